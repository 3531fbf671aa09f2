/** Rebate rules as stored, as engine input, and as text. */

import type { BrandPlan } from '#config'
import type { RebateRule } from '#domain'
import { formatMoney, type JsonObject, type RoundingMode } from '#rules'
import { labelOf, nameIn, type Wording, wordsOf } from '../../kernel/index.ts'

/** Staff input except the dates and the company. */
export type RuleData = {
  readonly name: string
  readonly nameEn: string
  readonly service?: string
  readonly pol?: string
  readonly pod?: string
  readonly unit: RebateRule['unit']
  readonly of?: string
  readonly volume: RebateRule['volume']
  readonly currency: string
  readonly tiers: readonly { readonly above: string; readonly value: string }[]
  readonly minimum?: string
  readonly most?: string
  readonly step?: string
  readonly rounding?: RoundingMode
  /** Source of its figures. */
  readonly source: string
}

export interface StoredRule {
  readonly id: string
  readonly company_id: string | null
  readonly valid_from: string
  readonly valid_to: string | null
  readonly version: number
  readonly by_name: string
  readonly by_latin: string
  readonly created_at: Date
  readonly data: JsonObject
}

export function ruleData({ data }: Pick<StoredRule, 'data'>): RuleData {
  // Only this folder writes these rows.
  return data as RuleData
}

export function toEngineRule(row: StoredRule): RebateRule {
  const { name: _name, nameEn: _nameEn, source: _source, step, rounding, ...same } = ruleData(row)
  return {
    ...same,
    id: row.id,
    from: row.valid_from,
    ...(row.valid_to === null ? {} : { to: row.valid_to }),
    ...(step === undefined ? {} : { rounding: { step, mode: rounding ?? 'half-up' } }),
  }
}

export function nameOfRule({ name, nameEn }: Pick<RuleData, 'name' | 'nameEn'>, language: string): string {
  return nameIn(language, { name, latinName: nameEn })
}

/** What the rule pays, in a sentence. */
export function describeTerms(rule: RuleData, wording: Wording): string {
  const words = wordsOf(wording)
  const { unit, currency, volume, of } = rule
  const fees = of === undefined ? words('rebate.term.all-fees') : labelOf('dictionary', 'fee-group', of, wording)
  const value = (amount: string) => words(`rebate.term.${unit}`, { value: formatMoney(amount), currency, of: fees })
  const sorted = rule.tiers.toSorted((one, other) => Number(one.above) - Number(other.above))
  const tiers = sorted.map(({ above, value: amount }) =>
    Number(above) === 0
      ? value(amount)
      : words('rebate.term.above', { above, volume: words(`rebate.volume.${volume}`), value: value(amount) }),
  )
  const bounds = (['minimum', 'most'] as const).flatMap((bound) => {
    const amount = rule[bound]
    return amount === undefined ? [] : [words(`rebate.term.${bound}`, { amount: formatMoney(amount), currency })]
  })
  return [...tiers, ...bounds].join(wording.language === 'zh' ? '；' : '; ')
}

/** State of a rule on a day. */
export function stateOn(
  day: string,
  { valid_from, valid_to }: Pick<StoredRule, 'valid_from' | 'valid_to'>,
): 'in-force' | 'coming' | 'past' {
  // A rule that was ended before it began is past, too.
  if (valid_to !== null && (valid_to < day || valid_to < valid_from)) return 'past'
  return valid_from > day ? 'coming' : 'in-force'
}

/** A percentage of fees can only be given in the base currency. */
export function currencyOf({ unit, currency }: { unit: string; currency?: string | undefined }, brand: BrandPlan): string {
  return unit === 'percent' ? brand.baseCurrency : (currency ?? brand.baseCurrency)
}
