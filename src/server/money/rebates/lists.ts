/** Rebates that the caller may see: all of the brand, those of a company, or those of the caller's own orders; the grid decides. */
import type { Rebate } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { addDecimals, formatMoney, type JsonObject, roundHalfUp } from '#rules'
import { readMoney } from '../../freight/quotes/index.ts'
import {
  type Call,
  type Handlers,
  labelOf,
  listObjects,
  readGrid,
  readRows,
  scopeOf,
  todayOf,
  type Wording,
  wordsOf,
} from '../../kernel/index.ts'
import { describeTerms, nameOfRule, ruleData, type StoredRule, stateOn } from './rules.ts'
import { deskMonths, type FoundRebate, listRules, rebateMonths, rebateRules, rebatesOf, sumByState } from './store.ts'

type ListHandlers = Pick<
  Handlers,
  'read-rebate-summary' | 'list-rebate-months' | 'list-rebates' | 'list-rebate-rules' | 'list-desk-rebates'
>
type Month = Operations['list-rebate-months']['output']['rows'][number]

const gridRow = 'rebates'

/** States per tab of the staff desk. */
const tabs = { open: ['requested'], approved: ['approved'], paid: ['paid'], all: null } as const

export const listHandlers: ListHandlers = {
  'read-rebate-summary': async (_input, call) => {
    const sums = await sumByState(call.db, scopeOf(call, gridRow))
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

  'list-rebate-months': (input, call) => readRows(call, input, rebateMonths(scopeOf(call, gridRow), input)),

  'list-rebates': async (input, call) => {
    const rules = new Map((await listRules(call.db, { brand: call.brand.id })).map((rule) => [rule.id, rule]))
    return await readRows(call, input, rebatesOf(scopeOf(call, gridRow), input), { more: (row) => describeRebate(row, { call, rules }) })
  },

  'list-rebate-rules': (input, call) => {
    const { brand, actor } = call
    const today = todayOf(call)
    const isStaff = readGrid(brand)[gridRow]?.[actor.kind] === 'allow'
    const rules = rebateRules({
      brand: brand.id,
      companyId: isStaff ? undefined : (actor.companyId ?? ''),
      notOverOn: isStaff && input.tab === 'all' ? undefined : today,
    })
    return readRows(call, input, rules, { more: (row) => describeRule(row, call, today) })
  },

  'list-desk-rebates': ({ tab = 'open', companyName, ...cut }, call) =>
    readRows(call, cut, deskMonths(call.brand.id, { companyName }, { of: tabs, open: tab })),
}

interface OrderContext {
  readonly call: Call
  readonly rules: ReadonlyMap<string, StoredRule>
}

function describeRebate({ data, pol, pod, place }: FoundRebate, { call, rules }: OrderContext): object {
  const port = (code: string | null) => (code === null ? '' : labelOf('reference', 'port', code, call))
  const lane = [port(pol), port(pod)].filter(Boolean).join(' – ') || place
  const lines = listObjects(data.lines).map((line) => toLine(line as Rebate, { call, rules }))
  return { ...(lane ? { lane } : {}), why: lines.map(({ ruleName, why }) => `${ruleName}: ${why}`).join('\n'), lines }
}

function toLine(line: Rebate, { call, rules }: OrderContext) {
  const rule = rules.get(line.rule)
  return { ...line, ruleName: rule ? nameOfRule(ruleData(rule), call.language) : line.rule, why: describeReason(line, call) }
}

/** Explains a line's amount in a sentence. */
function describeReason(line: Rebate, wording: Wording): string {
  const words = wordsOf(wording)
  const volume = (amount: string) => `${amount} ${words(`rebate.volume.${line.volume}`)}`
  const parts = line.parts.map(({ units, value }) =>
    words(`rebate.part.${line.unit}`, {
      units: line.unit === 'percent' ? volume(units) : units,
      value: formatMoney(value),
      currency: line.currency,
    }),
  )
  const figures: JsonObject = { before: volume(line.before), units: volume(line.units), parts: parts.join(' + ') }
  const sentence =
    line.feeBase === undefined
      ? words('rebate.why', figures)
      : words('rebate.why.percent', { ...figures, base: formatMoney(line.feeBase, line.currency) })
  if (line.decided !== 'minimum' && line.decided !== 'most') return sentence
  return [sentence, words(`rebate.why.${line.decided}`, { amount: formatMoney(line.amount, line.currency) })].join(
    wording.language === 'zh' ? '，' : ', ',
  )
}

function describeRule(row: StoredRule, call: Call, today: string): object {
  const data = ruleData(row)
  return { name: nameOfRule(data, call.language), terms: describeTerms(data, call), state: stateOn(today, row) }
}
