import { type PlannedCutOff, planCutOffs } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { readMoment, writeMoment } from '#rules'
import { type Call, type Handlers, labelOf, limitOf, pickWords, type Result } from '../../kernel/index.ts'
import { readCalendar, readCutOffRule, readHaulTime } from './rules.ts'

type Input = Operations['plan-cut-offs']['input']
type Output = Operations['plan-cut-offs']['output']

export const cutOffHandlers: Pick<Handlers, 'plan-cut-offs'> = { 'plan-cut-offs': planForPort }

async function planForPort(input: Input, call: Call): Promise<Result<Output>> {
  const cutOffRule = readCutOffRule(call.brand, input)
  if (!cutOffRule) return { ok: false, error: 'error.no-cut-off-rule' }
  const { rule, timeZone } = cutOffRule
  const etd = momentOf(input.etdDay, input.etdTime ?? rule.departure)
  const ready = momentOf(input.readyDay, input.readyTime ?? '09:00')
  if (etd === undefined && ready === undefined) return { ok: false, error: 'error.cut-off-start' }
  const haul = input.area === undefined ? undefined : readHaulTime(call.brand, input.port, input.area)
  const travelHours = input.travelHours ?? haul?.hours
  if (travelHours === undefined) return { ok: false, error: 'error.no-haul-time' }
  const plan = planCutOffs({
    rule,
    calendar: readCalendar(call.brand, cutOffRule.country),
    ...(etd === undefined ? {} : { etd }),
    ...(ready === undefined ? {} : { ready }),
    now: writeMoment(call.now().getTime(), timeZone).slice(0, 16),
    soonHours: limitOf(call.brand, 'dueSoonHours'),
    travelHours,
    known: readKnown(input, timeZone),
    night: [limitOf(call.brand, 'overnightFromHour'), limitOf(call.brand, 'overnightToHour')],
    stuffingHours: input.stuffingHours,
  })
  if (!plan) return { ok: false, error: 'error.no-departure' }
  const { steps, warnings, readySlackHours } = plan
  const stuffing = steps.find(({ step }) => step === 'stuffing')
  return {
    ok: true,
    value: {
      port: input.port,
      rule: pickWords(cutOffRule.label, call),
      timeZone,
      etdDay: plan.etd.slice(0, 10),
      ...(stuffing ? { loadingDay: stuffing.at.slice(0, 10), loadingTime: stuffing.at.slice(11) } : {}),
      travelHours,
      ...(haul && input.travelHours === undefined ? { travelFrom: pickWords(haul.label, call) } : {}),
      found: etd === undefined,
      ...(readySlackHours === undefined ? {} : { readySlackHours }),
      warnings: warnings.map((warning) => ({ warning, label: labelOf('dictionary', 'cut-off-warning', warning, call) })),
      steps: steps.map((step) => toStep(step, timeZone, call)),
    },
  }
}

function toStep(planned: PlannedCutOff, timeZone: string, call: Call): Output['steps'][number] {
  const { at } = readMoment(planned.at, timeZone)
  return {
    ...planned,
    // Steps were validated against the dictionary with the documents.
    step: planned.step as Output['steps'][number]['step'],
    label: labelOf('dictionary', 'cut-off', planned.step, call),
    instant: new Date(at ?? Number.NaN).toISOString(),
  }
}

/** Fields of the published times, by step. */
const knownFields = {
  si: 'siAt',
  vgm: 'vgmAt',
  manifest: 'manifestAt',
  customs: 'customsAt',
  cy: 'cyAt',
  'gate-open': 'gateOpenAt',
} as const satisfies Readonly<Record<string, keyof Input>>

/** Published times as local times of the port, by step. */
function readKnown(input: Input, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(knownFields).flatMap(([step, field]) => {
      const at = input[field]
      return at === undefined ? [] : [[step, writeMoment(Date.parse(at), timeZone).slice(0, 16)]]
    }),
  )
}

function momentOf(day: string | undefined, time: string): string | undefined {
  return day === undefined ? undefined : `${day}T${time.slice(0, 5)}`
}
