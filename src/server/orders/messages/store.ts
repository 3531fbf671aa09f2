/** Messages of orders and how far each person has read them. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Database, type FileTable, fileFacts, type OrderMessageTable, userFacts } from '../../db/index.ts'
import type { Side } from '../../platform/notifications/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type MessageRow = Selectable<OrderMessageTable> & { readonly file: Pick<FileTable, 'name' | 'size'> | null }

export interface NewMessage {
  readonly orderId: string
  readonly side: Side
  readonly byUser: string
  readonly byName: string
  readonly byLatin: string
  readonly body: string
  readonly fileId: string | null
  readonly requestId: string
  readonly at: Date
}

/** Locks the thread of an order, creating it if needed, until the transaction ends: its messages are numbered in sequence. */
export async function holdThread(
  tx: Writer,
  order: { readonly id: string; readonly brand: string; readonly companyId: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('order_threads')
    .values({ order_id: order.id, brand: order.brand, company_id: order.companyId, last_at: at })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ last_at: at }))
    .execute()
}

export async function insertMessage(tx: Writer, message: NewMessage): Promise<number> {
  const { orderId, side, byUser, byName, byLatin, body, fileId, requestId, at } = message
  const { id } = await tx
    .insertInto('order_messages')
    .values({
      order_id: orderId,
      side,
      by_user: byUser,
      by_name: byName,
      by_latin: byLatin,
      body,
      file_id: fileId,
      request_id: requestId,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('order_threads')
    .set((thread) => ({
      messages: thread('messages', '+', 1),
      last_id: id,
      last_at: at,
      // The wait starts at the first unanswered question.
      waiting_since: side === 'desk' ? null : sql<Date>`coalesce(waiting_since, ${at.toISOString()}::timestamptz)`,
    }))
    .where('order_id', '=', orderId)
    .execute()
  return id
}

/** The last message needs no reply. */
export async function settleThread(tx: Writer, orderId: string): Promise<void> {
  await tx.updateTable('order_threads').set({ waiting_since: null }).where('order_id', '=', orderId).execute()
}

export interface MessageRange {
  readonly orderId: string
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** The last messages of the range, oldest first, and whether there are earlier ones. */
export async function listMessages(
  db: Reader,
  { orderId, after, before, limit }: MessageRange,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const messages = await db
    .selectFrom('order_messages')
    .leftJoin(fileFacts.as('files'), 'files.id', 'order_messages.file_id')
    .selectAll('order_messages')
    .select(['files.name as file_name', 'files.size as file_size'])
    .where('order_messages.order_id', '=', orderId)
    .$if(after !== undefined, (query) => query.where('order_messages.id', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('order_messages.id', '<', before ?? 0))
    .orderBy('order_messages.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = messages.slice(0, limit).reverse()
  return {
    rows: rows.map(({ file_name, file_size, ...row }) => ({
      ...row,
      file: file_name === null || file_size === null ? null : { name: file_name, size: file_size },
    })),
    more: messages.length > limit,
  }
}

export interface Marks {
  readonly unread: number
  /** The other side. */
  readonly readTo: number
  readonly readBy: { readonly name: string; readonly latinName: string; readonly at: Date } | null
  readonly waitingSince: Date | null
}

export async function readMarks(
  db: Reader,
  orderId: string,
  { userId, side }: { readonly userId: string; readonly side: Side },
): Promise<Marks> {
  const own = await db
    .selectFrom('message_reads')
    .select('last_id')
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { unread } = await db
    .selectFrom('order_messages')
    .select(sql<number>`count(*)::integer`.as('unread'))
    .where('order_id', '=', orderId)
    .where('id', '>', own?.last_id ?? 0)
    .where('by_user', '!=', userId)
    .executeTakeFirstOrThrow()
  const other = await db
    .selectFrom('message_reads')
    .innerJoin(userFacts.as('users'), 'users.id', 'message_reads.user_id')
    .select(['message_reads.last_id', 'message_reads.at', 'users.name', 'users.latin_name'])
    .where('message_reads.order_id', '=', orderId)
    .where('message_reads.side', '!=', side)
    .orderBy('message_reads.last_id', 'desc')
    .orderBy('message_reads.at')
    .limit(1)
    .executeTakeFirst()
  const thread = await db.selectFrom('order_threads').select('waiting_since').where('order_id', '=', orderId).executeTakeFirst()
  return {
    unread,
    readTo: other?.last_id ?? 0,
    readBy: other ? { name: other.name, latinName: other.latin_name, at: other.at } : null,
    waitingSince: thread?.waiting_since ?? null,
  }
}

export interface ReadUpTo {
  readonly orderId: string
  readonly userId: string
  readonly side: Side
  readonly upTo: number
  readonly at: Date
}

/** Only move the read marker forward; replies may arrive out of order. Never beyond the last message. */
export async function markRead(tx: Writer, { orderId, userId, side, upTo, at }: ReadUpTo): Promise<void> {
  await sql`
    insert into message_reads as known (order_id, user_id, side, last_id, at)
    select ${orderId}, ${userId}, ${side}, least(${upTo}::bigint, last_id), ${at.toISOString()}::timestamptz from order_threads where order_id = ${orderId}
    on conflict (order_id, user_id) do update set last_id = excluded.last_id, side = excluded.side, at = excluded.at
    where known.last_id < excluded.last_id`.execute(tx)
}
