/** The part of a record's history that its readers see: changes of the fields that the entity names. */
import type { JsonObject } from '#rules'
import { type Call, cutPage, type PageInput, pageOf, type Result } from '../../kernel/index.ts'
import type { EntityPlan } from './entity.ts'
import { readEventsSince } from './store.ts'

/** One row per change, the latest first. The first field keeps its value; the others are shown where they changed. */
export async function listProgress(input: JsonObject & PageInput, call: Call, { key, progress }: EntityPlan): Promise<Result<object>> {
  const [state, ...texts] = progress
  let last: JsonObject = {}
  const rows = (await readEventsSince(call.db, String(input[key]), 0)).flatMap(({ at, version, after }) => {
    const changed = progress.filter((name) => after?.[name] !== undefined)
    if (state === undefined || changed.length === 0) return []
    const value = after?.[state] ?? last[state]
    last = value === undefined ? {} : { [state]: value }
    const notes = texts.flatMap((name) => (after?.[name] === undefined ? [] : [[name, after[name]]]))
    return [{ step: version, at: at.toISOString(), ...last, ...Object.fromEntries(notes) }]
  })
  return { ok: true, value: cutPage(rows.reverse(), pageOf(input, call)) }
}
