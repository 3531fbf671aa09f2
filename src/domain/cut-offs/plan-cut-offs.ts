/**
 * Cut-offs of one export container, calculated backward from the departure of its vessel.
 *
 * All times are local to the port: 2026-11-27T18:00. Rules, office hours and holidays are declared as data
 * (reference documents `cut-off-rule` and `holiday`); nothing here knows a port.
 */
import { addDays, hourMs } from '#rules'

/** How one time follows from another. */
export type CutOffStep = {
  /** Row of the dictionary `cut-off`. */
  readonly step: string
  /** The step it precedes: `etd` or one listed earlier. */
  readonly before: string
  /** Hours before it. */
  readonly hours?: number
  /** Calendar days before it, at the local time `at`. */
  readonly days?: number
  readonly at?: string
  /** Adds the caller's own hours: the journey to the terminal, or the stuffing. */
  readonly adds?: 'travel' | 'stuffing'
  /** Opening hours: a time outside them moves back to the last moment within. */
  readonly opens?: string
  readonly closes?: string
  /** Closed at weekends and on public holidays. */
  readonly workingDays?: boolean
}

export type CutOffRule = {
  /** Local time of departure if only its date is known. */
  readonly departure: string
  /** The step that the closing day of a carrier's rate names. */
  readonly closing?: string
  readonly steps: readonly CutOffStep[]
}

export type WorkingCalendar = {
  readonly holidays: ReadonlySet<string>
  /** Weekend days worked in exchange for a holiday. */
  readonly workdays: ReadonlySet<string>
}

export type PlanCutOffsOptions = {
  readonly rule: CutOffRule
  readonly calendar: WorkingCalendar
  /** Local departure. Without it, the earliest one that the cargo can make. */
  readonly etd?: string
  /** Day on which the carrier closes the sailing: all steps move with that of the closing, by whole days. */
  readonly closesOn?: string | undefined
  /** When the cargo is ready to be stuffed. */
  readonly ready?: string
  /** Current local time at the port. */
  readonly now: string
  /** A step this close is due now; so is cargo that is ready this close to its stuffing. */
  readonly soonHours: number
  readonly travelHours: number
  readonly stuffingHours: number
  /** Local times that the carrier or terminal has published, by step. They replace those of the rule. */
  readonly known?: Readonly<Record<string, string>>
  /** Hours of the day that count as night for trucks: [24, 8] from midnight to eight. Default: no warning. */
  readonly night?: readonly [from: number, to: number]
}

/** One step of a plan, which depends on the departure alone, not on the present. */
export type CutOffTime = {
  readonly step: string
  readonly at: string
  /** The time that the rule alone gives, if office hours or days off moved it. */
  readonly movedFrom?: string
  readonly movedFor?: 'hours' | 'weekend' | 'holiday'
  /** Whether the time was published, not derived from the rule. */
  readonly published?: boolean
}

export type PlannedCutOff = CutOffTime & {
  /** Hours left from now; negative if it has passed. */
  readonly slackHours: number
  readonly state: 'passed' | 'soon' | 'ahead'
}

export type CutOffPlan = {
  readonly etd: string
  /** In order of time. */
  readonly steps: readonly PlannedCutOff[]
  /** Hours between cargo-ready and the latest start of stuffing; negative if the cargo is too late. */
  readonly readySlackHours?: number
  readonly warnings: readonly CutOffWarning[]
}

export type CutOffWarning = 'passed' | 'soon' | 'cargo-late' | 'cargo-tight' | 'cargo-early' | 'moved' | 'night' | 'gate-closed'

/** Vessels further ahead are not considered for a cargo-ready date. */
const mostDaysAhead = 60

/** Undefined if neither a departure nor a cargo-ready time is given, or the cargo can make no departure in reach. */
export function planCutOffs(options: PlanCutOffsOptions): CutOffPlan | undefined {
  const { etd, ready, now, rule } = options
  if (etd !== undefined) return planFor(etd, options)
  if (ready === undefined) return undefined
  for (let ahead = 0; ahead <= mostDaysAhead; ahead++) {
    const plan = planFor(`${addDays(ready.slice(0, 10), ahead)}T${rule.departure}`, options)
    const isOpen = plan.steps.every(({ step, at }) => step === 'gate-open' || at >= now)
    if (isOpen && (plan.readySlackHours ?? 0) >= 0) return plan
  }
  return undefined
}

