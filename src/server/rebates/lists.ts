/** Rebates as far as the caller may see: all of the brand, a company's, or those of one's own orders; the grid says whose. */
import type { Rebate } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { addDecimals, formatMoney, type JsonObject, roundHalfUp } from '#rules'
import {
  type Call,
  type Handlers,
  isObject,
  listObjects,
  nameIn,
  pageOf,
  pickWords,
  readGrid,
  todayOf,
  type Wording,
} from '../kernel/index.ts'
import { readMoney } from '../quotes/index.ts'
import { nameOfRule, ruleData, type StoredRule, stateOn, tellTerms, wordsOf } from './rules.ts'
import { type FoundMonth, type FoundRebate, listRules, type RebateScope, searchMonths, searchRebates, sumByState } from './store.ts'

type ListHandlers = Pick<
  Handlers,
  'read-rebate-summary' | 'list-rebate-months' | 'list-rebates' | 'list-rebate-rules' | 'list-desk-rebates'
>
type Month = Operations['list-rebate-months']['output']['rows'][number]
type Order = Operations['list-rebates']['output']['rows'][number]
type Rule = Operations['list-rebate-rules']['output']['rows'][number]

/** States of the desk's tabs; every state where none is named. */
const tabs: Readonly<Record<string, readonly string[]>> = { open: ['requested'], approved: ['approved'], paid: ['paid'] }

export const listHandlers: ListHandlers = {
  'read-rebate-summary': async (_input, call) => {
    const sums = await sumByState(call.db, scopeOf(call))
    const { decimals } = await readMoney(call.db, call.brand, todayOf(call))
    const places = decimals[call.brand.baseCurrency] ?? 0
    const amountIn = (...states: string[]) =>
      roundHalfUp(
        sums.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => addDecimals(sum, amount), '0'),
        places,
      )
    const value = {
      accruing: amountIn('accruing'),
      payable: amountIn('payable', 'refused'),
      requested: amountIn('requested', 'approved'),
      paid: amountIn('paid'),
      currency: call.brand.baseCurrency as Month['currency'],
      months: sums.reduce((sum, { months }) => sum + months, 0),
    }
    return { ok: true, value }
  },

  'list-rebate-months': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const states = input.state ? [input.state] : undefined
    const found = await searchMonths(call.db, { ...scopeOf(call), states, limit: pageSize, offset })
    return { ok: true, value: { rows: found.rows.map((row) => toMonth(row, call)), total: found.total, page, pageSize } }
  },

  'list-rebates': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { monthId, month, state, omsOrderNo } = input
    const found = await searchRebates(call.db, { ...scopeOf(call), monthId, month, state, omsOrderNo, limit: pageSize, offset })
    const rules = new Map((await listRules(call.db, { brand: call.brand.id })).map((rule) => [rule.id, rule]))
    return { ok: true, value: { rows: found.rows.map((row) => toOrder(row, { call, rules })), total: found.total, page, pageSize } }
  },

  'list-rebate-rules': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { brand, actor } = call
    const today = todayOf(call)
    const isStaff = readGrid(brand).rebates?.[actor.kind] === 'allow'
    const rules = await listRules(call.db, {
      brand: brand.id,
      ...(isStaff ? {} : { companyId: actor.companyId ?? '' }),
      ...(isStaff && input.tab === 'all' ? {} : { notOverOn: today }),
    })
    const companies = await readCompanies(call, rules)
    const rows = rules.slice(offset, offset + pageSize).map((rule) => toRule(rule, { call, today, companies }))
    return { ok: true, value: { rows, total: rules.length, page, pageSize } }
  },

  'list-desk-rebates': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const search = { brand: call.brand.id, companyName: input.companyName }
    const states = tabs[input.tab ?? 'open']
    const found = await searchMonths(call.db, { ...search, states, oldestRequest: true, limit: pageSize, offset })
    const sums = await sumByState(call.db, search)
    const count = (among?: readonly string[]) =>
      sums.filter(({ state }) => among === undefined || among.includes(state)).reduce((sum, { months }) => sum + months, 0)
    const counts = { open: count(tabs.open), approved: count(tabs.approved), paid: count(tabs.paid), all: count() }
    return { ok: true, value: { rows: found.rows.map((row) => toMonth(row, call)), total: found.total, page, pageSize, counts } }
  },
}

/** Everybody's, one's company's or those of one's own orders, as the grid's cell says. */
function scopeOf({ actor, brand }: Call): RebateScope {
  const cell = readGrid(brand).rebates?.[actor.kind]
  if (cell === 'allow') return { brand: brand.id }
  const ofCompany = { brand: brand.id, companyId: actor.companyId ?? '' }
  return cell === 'own-company' ? ofCompany : { ...ofCompany, ordererId: actor.userId ?? '' }
}

/** What was written of a month beside its columns. */
const told = ['payee', 'bank', 'account', 'note', 'reason', 'paidOn', 'reference', 'decidedAt'] as const

