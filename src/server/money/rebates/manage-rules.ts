/** Staff add and end rules by date; earned rebates never change. */

import { randomUUID } from 'node:crypto'
import { addDays } from '#rules'
import { resolvePort } from '../../freight/rates/index.ts'
import { type Handlers, type Refusal, todayOf } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { currencyOf, type RuleData } from './rules.ts'
import { endRule, findRule, insertRule } from './store.ts'

/** Default volume for a unit. */
const volumes: Readonly<Record<string, RuleData['volume']>> = { 'per-teu': 'teu', 'per-box': 'boxes', 'per-bill': 'bills' }

export const ruleHandlers: Pick<Handlers, 'add-rebate-rule' | 'end-rebate-rule'> = {
  'add-rebate-rule': (input, call) =>
    call.transaction(async (tx) => {
      const { brand, actor } = call
      const { name, nameEn = '', unit, tiers, validFrom, validTo, of, service, minimum, most, step, rounding } = input
      const today = todayOf(call)
      if (validFrom < today) return fromPast(today, '/validFrom')
      const id = randomUUID()
      const pol = resolvePort(brand, input.pol)
      const pod = resolvePort(brand, input.pod)
      const data: RuleData = {
        name: name.trim(),
        nameEn: nameEn.trim(),
        ...(service ? { service } : {}),
        ...(pol ? { pol } : {}),
        ...(pod ? { pod } : {}),
        unit,
        ...(unit === 'percent' && of ? { of } : {}),
        volume: volumes[unit] ?? input.volume ?? 'bills',
        currency: currencyOf({ unit, currency: input.currency }, brand),
        tiers: tiers.map(({ above, value }) => ({ above, value })),
        ...(minimum ? { minimum } : {}),
        ...(most ? { most } : {}),
        ...(step ? { step, rounding: rounding ?? 'half-up' } : {}),
        source: 'specification',
      }
      await insertRule(tx, {
        id,
        brand: brand.id,
        valid_from: validFrom,
        valid_to: validTo ?? null,
        by_user: actor.userId,
        by_name: actor.name,
        by_latin: actor.latinName,
        created_at: call.now(),
        data,
      })
      await writeAudit(tx, call, {
        event: 'rebate-rule-added',
        subject: id,
        companyId: null,
        after: { name: data.name, unit, tiers: data.tiers as never, validFrom, ...(validTo ? { validTo } : {}) },
      })
      return { ok: true as const, value: { ruleId: id } }
    }),

  'end-rebate-rule': ({ ruleId, version, validTo }, call) =>
    call.transaction(async (tx) => {
      const rule = await findRule(tx, call.brand.id, ruleId)
      if (!rule) return { ok: false as const, error: 'error.not-found' }
      if (rule.version !== version) return { ok: false as const, error: 'error.conflict-version', data: { version: rule.version } }
      const today = todayOf(call)
      const yesterday = addDays(today, -1)
      if (rule.valid_to !== null && rule.valid_to < today) return { ok: false as const, error: 'error.rule-over' }
      if (validTo < yesterday) return fromPast(yesterday, '/validTo')
      // A rule that has not begun never takes effect.
      const last = validTo < rule.valid_from ? addDays(rule.valid_from, -1) : validTo
      await endRule(tx, rule, last)
      const before = rule.valid_to === null ? {} : { validTo: rule.valid_to }
      await writeAudit(tx, call, { event: 'rebate-rule-ended', subject: ruleId, companyId: null, before, after: { validTo: last } })
      return { ok: true as const, value: { ruleId } }
    }),
}

export function fromPast(day: string, path: string): Refusal {
  return { ok: false, error: 'error.from-past', params: { day }, fields: [{ path, id: 'error.from-past', params: { day } }] }
}