/** The steps of a port or terminal over those of its country: replaced by step, new ones added. */
export function mergeCutOffSteps(base: readonly CutOffStep[], own: readonly CutOffStep[]): CutOffStep[] {
  const replaced = base.map((step) => own.find((one) => one.step === step.step) ?? step)
  return [...replaced, ...own.filter(({ step }) => !base.some((one) => one.step === step))]
}

function planFor(etd: string, options: PlanCutOffsOptions): CutOffPlan {
  const { ready, soonHours } = options
  const steps = timeCutOffs(etd, options).map((time) => ({ ...time, ...slackOf(time.at, options) }))
  const times = new Map(steps.map(({ step, at }) => [step, at]))
  const stuffing = times.get('stuffing')
  const readySlack = ready === undefined || stuffing === undefined ? undefined : hoursBetween(ready, stuffing)
  return {
    etd,
    steps: steps.toSorted((one, other) => one.at.localeCompare(other.at)),
    ...(readySlack === undefined ? {} : { readySlackHours: readySlack }),
    warnings: warningsOf(steps, {
      opening: times.get('gate-open'),
      readySlack,
      soonHours,
      arrival: arrivalOf(options),
      latestArrival: latestArrivalOf(times.get('truck'), options),
      isNight: [times.get('pick-up'), times.get('truck')].some((at) => at !== undefined && isNight(at, options.night)),
    }),
  }
}

export type TimeCutOffsOptions = Pick<PlanCutOffsOptions, 'rule' | 'calendar' | 'closesOn' | 'known' | 'travelHours' | 'stuffingHours'>

/** The steps before a departure at this local time, in the order of the rule, after the departure itself. */
export function timeCutOffs(etd: string, options: TimeCutOffsOptions): CutOffTime[] {
  const shift = shiftOf(etd, options)
  const times = new Map<string, string>([['etd', etd]])
  const steps: CutOffTime[] = [{ step: 'etd', at: etd }]
  for (const step of options.rule.steps) {
    const before = times.get(step.before)
    // The ship does not sail or berth earlier because its carrier closes early.
    const from = before !== undefined && isOfShip(step.before) && !isOfShip(step.step) ? addHours(before, shift * 24) : before
    if (from === undefined) throw new Error(`Cut-off ${step.step} precedes ${step.before}, which is not listed before it.`)
    const published = options.known?.[step.step]
    if (published !== undefined) {
      times.set(step.step, published)
      steps.push({ step: step.step, at: published, published: true })
      continue
    }
    const byRule = timeBefore(from, step, options)
    const { at, movedFor } = withinHours(byRule, step, options.calendar)
    times.set(step.step, at)
    steps.push({ step: step.step, at, ...(movedFor ? { movedFrom: byRule, movedFor } : {}) })
  }
  return steps
}

/** Days by which the carrier closes earlier (negative) or later than the rule alone. */
function shiftOf(etd: string, { closesOn, ...options }: TimeCutOffsOptions): number {
  const { closing } = options.rule
  if (closesOn === undefined || closing === undefined) return 0
  const usual = timeCutOffs(etd, { ...options, known: {} }).find(({ step }) => step === closing)
  return usual ? Math.round(hoursBetween(`${usual.at.slice(0, 10)}T00:00`, `${closesOn}T00:00`) / 24) : 0
}

function isOfShip(step: string): boolean {
  return step === 'etd' || step === 'etb'
}

function timeBefore(from: string, step: CutOffStep, { travelHours, stuffingHours }: TimeCutOffsOptions): string {
  if (step.days !== undefined) return `${addDays(from.slice(0, 10), -step.days)}T${step.at ?? from.slice(11)}`
  const own = step.adds === 'travel' ? travelHours : step.adds === 'stuffing' ? stuffingHours : 0
  return addHours(from, -((step.hours ?? 0) + own))
}