function toMonth(row: FoundMonth, call: Call): Month {
  const { language } = call
  const { data } = row
  const decidedBy = named({ name: data.decidedBy, latinName: data.decidedByLatin }, language)
  const requestedBy = row.requester === null ? '' : nameIn(language, { name: row.requester, latinName: row.requester_latin ?? '' })
  const month = {
    monthId: row.id,
    month: row.month,
    companyName: nameIn(language, { name: row.company_name, latinName: row.company_latin }),
    state: row.state,
    orders: row.own_orders,
    amount: row.own_amount,
    currency: row.currency,
    ...(row.requested_at ? { requestedAt: row.requested_at.toISOString() } : {}),
    ...(requestedBy ? { requestedBy } : {}),
    ...Object.fromEntries(told.flatMap((name) => (typeof data[name] === 'string' && data[name] !== '' ? [[name, data[name]]] : []))),
    ...(decidedBy ? { decidedBy } : {}),
    version: row.version,
  }
  // Currencies and states come from their dictionaries.
  return month as Month
}

function named({ name, latinName }: { name: unknown; latinName: unknown }, language: string): string {
  return typeof name === 'string' ? nameIn(language, { name, latinName: typeof latinName === 'string' ? latinName : '' }) : ''
}

interface OrderContext {
  readonly call: Call
  readonly rules: ReadonlyMap<string, StoredRule>
}

function toOrder(row: FoundRebate, { call, rules }: OrderContext): Order {
  const { order_data: data } = row
  const { language } = call
  const port = (code: unknown) => {
    const rows = listObjects(call.brand.documents.reference?.port?.rows)
    const found = rows.find(({ id }) => id === code)
    return isObject(found) ? pickWords(found.label, call) : typeof code === 'string' ? code : ''
  }
  const lane = [port(data.pol), port(data.pod)].filter(Boolean).join(' – ') || String(data.place ?? '')
  const lines = listObjects(row.data.lines).map((line) => toLine(line as unknown as Rebate, { call, rules }))
  const order = {
    omsOrderNo: row.order_id,
    orderType: data.orderType,
    companyName: nameIn(language, { name: row.company_name, latinName: row.company_latin }),
    orderedBy: named({ name: data.orderedBy, latinName: data.orderedByLatin }, language),
    ...(lane ? { lane } : {}),
    ...(typeof data.boxes === 'string' && data.boxes ? { boxes: data.boxes } : {}),
    monthId: row.month_id,
    month: row.month,
    completedAt: row.completed_at.toISOString(),
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    why: lines.map(({ ruleName, why }) => `${ruleName}: ${why}`).join('\n'),
    lines,
  }
  return order as Order
}

function toLine(line: Rebate, { call, rules }: OrderContext) {
  const rule = rules.get(line.rule)
  return { ...line, ruleName: rule ? nameOfRule(ruleData(rule), call.language) : line.rule, why: tellWhy(line, call) }
}

/** Why a line came to its amount, in a sentence. */
function tellWhy(line: Rebate, wording: Wording): string {
  const words = wordsOf(wording)
  const volume = (amount: string) => `${amount} ${words(`rebate.volume.${line.volume}`)}`
  const parts = line.parts.map(({ units, value }) =>
    words(`rebate.part.${line.unit}`, { units: line.unit === 'percent' ? volume(units) : units, value, currency: line.currency }),
  )
  const said: JsonObject = { before: volume(line.before), units: volume(line.units), parts: parts.join(' + ') }
  const sentence =
    line.feeBase === undefined ? words('rebate.why', said) : words('rebate.why.percent', { ...said, base: formatMoney(line.feeBase) })
  if (line.decided !== 'minimum' && line.decided !== 'most') return sentence
  return [sentence, words(`rebate.why.${line.decided}`, { amount: formatMoney(line.amount) })].join(wording.language === 'zh' ? '，' : ', ')
}

async function readCompanies({ db }: Call, rules: readonly StoredRule[]) {
  const ids = rules.flatMap(({ company_id }) => (company_id === null ? [] : [company_id]))
  if (ids.length === 0) return new Map<string, { name: string; latinName: string }>()
  const rows = await db.selectFrom('companies').select(['id', 'name', 'latin_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, latin_name }) => [id, { name, latinName: latin_name }]))
}

interface RuleContext {
  readonly call: Call
  readonly today: string
  readonly companies: ReadonlyMap<string, { readonly name: string; readonly latinName: string }>
}

function toRule(row: StoredRule, { call, today, companies }: RuleContext): Rule {
  const data = ruleData(row)
  const company = row.company_id === null ? undefined : companies.get(row.company_id)
  const by = nameIn(call.language, { name: row.by_name, latinName: row.by_latin })
  const { name: _name, nameEn, ...same } = data
  const rule = {
    ruleId: row.id,
    ...same,
    name: nameOfRule(data, call.language),
    ...(nameEn ? { nameEn } : {}),
    ...(company ? { companyName: nameIn(call.language, company) } : {}),
    terms: tellTerms(data, call),
    validFrom: row.valid_from,
    ...(row.valid_to === null ? {} : { validTo: row.valid_to }),
    state: stateOn(today, row),
    ...(by ? { by } : {}),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
  return rule as unknown as Rule
}
