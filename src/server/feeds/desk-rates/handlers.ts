/** Single rates at the desk: found, corrected, withdrawn and restored. */

import type { Operations } from '#generated/operations.ts'
import { isObject } from '#rules'
import {
  type DeskRateRow,
  deskRate,
  deskRates,
  listPriceFields,
  offerHistory,
  pickRemarks,
  type RateBook,
  resolvePort,
} from '../../freight/rates/index.ts'
import { type Call, type Handlers, listObjects, readRow, readRows, todayOf } from '../../kernel/index.ts'
import { listPriceColumns } from '../imports/index.ts'
import { correctableOf } from './correction.ts'
import { describeChange } from './history.ts'
import { correct, restore, withdraw } from './moves.ts'

type DeskRateHandlers = Pick<
  Handlers,
  'list-desk-rates' | 'read-desk-rate' | 'list-rate-changes' | 'correct-rate' | 'withdraw-rate' | 'restore-rate'
>
type Change = Operations['list-rate-changes']['output']['rows'][number]

export const deskRateHandlers: DeskRateHandlers = {
  'list-desk-rates': (input, call) => {
    const [pol, pod] = [resolvePort(call.brand, input.pol), resolvePort(call.brand, input.pod)]
    const filter = { ...input, pol, pod, codes: findCodes(input.words, call) }
    return readRows(call, input, deskRates(bookOf(call), filter), { more: describeRate(call) })
  },

  'read-desk-rate': ({ rateId }, call) => readRow(call, deskRate(bookOf(call), rateId), { more: describeRate(call) }),

  'list-rate-changes': async (input, call) => {
    const columns = listPriceColumns(call.brand)
    const changes = await readRows<Parameters<typeof describeChange>[0], Change>(call, input, offerHistory(bookOf(call), input.rateId), {
      more: (row) => describeChange(row, call, columns),
    })
    // The history of every rate begins with its load.
    return changes.ok && changes.value.total === 0 ? { ok: false, error: 'error.not-found' } : changes
  },

  'correct-rate': (input, call) => correct(call, input),

  'withdraw-rate': (input, call) => withdraw(call, input),

  'restore-rate': (input, call) => restore(call, input),
}

function bookOf(call: Call): RateBook {
  return { brand: call.brand.id, today: todayOf(call), columns: call.release.columns, prices: listPriceFields(call.brand) }
}

/** The rate's remarks in the reader's language, and what the form of a correction contains. */
function describeRate(call: Call): (row: DeskRateRow) => object {
  const columns = listPriceColumns(call.brand)
  return ({ data }) => ({ remarks: pickRemarks(data.remarks, call), ...correctableOf(data, columns) })
}

/** Codes of the ports and carriers whose name or code contains the words. */
function findCodes(words: string | undefined, { brand }: Call): string[] {
  const part = words?.trim().toLowerCase() ?? ''
  if (part === '') return []
  return ['port', 'carrier'].flatMap((reference) =>
    listObjects(brand.documents.reference?.[reference]?.rows).flatMap(({ id, code, label, aliases }) => {
      const names = [id, code, ...(isObject(label) ? Object.values(label) : []), ...(Array.isArray(aliases) ? aliases : [])]
      return names.some((name) => typeof name === 'string' && name.toLowerCase().includes(part)) ? [String(id)] : []
    }),
  )
}
