/** Cut-off rules and public holidays, as the brand's reference documents declare them. */
import type { BrandPlan } from '#config'
import { type CutOffRule, mergeCutOffSteps, type WorkingCalendar } from '#domain'
import { isObject, type Json, onceFor } from '#rules'
import { documentRows, type FactRow, findRow, listObjects } from '../../kernel/index.ts'

export interface FoundRule {
  readonly rule: CutOffRule
  readonly timeZone: string
  readonly country: string
  /** Name of the most specific place whose rule applies. */
  readonly label: Json | undefined
}

export interface CutOffPlace {
  readonly port: string
  readonly terminal?: string | undefined
}

/** Of a country, port or terminal. */
interface RuleFacts extends Partial<CutOffRule> {
  readonly timeZone?: string
}

/** The rule of the country, with the steps of the port and then of the terminal over it. */
export function readCutOffRule(brand: BrandPlan, { port, terminal }: CutOffPlace): FoundRule | undefined {
  const place = findRow(brand, 'reference', 'port', port)
  const country = place?.country
  const rules = documentRows<FactRow<RuleFacts>>(brand, 'reference', 'cut-off-rule')
  const chosen = [country, port, terminal].flatMap((code) => rules.filter(({ id }) => id === code))
  const [base] = chosen
  if (!base || base.id !== country || !base.facts) return undefined
  const { departure, closing } = base.facts
  // The clock of the port: a country may have several.
  const timeZone = typeof place?.timeZone === 'string' ? place.timeZone : base.facts.timeZone
  if (typeof timeZone !== 'string' || typeof departure !== 'string') return undefined
  const steps = chosen.map(({ facts }) => facts?.steps ?? [])
  return {
    rule: { departure, ...(typeof closing === 'string' ? { closing } : {}), steps: steps.reduce(mergeCutOffSteps, []) },
    timeZone,
    country: String(country),
    label: chosen.at(-1)?.label,
  }
}

export const readCalendar = onceFor((brand: BrandPlan, country: string): WorkingCalendar => {
  const days = rowsOf(brand, 'holiday').filter((row) => row.country === country)
  const of = (kind: string) => new Set(days.filter(({ facts }) => isObject(facts) && facts.kind === kind).map(({ id }) => String(id)))
  return { holidays: of('holiday'), workdays: of('workday') }
})

export interface HaulTime {
  readonly hours: number
  readonly label: Json | undefined
}

/** Hours by truck between a region and a port: of its district, or else its city, or else its province. */
export function readHaulTime(brand: BrandPlan, port: string, area: string): HaulTime | undefined {
  for (const code of [area, `${area.slice(0, 4)}00`, `${area.slice(0, 2)}0000`]) {
    const row = rowsOf(brand, 'haul-time').find(({ facts }) => isObject(facts) && facts.port === port && facts.area === code)
    if (row && isObject(row.facts) && typeof row.facts.hours === 'number') return { hours: row.facts.hours, label: row.label }
  }
  return undefined
}

function rowsOf({ documents }: BrandPlan, reference: string) {
  return listObjects(documents.reference?.[reference]?.rows)
}
