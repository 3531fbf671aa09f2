/** Findings about records that a release does not fit, at the line that no longer fits them. */

import type { Finding } from '../../check/findings.ts'
import type { SourceFile } from '../../read/documents.ts'
import { type FindingMessage, formatMessage, say } from '../../read/messages.ts'
import { type Origin, resolveBrandDocuments } from '../../resolve/resolve.ts'
import type { Misfit } from './carry-row.ts'
import type { EntityChange } from './compare-shapes.ts'

/** The records of one entity with the same problem. */
export interface MisfitCount {
  readonly change: Pick<EntityChange, 'brand' | 'from' | 'entity' | 'form'>
  /** Null if the whole entity is gone. */
  readonly misfit: Misfit | null
  readonly codes: readonly string[]
  readonly count: number
}

export function reportMisfits(files: readonly SourceFile[], counts: readonly MisfitCount[]): Finding[] {
  return counts.map((counted) => {
    const saying = sayMisfit(counted)
    return {
      ...placeOf(files, counted),
      severity: 'error',
      code: saying.code,
      words: { zh: formatMessage(saying, 'zh'), en: formatMessage(saying, 'en') },
    }
  })
}

function sayMisfit({ change, misfit, codes, count }: MisfitCount): FindingMessage {
  const { brand, from } = change
  if (!misfit) return say('STORED/gone-entity', { brand, count, entity: from })
  const { field, problem, keyword = '' } = misfit
  const params = { brand, count, entity: change.entity ?? from, field }
  if (problem === 'gone') return say('STORED/gone-field', params)
  if (problem === 'missing') return say('STORED/missing', params)
  return problem === 'code' ? say('STORED/gone-codes', { ...params, codes }) : say('STORED/records', { ...params, rule: keyword })
}

/** The rule, else the field, else the entity; without any of them the manifest of the brand. */
function placeOf(files: readonly SourceFile[], { change, misfit }: MisfitCount): Origin {
  const { brand, entity, form } = change
  const documents = resolveBrandDocuments(files, brand)
  const [kind, id] = misfit?.part === 'form' ? (['form', form] as const) : (['entity', entity ?? ''] as const)
  for (const pointer of misfit ? pointersOf(misfit) : []) {
    const origin = documents?.originOf(kind, id, pointer)
    if (origin) return origin
  }
  const whole = documents?.originOf(kind, id, '/stored/form') ?? documents?.originOf('brand', brand, '')
  return whole ?? { path: `brands/${brand}/brand.json`, line: 1, column: 1 }
}

/** Codes come from a list that the field names. */
const declaredAs: Readonly<Record<string, readonly string[]>> = { enum: ['dictionary', 'reference', 'enum'] }

function pointersOf({ field, problem, keyword = '' }: Misfit): string[] {
  const at = `/properties/${field}`
  if (problem === 'gone') return ['/properties']
  if (problem === 'missing') return ['/required', at]
  return [...(declaredAs[keyword] ?? [keyword]).map((name) => `${at}/${name}`), at]
}
