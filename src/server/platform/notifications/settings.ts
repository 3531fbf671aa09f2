/** Notification settings: users change their own, administrators their company's. */
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pickWords, type Refusal, type Result, refuse, withoutPrefix } from '../../kernel/index.ts'
import { writeAudit } from '../audit/index.ts'
import { type Choice, defaultChoice, everything, type Holder, type Kept, keepChoices, listChoices, withinBounds } from './choice-store.ts'
import { type EventPlan, readEvents, type Side } from './events.ts'

type Answer = Operations['read-notification-choices']['output']
type Given = Operations['save-notifications']['input']['events'][number]
type SettingHandlers = Pick<
  Handlers,
  'read-notification-choices' | 'save-notifications' | 'read-company-notifications' | 'save-company-notifications'
>

export const settingHandlers: SettingHandlers = {
  'read-notification-choices': async (_input, call) => ({ ok: true, value: await answer(call, ownPlace(call)) }),

  'save-notifications': async ({ events, scope = 'usual' }, call) => {
    return await save(call, ownPlace(call), events, scope)
  },

  'read-company-notifications': async (_input, call) => {
    const place = companyPlace(call)
    return place ? { ok: true, value: await answer(call, place) } : refuse('error.not-found')
  },

  'save-company-notifications': async ({ events }, call) => {
    const place = companyPlace(call)
    return place ? await save(call, place, events, null) : refuse('error.not-found')
  },
}

interface Place {
  readonly kind: Holder
  readonly holder: string
  readonly side: Side
  /** Whose settings apply if the user has none. */
  readonly above: string | null
}

function ownPlace({ actor }: Call): Place {
  const side = actor.kind === 'staff' ? 'desk' : 'customer'
  return { kind: 'person', holder: actor.userId ?? '', side, above: actor.companyId }
}

function companyPlace({ actor }: Call): Place | null {
  return actor.companyId === null ? null : { kind: 'company', holder: actor.companyId, side: 'customer', above: null }
}

/** Events that concern this side; company settings cover orders, not a person's standing. */
function plansFor(call: Call, { side, kind }: Place): EventPlan[] {
  return [...readEvents(call.brand).values()].filter((plan) => plan.to.includes(side) && (kind === 'person' || plan.grid !== 'account'))
}

async function answer(call: Call, place: Place): Promise<Answer> {
  const { db } = call
  const [own, above] = await Promise.all([
    listChoices(db, place.kind, place.holder),
    place.above === null ? null : listChoices(db, 'company', place.above),
  ])
  const groups = listGroups(call)
  const inGroup = Object.groupBy(plansFor(call, place), ({ group }) => group)
  // Events without a declared group come last.
  const plans = [...new Set([...groups.keys(), ...Object.keys(inGroup)])].flatMap((group) => inGroup[group] ?? [])
  const events = plans.map((plan) => {
    const group = groups.get(plan.group)
    const row = toRow(call, plan, own.get(plan.id), fallbackOf(place, plan, above?.get(plan.id)))
    return { ...row, ...(group === undefined ? {} : { group }) }
  })
  if (place.kind === 'company') return { events }
  const dictionary = place.side === 'desk' ? 'notification-desk-scope' : 'notification-scope'
  const scopes = listObjects(call.brand.documents.dictionary?.[dictionary]?.rows).map(({ id, label }) => ({
    value: String(id),
    label: pickWords(label, call),
  }))
  return { events, scope: own.get(everything)?.scope ?? 'usual', scopes }
}

/** Labels of the groups, in the order in which settings show them. */
function listGroups(call: Call): ReadonlyMap<string, string> {
  const rows = listObjects(call.brand.documents.dictionary?.['notification-group']?.rows)
  return new Map(rows.map(({ id, label }) => [String(id), pickWords(label, call)]))
}

function toRow(call: Call, plan: EventPlan, own: Choice | undefined, fallback: Choice): Answer['events'][number] {
  const choice = withinBounds(own ?? fallback, plan)
  const hint = pickWords(plan.hint, call)
  const { threshold } = plan
  return {
    event: plan.id as Given['event'],
    label: pickWords(plan.label, call),
    ...(hint ? { hint } : {}),
    portal: choice.portal,
    mail: choice.mail,
    ...(threshold
      ? { threshold: choice.threshold ?? threshold.default, unit: threshold.unit, least: threshold.least, most: threshold.most }
      : {}),
    ...(plan.choice ? { options: listOptions(call, plan.choice), ...(choice.only ? { only: [...choice.only] } : {}) } : {}),
    chosen: own !== undefined,
  }
}

