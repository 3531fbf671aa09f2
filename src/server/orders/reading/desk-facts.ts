import { type Call, nameIn } from '../../kernel/index.ts'
import { listColleagues } from '../changing/owner.ts'
import type { OrderRecord } from '../record.ts'

/** What only customer service see of an order: whose work it is, what it waits for, and who else could have it. */
export async function readDeskFacts({ actor, brand, db, language, now }: Call, { data }: OrderRecord): Promise<object> {
  if (actor.kind !== 'staff') return {}
  const { ownerId, ownerName, ownerLatin, takenAt, waits = [], nextDueAt } = data
  const owned = ownerId === undefined ? {} : { ownerId, owner: nameIn(language, { name: ownerName, latinName: ownerLatin }), takenAt }
  const colleagues = await listColleagues(db, brand.id)
  return {
    ...owned,
    // When its next step is due is known ahead; until then it does not wait.
    waits: waits.filter(({ since }) => Date.parse(since) <= now().getTime()),
    ...(nextDueAt === undefined ? {} : { nextDueAt }),
    isMine: ownerId !== undefined && ownerId === actor.userId,
    colleagues: colleagues.filter(({ id }) => id !== ownerId).map(({ id, ...names }) => ({ userId: id, name: nameIn(language, names) })),
  }
}
