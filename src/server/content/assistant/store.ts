/** SQL of stored conversations. */
import { type Kysely, sql } from 'kysely'
import type { ConversationPart } from '#generated/entities.ts'
import type { Database } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'

type Db = Kysely<Database>

export interface Owner {
  readonly brand: string
  readonly userId: string
}

export interface Turn {
  readonly words: string
  readonly parts: readonly ConversationPart[]
  /** Words of a language model; empty without one. */
  readonly said: string
}

export async function ownsConversation(db: Db, { brand, userId }: Owner, conversation: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversation)
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The parts of the last answer; empty before the first. */
export async function readLastParts(db: Db, conversation: string): Promise<readonly ConversationPart[]> {
  const last = await db
    .selectFrom('conversation_turns')
    .select('parts')
    .where('conversation_id', '=', conversation)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.parts ?? []
}

/** Begins a conversation; of more than `most`, the oldest are deleted. */
export async function beginConversation(
  db: Db,
  { brand, userId }: Owner,
  { id, title, now, most }: { readonly id: string; readonly title: string; readonly now: Date; readonly most: number },
): Promise<void> {
  await db.insertInto('conversations').values({ id, brand, user_id: userId, title, created_at: now, updated_at: now }).execute()
  await sql`delete from conversations where id in (
    select id from conversations where brand = ${brand} and user_id = ${userId} and id <> ${id}
    order by updated_at desc, id offset ${most - 1})`.execute(db)
}

/** Adds a question with its answer; returns its number. */
export async function addTurn(db: Db, conversation: string, { words, parts, said }: Turn, now: Date): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    with touched as (update conversations set updated_at = ${now}::timestamptz where id = ${conversation} returning id)
    insert into conversation_turns (conversation_id, turn, words, parts, said, at)
    select touched.id, coalesce((select max(turn) from conversation_turns where conversation_id = touched.id), 0) + 1,
      ${words}, ${JSON.stringify(parts)}::jsonb, ${said}, ${now}::timestamptz
    from touched returning turn`.execute(db)
  return rows[0]?.turn ?? 0
}

export async function readTurns(db: Db, conversation: string) {
  const rows = await db
    .selectFrom('conversation_turns')
    .select(['turn', 'words', 'parts', 'said', 'at'])
    .where('conversation_id', '=', conversation)
    .orderBy('turn')
    .execute()
  return rows.map(({ at, ...turn }) => ({ ...turn, at: new Date(at).toISOString() }))
}

export async function readTitle(db: Db, { brand, userId }: Owner, conversation: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('title')
    .where('id', '=', conversation)
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.title
}

/** Newest first. */
export function conversationsOf({ brand, userId }: Owner): RowList<object> {
  return {
    entity: 'conversation',
    from: sql`conversations`,
    select: sql`id as conversation, title, updated_at as "updatedAt"`,
    where: [sql`brand = ${brand}`, sql`user_id = ${userId}`],
    orderBy: sql`updated_at desc, id`,
  }
}

/** Deletes one conversation, or all; returns how many. */
export async function deleteConversations(db: Db, { brand, userId }: Owner, conversation: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .$if(conversation !== undefined, (query) => query.where('id', '=', conversation ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteOldConversations(db: Db, brand: string, before: Date): Promise<void> {
  await db.deleteFrom('conversations').where('brand', '=', brand).where('updated_at', '<', before).execute()
}
