/** The state of a thread. Pure, so that responses may arrive in any order. */

export interface Message {
  readonly messageId: number
  readonly side: string
  readonly by: string
  readonly mine: boolean
  readonly body: string
  /** ISO, UTC. */
  readonly at: string
  readonly fileId?: string
  readonly fileName?: string
  readonly fileSize?: number
}

export interface ThreadAnswer {
  readonly rows: readonly Message[]
  readonly more: boolean
  readonly unread: number
  /** The last message read by the other side, by whom, and when. */
  readonly readTo: number
  readonly readBy?: string
  readonly readAt?: string
}

export interface Thread extends ThreadAnswer {
  /** The first message that was new when the page was opened. */
  readonly newFrom: number | null
}

/** The known messages, merged with a response; `isEarlier` if it is for older ones. */
export function joinThread(known: Thread | null, answer: ThreadAnswer, isEarlier = false): Thread {
  const rows = new Map((known?.rows ?? []).map((message) => [message.messageId, message]))
  for (const message of answer.rows) rows.set(message.messageId, message)
  const sorted = [...rows.values()].sort((one, other) => one.messageId - other.messageId)
  const news = known ? known.newFrom : firstNew(answer)
  // A response about later messages contains nothing about earlier ones.
  const more = known && !isEarlier ? known.more : answer.more
  return { ...answer, rows: sorted, more, newFrom: news }
}

function firstNew({ rows, unread }: ThreadAnswer): number | null {
  const others = rows.filter(({ mine }) => !mine)
  return unread === 0 ? null : (others.at(-unread)?.messageId ?? others[0]?.messageId ?? null)
}

/** The last known number; 0 without messages. */
export function lastOf(thread: Pick<Thread, 'rows'> | null): number {
  return thread?.rows.at(-1)?.messageId ?? 0
}