type Within = { readonly at: string; readonly movedFor?: 'hours' | 'weekend' | 'holiday' }

/** The last moment at or before `at` within opening hours on a working day. */
function withinHours(at: string, { opens = '00:00', closes, workingDays }: CutOffStep, calendar: WorkingCalendar): Within {
  let movedFor: Within['movedFor']
  let day = at.slice(0, 10)
  let time = at.slice(11)
  if (time < opens) {
    day = addDays(day, -1)
    time = closes ?? '23:59'
    movedFor = 'hours'
  } else if (closes !== undefined && time > closes) {
    time = closes
    movedFor = 'hours'
  }
  while (workingDays) {
    const off = dayOff(day, calendar)
    if (off === undefined) break
    day = addDays(day, -1)
    time = closes ?? time
    movedFor = movedFor === 'holiday' ? 'holiday' : off
  }
  return movedFor ? { at: `${day}T${time}`, movedFor } : { at }
}

function dayOff(day: string, { holidays, workdays }: WorkingCalendar): 'weekend' | 'holiday' | undefined {
  if (workdays.has(day)) return undefined
  if (holidays.has(day)) return 'holiday'
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? 'weekend' : undefined
}

interface Facts {
  readonly opening: string | undefined
  readonly readySlack: number | undefined
  readonly soonHours: number
  readonly arrival: string | undefined
  readonly latestArrival: string | undefined
  readonly isNight: boolean
}

function warningsOf(
  steps: readonly PlannedCutOff[],
  { opening, readySlack, soonHours, arrival, latestArrival, isNight: byNight }: Facts,
): CutOffWarning[] {
  const due = steps.filter(({ step }) => step !== 'gate-open')
  const checks: readonly (readonly [CutOffWarning, boolean])[] = [
    ['passed', due.some(({ state }) => state === 'passed')],
    ['soon', due.some(({ state }) => state === 'soon')],
    ['cargo-late', readySlack !== undefined && readySlack < 0],
    ['cargo-tight', readySlack !== undefined && readySlack >= 0 && readySlack < soonHours],
    ['cargo-early', opening !== undefined && arrival !== undefined && arrival < opening],
    ['night', byNight],
    ['gate-closed', opening !== undefined && latestArrival !== undefined && latestArrival < opening],
    ['moved', steps.some(({ movedFor }) => movedFor === 'weekend' || movedFor === 'holiday')],
  ]
  return checks.filter(([, applies]) => applies).map(([warning]) => warning)
}

/** When the container reaches the terminal if stuffing starts as soon as the cargo is ready. */
function arrivalOf({ ready, stuffingHours, travelHours }: PlanCutOffsOptions): string | undefined {
  return ready === undefined ? undefined : addHours(ready, stuffingHours + travelHours)
}

/** When the container reaches the terminal if the truck leaves at the last moment. */
function latestArrivalOf(truck: string | undefined, { travelHours }: PlanCutOffsOptions): string | undefined {
  return truck === undefined ? undefined : addHours(truck, travelHours)
}

function isNight(at: string, night: PlanCutOffsOptions['night']): boolean {
  if (!night) return false
  const hour = Number(at.slice(11, 13))
  const [from, to] = [night[0] % 24, night[1]]
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

function slackOf(at: string, { now, soonHours }: PlanCutOffsOptions): Pick<PlannedCutOff, 'slackHours' | 'state'> {
  const slackHours = hoursBetween(now, at)
  return { slackHours, state: slackHours < 0 ? 'passed' : slackHours < soonHours ? 'soon' : 'ahead' }
}

/** Whole hours between local times, rounded down. */
export function hoursBetween(from: string, to: string): number {
  return Math.floor((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / hourMs)
}

function addHours(local: string, hours: number): string {
  return new Date(Date.parse(`${local}Z`) + hours * hourMs).toISOString().slice(0, 16)
}
