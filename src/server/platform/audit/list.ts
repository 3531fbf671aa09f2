/** Reads the audit trail: staff see their brand's entries, administrators those of their company, newest first. */
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pickWords, readGrid, readRows } from '../../kernel/index.ts'
import { auditOf } from './store.ts'

type Entry = Operations['list-audit']['output']['rows'][number]
type Change = Entry['changes'][number]

export const auditHandlers: Pick<Handlers, 'list-audit'> = {
  'list-audit': (input, call) => {
    const { brand, actor } = call
    const isOfBrand = readGrid(brand)['audit-trail']?.[actor.kind] === 'allow'
    const scope = { brand: brand.id, ...(isOfBrand ? {} : { companyId: actor.companyId ?? '' }) }
    return readRows(call, input, auditOf(scope, input, brand.timeZone), {
      more: ({ before, after, detail }) => ({ changes: [...changesOf(before, after, call), ...changesOf(null, detail, call)] }),
    })
  },
}

/** One entry for each field that differs between the two. */
function changesOf(before: JsonObject | null, after: JsonObject | null, call: Call): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((field) => {
    const [was, is] = [say(field, before?.[field], call), say(field, after?.[field], call)]
    if (was === is) return []
    return [{ field: field as Change['field'], ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }]
  })
}

/** Dictionaries with the labels of roles; `staff-role` also covers the administration of staff. */
const roleDictionaries = ['user-role', 'staff-role']

/** In the reader's language, if the value is one of a closed list. */
function say(field: string, value: unknown, { brand, language }: Call): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  const words = field === 'error' ? brand.texts[language]?.[String(value)] : undefined
  if (typeof words === 'string') return words
  const role =
    field === 'role' && roleDictionaries.flatMap((id) => listObjects(brand.documents.dictionary?.[id]?.rows)).find(({ id }) => id === value)
  return (role && pickWords(role.label, { brand, language })) || String(value)
}
