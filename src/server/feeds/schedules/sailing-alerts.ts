/** Notifies people of changes of the sailings that they follow. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { timeOf } from '#domain'
import { hourMs, readLocalTime, writeLocalTime } from '#rules'
import { type Database, inTransaction, type NoticedSailing } from '../../db/index.ts'
import { addressOf, defineJob, type JobContext, labelOf, limitOf, visitBrands, wordsOf, zoneOfPort } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mails/index.ts'
import { eventOf, findChoicesOf, type Notifier, notifyUser } from '../../platform/notifications/index.ts'
import { judgeSailing } from './lane.ts'
import { reasonOf } from './vessel-call.ts'
import { claimChanged, markSeen, type Watch } from './watch-store.ts'

const batch = 100

/** Notifies followers of sailings that changed. */
export const sailingAlerts = defineJob<JobContext>({
  name: 'sailing-alerts',
  every: 20_000,
  run: (context, turn) =>
    visitBrands(context, turn, async (brand) => {
      while ((await sendSailingAlerts(context, brand)) > 0);
    }),
})

/** Compares one batch of watches with the last notice; returns how many. Notifying and marking are one transaction. */
export async function sendSailingAlerts({ db, originOf, vault, now }: JobContext, brand: BrandPlan): Promise<number> {
  const notifier: Notifier = { brand, now, origin: originOf(brand), mail: (tx, mail) => queueMail(tx, brand, mail, { now: now(), vault }) }
  return await inTransaction(db, async (tx) => {
    const watches = await claimChanged(tx, brand.id, batch)
    for (const watch of watches) await alertFollower(notifier, tx, watch)
    return watches.length
  })
}

async function alertFollower(notifier: Notifier, tx: Transaction<Database>, watch: Watch): Promise<void> {
  const { brand } = notifier
  const plan = eventOf(brand, 'sailing-changed')
  const choice = (await findChoicesOf(tx, plan, [watch.user_id])).get(watch.user_id)
  const state = stateOf(watch, brand)
  const changes = changesOf(watch.told, state, choice?.threshold ?? limitOf(brand, 'sailingChangeHours'))
  // Smaller changes add up until they are worth a notice.
  await markSeen(tx, brand.id, watch, changes.length > 0 ? state : watch.told)
  if (changes.length === 0) return
  const link = `${notifier.origin}${addressOf(brand, 'schedule', {})}?pol=${watch.pol}&pod=${watch.pod}`
  await notifyUser(notifier, tx, watch.user_id, {
    plan,
    key: [watch.ship, watch.voyage, watch.pol, watch.pod, watch.hash].join(':'),
    about: `${watch.ship} ${watch.voyage}`,
    companyId: null,
    page: { route: 'schedule', parts: {}, query: { pol: watch.pol, pod: watch.pod } },
    paramsIn: (language) => ({ ...wordsFor(watch, state, changes, { brand, language }), link }),
  })
}

/** What there is to tell of a sailing. */
export function stateOf({ loading, discharge }: Pick<Watch, 'loading' | 'discharge'>, brand: BrandPlan): NoticedSailing {
  const etd = timeOf(loading, 'departure')
  const eta = discharge ? timeOf(discharge, 'arrival') : undefined
  const { status } = judgeSailing({ loading, discharge: discharge ?? {} }, { brand })
  return { ...(etd !== undefined && { etd }), ...(eta !== undefined && { eta }), status }
}

type Change = 'etd' | 'eta' | 'status'

/** Departures and arrivals that moved by the threshold; a new status, unless the ship only left as planned. */
export function changesOf(noticed: NoticedSailing, current: NoticedSailing, thresholdHours: number): Change[] {
  const hasMoved = (before: string | undefined, after: string | undefined) =>
    after !== undefined &&
    before !== after &&
    (before === undefined || Math.abs(Date.parse(after) - Date.parse(before)) >= thresholdHours * hourMs)
  const asPlanned = ['Normal', 'OnTime']
  const isNewStatus = noticed.status !== current.status && !(asPlanned.includes(noticed.status) && asPlanned.includes(current.status))
  return [
    ...(hasMoved(noticed.etd, current.etd) ? ['etd' as const] : []),
    ...(hasMoved(noticed.eta, current.eta) ? ['eta' as const] : []),
    ...(isNewStatus ? ['status' as const] : []),
  ]
}

function wordsFor(watch: Watch, current: NoticedSailing, changes: readonly Change[], reader: { brand: BrandPlan; language: string }) {
  const say = wordsOf(reader)
  const local = (at: string | undefined, place: string) => {
    const parts = at === undefined ? undefined : readLocalTime(writeLocalTime(Date.parse(at), zoneOfPort(reader.brand, place)))
    return parts ? `${parts.day} ${parts.time} ${parts.zone}` : '–'
  }
  const what = changes.map((change) => {
    if (change === 'status') {
      const verdict = judgeSailing({ loading: watch.loading, discharge: watch.discharge ?? {} }, reader)
      const reason = reasonOf(verdict, reader)
      const label = labelOf('dictionary', 'plan-status', current.status, reader)
      return say('schedule.changed.status', { status: reason === undefined ? label : `${label} (${reason})` })
    }
    const port = change === 'etd' ? watch.pol : watch.pod
    return say(`schedule.changed.${change}`, { from: local(watch.told[change], port), to: local(current[change], port) })
  })
  const port = (code: string) => labelOf('reference', 'port', code, reader)
  const [name] = watch.loading.vesselName ?? []
  return { vessel: name?.value ?? watch.ship, voyage: watch.voyage, lane: `${port(watch.pol)} – ${port(watch.pod)}`, what: what.join('\n') }
}
