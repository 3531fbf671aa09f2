/** Notifies a company's administrators, once, of a key or webhook that stopped because its administrator left or lost the role. */

import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { minuteMs } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { addressOf, defineJob, type JobContext, nameIn, visitBrands } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mails/index.ts'
import { eventOf, findChoicesOf, type Notifier, notifyPerson } from '../../platform/notifications/index.ts'
import { listAdmins } from '../membership/index.ts'
import { listOrphans, type Orphan } from './store.ts'

const event = 'integration-orphaned'
const route = 'integrations'

/** Notifies administrators of keys and webhooks without an owner. */
export const orphanNotices = defineJob<JobContext>({
  name: 'orphaned-key-notices',
  every: minuteMs,
  run: (context, turn) => visitBrands(context, turn, (brand) => tellOrphans(context, brand)),
})

/** A company without an active administrator is notified as soon as it has one. */
export async function tellOrphans({ db, originOf, vault, now }: Omit<JobContext, 'releases' | 'log'>, brand: BrandPlan): Promise<void> {
  const notifier: Notifier = { brand, now, origin: originOf(brand), mail: (tx, mail) => queueMail(tx, brand, mail, { now: now(), vault }) }
  await inTransaction(db, async (tx) => {
    for (const orphan of await listOrphans(tx, { brand: brand.id, event, now: now() })) await tellAdmins(notifier, tx, orphan)
  })
}

async function tellAdmins(notifier: Notifier, tx: Transaction<Database>, orphan: Orphan): Promise<void> {
  const { brand, origin } = notifier
  const { kind, id, name, companyId, ownerName, ownerLatin } = orphan
  const plan = eventOf(brand, event)
  const admins = await listAdmins(tx, companyId)
  const choices = await findChoicesOf(
    tx,
    plan,
    admins.map((admin) => admin.id),
  )
  const words = { subject: `orphaned.${kind}.subject`, line: `orphaned.${kind}.line`, body: `orphaned.${kind}.body` }
  for (const admin of admins) {
    await notifyPerson(
      notifier,
      tx,
      { ...admin, userId: admin.id },
      {
        plan,
        words,
        key: `orphaned:${kind}:${id}`,
        about: name,
        companyId,
        page: { route, parts: {} },
        paramsIn: (language) => ({
          item: name,
          owner: nameIn(language, { name: ownerName, latinName: ownerLatin }),
          link: `${origin}${addressOf(brand, route, {})}`,
        }),
        portal: choices.get(admin.id)?.portal ?? true,
        mail: choices.get(admin.id)?.mail ?? true,
      },
    )
  }
}
