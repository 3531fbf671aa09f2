import type { JsonObject } from '#rules'
import type { Call, Result } from '../../kernel/index.ts'
import { readEntity } from './entity.ts'
import { recordHandlers } from './handlers.ts'
import type { MatchedRecord } from './match-store.ts'

/**
 * Changes the values of a record as its editor would, or adds a record. The values must satisfy the form together with those
 * that the record has. Returns whether anything changed.
 */
export async function saveRecord(
  call: Call,
  entity: string,
  { known, values }: { readonly known: MatchedRecord | undefined; readonly values: JsonObject },
): Promise<Result<boolean>> {
  const own = { ...call, entity }
  if (!known) {
    const added = await recordHandlers['create-record'](values, own)
    return added.ok ? { ok: true, value: true } : added
  }
  const isSame = Object.entries(values).every(([field, value]) => JSON.stringify(known.data[field]) === JSON.stringify(value))
  if (isSame) return { ok: true, value: false }
  const input = { ...known.data, ...values, [readEntity(own).key]: known.id }
  const changed = await recordHandlers['change-record'](input, own)
  return changed.ok ? { ok: true, value: true } : changed
}
