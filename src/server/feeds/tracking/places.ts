/** What customers write beside a number: a carrier, a port area or a terminal, by code or name. */

import type { BrandPlan } from '#config'
import { isObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { plainName } from '../../platform/workbooks/index.ts'
import type { TrackedPlace } from './find-shipments.ts'

const references = { carrier: 'carrier', 'tracking-area': 'portArea', terminal: 'terminal' } as const

/** Undefined if it names none of them. */
export function readPlace({ documents }: Pick<BrandPlan, 'documents'>, text: string): TrackedPlace | undefined {
  const plainText = plainName(text)
  if (plainText === '') return undefined
  for (const [reference, field] of Object.entries(references)) {
    const row = listObjects(documents.reference?.[reference]?.rows).find(({ id, code, aliases, label }) => {
      const names = [id, code, ...(Array.isArray(aliases) ? aliases : []), ...(isObject(label) ? [label.zh, label.en] : [])]
      return names.some((name) => typeof name === 'string' && plainName(name) === plainText)
    })
    if (row) return { [field]: String(row.id) }
  }
  return undefined
}
