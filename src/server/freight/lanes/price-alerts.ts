/** Notifies followers of a lane when its best total has changed noticeably. */
import type { Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { compareDecimals, divideDecimals, formatMoney, minuteMs, multiplyDecimals, subtractDecimals } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { addressOf, defineJob, type JobContext, labelOf, limitOf, visitBrands, wordsOf } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mails/index.ts'
import { eventOf, type Notifier, notifyUser } from '../../platform/notifications/index.ts'
import { type BestOffer, findBest } from './lanes.ts'
import { claimDue, type DueLane, markChecked } from './store.ts'

const batch = 20

/** Notifies followers of lanes whose prices moved. */
export const priceAlerts = defineJob<JobContext>({
  name: 'price-alerts',
  every: minuteMs,
  run: (context, turn) =>
    visitBrands(context, turn, async (brand, release) => {
      while ((await sendPriceAlerts(context, brand, release)) > 0);
    }),
})

/** Checks one batch of lanes; returns how many. Notifying and marking are one transaction. */
export async function sendPriceAlerts(parts: JobContext, brand: BrandPlan, release: Release): Promise<number> {
  const { db, originOf, vault, now } = parts
  const notifier: Notifier = { brand, now, origin: originOf(brand), mail: (tx, mail) => queueMail(tx, brand, mail, { now: now(), vault }) }
  const before = new Date(now().getTime() - limitOf(brand, 'priceAlertMinutes') * minuteMs)
  return await inTransaction(db, async (tx) => {
    const lanes = await claimDue(tx, brand.id, before, batch)
    for (const lane of lanes) await alertFollower({ ...parts, notifier, release }, tx, lane)
    return lanes.length
  })
}

async function alertFollower(
  { notifier, release, now }: Pick<JobContext, 'now'> & { readonly notifier: Notifier; readonly release: Release },
  tx: Transaction<Database>,
  lane: DueLane,
): Promise<void> {
  const { brand } = notifier
  const best = await findBest({ db: tx, brand, release, now, audience: lane.companyId }, lane)
  const isAlert = best !== undefined && isNoticeable(lane.told, best.total, limitOf(brand, 'priceAlertPercent'))
  // Without a notification, the last notified total is kept, so that small changes add up.
  await markChecked(tx, brand.id, lane, isAlert || lane.told === null ? (best?.total ?? lane.told) : lane.told, now())
  if (!isAlert || lane.told === null) return
  const query = { pol: lane.pol, pod: lane.pod, boxes: lane.boxes }
  const link = `${notifier.origin}${addressOf(brand, 'sea-query', {})}?${new URLSearchParams(query)}`
  await notifyUser(notifier, tx, lane.userId, {
    plan: eventOf(brand, 'price-changed'),
    key: [lane.pol, lane.pod, lane.boxes, best.total, now().toISOString()].join(':'),
    about: `${lane.pol} ${lane.pod} ${lane.boxes}`,
    companyId: null,
    page: { route: 'sea-query', parts: {}, query },
    paramsIn: (language) => ({ ...wordsFor(lane, best, { brand, language }), link }),
  })
}

/** Whether a total moved by this share, up or down. Lanes without an earlier total have nothing to compare. */
export function isNoticeable(before: string | null, total: string, percent: number): boolean {
  if (before === null || compareDecimals(before, '0') <= 0) return false
  const difference = subtractDecimals(total, before)
  const share = divideDecimals(multiplyDecimals(difference.replace('-', ''), '100'), before, 4)
  return compareDecimals(difference, '0') !== 0 && compareDecimals(share, String(percent)) >= 0
}

function wordsFor({ pol, pod, boxes, told }: DueLane, { total, carrier, etd }: BestOffer, reader: { brand: BrandPlan; language: string }) {
  const say = wordsOf(reader)
  const port = (code: string) => labelOf('reference', 'port', code, reader)
  const { baseCurrency } = reader.brand
  const before = told ?? '0'
  const change = say(compareDecimals(total, before) < 0 ? 'lane.fell' : 'lane.rose', {
    from: formatMoney(before, baseCurrency, 'always'),
    to: formatMoney(total, baseCurrency, 'always'),
  })
  const mix = boxes.replaceAll(',', ' ').replace(/(\w+)\*(\d+)/g, '$2*$1')
  return { lane: `${port(pol)} – ${port(pod)}`, boxes: mix, change, carrier: labelOf('reference', 'carrier', carrier, reader), etd }
}
