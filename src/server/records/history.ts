/** Who changed what of a record, as those who write it read it. */
import { askerOf, fieldAllowed } from '#domain'
import { formatDateTime, type Json, type JsonObject } from '#rules'
import { type Call, labelOf, nameIn, type PageInput, pageOf, pickWords, type Result, readGrid, wordsOf } from '../kernel/index.ts'
import type { EntityPlan } from './entity.ts'
import { type FoundEvent, readEvents } from './store.ts'

export async function listEvents(input: JsonObject & PageInput, call: Call, plan: EntityPlan): Promise<Result<object>> {
  const { page, pageSize, offset } = pageOf(input, call)
  const { rows, total } = await readEvents(call.db, String(input[plan.key]), { limit: pageSize, offset })
  const seen = visibleFields(call, plan)
  const told = rows.map((row) => ({
    at: row.at.toISOString(),
    event: row.event,
    who: nameIn(call.language, { name: row.who, latinName: row.who_latin }),
    version: row.version,
    changes: changesOf(row, seen, call),
  }))
  return { ok: true, value: { rows: told, total, page, pageSize } }
}

/** A value that the caller may not read does not leave with the history either. */
function visibleFields({ brand, actor }: Call, { fields }: EntityPlan): [string, JsonObject][] {
  const [grid, asker] = [readGrid(brand), askerOf(actor)]
  return Object.entries(fields).filter(([, { policy }]) => typeof policy === 'string' && fieldAllowed(grid, policy, asker, 'none').allow)
}

function changesOf({ before, after }: FoundEvent, fields: readonly [string, JsonObject][], call: Call): object[] {
  return fields.flatMap(([name, field]) => {
    const [was, is] = [say(before?.[name], field, call), say(after?.[name], field, call)]
    if (was === is) return []
    return [{ field: pickWords(field.label, call) || name, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }]
  })
}

/** A value in the reader's words. */
function say(value: Json | undefined, field: JsonObject, call: Call): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item) => say(item, field, call)).join(call.language === 'zh' ? '、' : ', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return wordsOf(call)(value ? 'engine.yes' : 'engine.no')
  if (field.format === 'date-time') return formatDateTime(String(value), call.brand.timeZone)
  for (const kind of ['dictionary', 'reference'] as const) {
    const list = field[kind]
    if (typeof list === 'string') return labelOf(kind, list, String(value), call)
  }
  return String(value)
}