/** There are no company settings until an administrator saves them. */
function fallbackOf({ kind }: Place, plan: EventPlan, above: Choice | undefined): Choice {
  const usual = defaultChoice(plan)
  return kind === 'company' ? { ...usual, portal: false, mail: false } : withinBounds(above ?? usual, plan)
}

function listOptions(call: Call, dictionary: string): { value: string; label: string }[] {
  const document = call.brand.documents.dictionary?.[dictionary]
  const prefix = document?.prefixed === true ? call.brand.documentPrefix : ''
  return listObjects(document?.rows).map(({ id, label }) => ({ value: withoutPrefix(String(id), prefix), label: pickWords(label, call) }))
}

/** Stores only differences from the defaults, so that the rest follows the company and the documents. */
async function save(call: Call, place: Place, given: readonly Given[], scope: string | null): Promise<Result<Answer>> {
  const plans = new Map(plansFor(call, place).map((plan) => [plan.id, plan]))
  const choices: Kept[] = []
  const above = place.above === null ? null : await listChoices(call.db, 'company', place.above)
  for (const [index, row] of given.entries()) {
    const { event, portal, mail, threshold, only } = row
    const plan = plans.get(event)
    const wrong = plan ? findProblem(call, plan, row) : '/event'
    if (!plan || wrong) return refuseAt(`/events/${index}${wrong}`)
    if (choices.some((known) => known.event === event)) return refuseAt(`/events/${index}/event`)
    const choice = withinBounds({ portal, mail, threshold: threshold ?? null, only: only ?? null, scope: 'own' }, plan)
    if (!isSame(choice, fallbackOf(place, plan, above?.get(event)))) choices.push({ ...choice, event })
  }
  if (scope === 'own' || scope === 'all') choices.push({ event: everything, portal: true, mail: true, threshold: null, only: null, scope })
  return await call.transaction(async (tx) => {
    const before = await listChoices(tx, place.kind, place.holder)
    await keepChoices(tx, { ...place, choices, at: call.now() })
    const after = new Map(choices.map((choice) => [choice.event, choice]))
    const companyId = place.kind === 'company' ? place.holder : call.actor.companyId
    const event = place.kind === 'company' ? 'company-notifications-changed' : 'notifications-changed'
    await writeAudit(tx, call, { event, subject: place.holder, companyId, before: inShort(before), after: inShort(after) })
    return { ok: true as const, value: await answer({ ...call, db: tx }, place) }
  })
}

/** The choice if it is not offered; empty if it is. */
function findProblem(call: Call, plan: EventPlan, { threshold, only }: Given): string {
  const bounds = plan.threshold
  if (threshold !== undefined && (!bounds || threshold < bounds.least || threshold > bounds.most)) return '/threshold'
  if (only === undefined) return ''
  const options = plan.choice === null ? [] : listOptions(call, plan.choice).map(({ value }) => value)
  return only.every((row) => options.includes(row)) ? '' : '/only'
}

function isSame(one: Choice, other: Choice): boolean {
  const list = ({ only }: Choice) => (only === null ? '' : [...only].sort().join())
  return one.portal === other.portal && one.mail === other.mail && one.threshold === other.threshold && list(one) === list(other)
}

/** As one line, for the audit trail. */
function inShort(choices: ReadonlyMap<string, Choice>): JsonObject {
  const say = ({ portal, mail, threshold, only, scope }: Choice) =>
    [portal && 'portal', mail && 'mail', threshold, only?.join(' '), scope === 'all' && scope].filter(Boolean).join(' ')
  return { notifications: [...choices].map(([event, choice]) => `${event}: ${say(choice) || '–'}`).join('; ') }
}

function refuseAt(path: string): Refusal {
  return refuse('error.invalid', { fields: [{ path, id: 'invalid.enum', params: {} }] })
}
