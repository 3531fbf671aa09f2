/** The desk's exchange rates: listed, added, corrected; nothing is ever overwritten. */

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ExchangeHole, ExchangeRate } from '#generated/entities.ts'
import { compareDecimals, divideDecimals, type JsonObject, subtractDecimals } from '#rules'
import { type Database, inTransaction, isUniqueViolation } from '../../db/index.ts'
import {
  type Call,
  cutPage,
  documentRows,
  type Handlers,
  limitOf,
  pageOf,
  type Refusal,
  type Result,
  readRows,
  todayOf,
} from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findOverlap, findRateGaps } from './rate-gaps.ts'
import { type ExchangeRow, exchangeRates, type FindExchangeOptions, findExchange, insertExchange, listHeads } from './store.ts'

type ExchangeHandlers = Pick<Handlers, 'list-exchange-rates' | 'list-exchange-holes' | 'add-exchange-rate' | 'correct-exchange-rate'>
type Currency = ExchangeHole['currency']
type Saved = Result<{ exchangeRateId: string }>

export const exchangeHandlers: ExchangeHandlers = {
  'list-exchange-rates': (input, call) => {
    const book = bookOf(call)
    const state = (row: ExchangeRow) => ({ state: stateOf(row, book.today), open: row.revision === row.newest })
    return readRows(call, input, exchangeRates(book, input), { more: state })
  },

  'list-exchange-holes': async (input, call) => {
    const book = bookOf(call)
    const heads = await listHeads(call.db, book)
    const gaps = findRateGaps(heads.map(toPeriod), listCurrencies(call), book.today)
    const rows = gaps.map(({ currency, from, to }) => ({ holeId: `${currency}-${from}`, currency, from, ...(to === null ? {} : { to }) }))
    return { ok: true, value: cutPage(rows, pageOf(input, call)) }
  },

  'add-exchange-rate': async ({ currency, rate, validFrom, validTo, note = '', sure = false }, call) => {
    if (currency === call.brand.baseCurrency) return refuse('error.exchange-base')
    return save(call, async (tx) => {
      const heads = (await listHeads(tx, bookOf(call))).filter((head) => head.currency === currency)
      const same = heads.find((head) => head.valid_from === validFrom)
      if (same) return refuse('error.exchange-same-day', { from: validFrom, rate: same.rate })
      const overlap = findOverlap({ from: validFrom, to: validTo ?? null }, heads.map(toPeriod))
      if (overlap) return refuse('error.exchange-overlap', { from: overlap.from, to: overlap.to ?? '…' })
      const before = heads.findLast((head) => head.valid_from < validFrom)
      const step = checkStep(before?.rate, { rate, sure }, call)
      if (step) return step
      const id = await append(tx, call, { currency, rate, valid_from: validFrom, valid_to: validTo ?? null, revision: 1, note })
      await writeAudit(tx, call, {
        event: 'exchange-rate-added',
        subject: id,
        before: before ? { rate: before.rate, validFrom: before.valid_from } : null,
        after: { currency, rate, validFrom, ...(validTo ? { validTo } : {}), ...(note ? { note } : {}) },
      })
      return { ok: true, value: { exchangeRateId: id } }
    })
  },

  'correct-exchange-rate': async ({ exchangeRateId, rate, note, sure = false }, call) =>
    save(call, async (tx) => {
      const wrong = await findExchange(tx, bookOf(call), exchangeRateId)
      if (!wrong) return refuse('error.not-found')
      if (wrong.revision !== wrong.newest) return refuse('error.exchange-corrected')
      const step = checkStep(wrong.rate, { rate, sure }, call)
      if (step) return step
      const { currency, valid_from, valid_to } = wrong
      const id = await append(tx, call, { currency, rate, valid_from, valid_to, revision: wrong.revision + 1, note })
      await writeAudit(tx, call, {
        event: 'exchange-rate-corrected',
        subject: id,
        before: { currency, rate: wrong.rate, validFrom: valid_from },
        after: { currency, rate, validFrom: valid_from, note },
      })
      return { ok: true, value: { exchangeRateId: id } }
    }),
}

function bookOf({ brand, now }: Call): FindExchangeOptions {
  return { brand: brand.id, baseCurrency: brand.baseCurrency, today: todayOf({ brand, now }) }
}

/** If two users enter the same start date at once, one of them must reload. */
async function save(call: Call, work: (tx: Kysely<Database>) => Promise<Saved>): Promise<Saved> {
  try {
    return await inTransaction(call.db as Kysely<Database>, work)
  } catch (error) {
    if (isUniqueViolation(error, 'exchange_rates_revision')) return refuse('error.exchange-corrected')
    throw error
  }
}

type NewEntry = Pick<ExchangeRow, 'currency' | 'rate' | 'valid_from' | 'valid_to' | 'revision' | 'note'>

async function append(tx: Kysely<Database>, { brand, actor, now }: Call, entry: NewEntry): Promise<string> {
  const id = randomUUID()
  const who = { by_user: actor.userId, by_name: actor.name, by_latin: actor.latinName, created_at: now() }
  await insertExchange(tx, { id, brand: brand.id, base_currency: brand.baseCurrency, ...entry, ...who })
  return id
}

/** A misplaced decimal point would affect every quote: a large change must be confirmed. */
function checkStep(before: string | undefined, { rate, sure }: { rate: string; sure: boolean }, { brand }: Call): Refusal | null {
  if (before === undefined || sure) return null
  const step = subtractDecimals(divideDecimals(rate, before, 8), '1').replace('-', '')
  const most = divideDecimals(String(limitOf(brand, 'exchangeStepPercent')), '100', 4)
  return compareDecimals(step, most) > 0 ? refuse('error.exchange-step', { rate: before }) : null
}

function listCurrencies({ brand }: Call): Currency[] {
  const rows = documentRows<{ readonly id: Currency }>(brand, 'dictionary', 'currency')
  return rows.map(({ id }) => id).filter((id) => id !== brand.baseCurrency)
}

function toPeriod({ currency, valid_from, valid_to }: ExchangeRow) {
  return { currency, from: valid_from, to: valid_to }
}

function stateOf(row: ExchangeRow, today: string): ExchangeRate['state'] {
  if (row.revision !== row.newest) return 'corrected'
  if (row.in_force) return 'in-force'
  if (row.valid_from > today) return 'coming'
  return row.valid_to !== null && row.valid_to < today ? 'past' : 'covered'
}

function refuse(error: string, params?: JsonObject): Refusal {
  return { ok: false, error, ...(params ? { params } : {}) }
}
