/** Tables about the staff of a brand. */
import type { ColumnType } from 'kysely'
import type { Given, Time } from './record-table.ts'

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface StaffInvitationTable {
  id: string
  brand: string
  /** In lower case. */
  email: string
  role: 'staff' | 'staff-admin' | 'analyst'
  /** SHA-256 of the token in the link, hex; the token itself is not stored. */
  token_hash: string
  /** Null for the command on the host. */
  invited_by: string | null
  invited_by_name: string
  created_at: Time
  expires_at: Time
  used_at: MaybeTime
  used_by: ColumnType<string | null, string | null | undefined, string | null>
  withdrawn_at: MaybeTime
}

/** One administrator asks, another one consents. */
export interface SecondFactorRemovalTable {
  id: string
  brand: string
  user_id: string
  requested_by: string
  reason: string
  requested_at: Time
  expires_at: Time
  /** Null while open. */
  decision: ColumnType<RemovalDecision | null, RemovalDecision | null | undefined, RemovalDecision | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: MaybeTime
}

export type RemovalDecision = 'approved' | 'refused' | 'withdrawn' | 'expired'

/** Desk queues of orders. A trigger maintains them from the orders' data, so that no writer can forget it. */
export interface DeskWaitTable {
  order_id: string
  /** Row of the dictionary desk-queue. */
  queue: string
  brand: string
  /** An upcoming one starts waiting then. */
  since: Time
  owner_id: string | null
  order_type: string
  /** What maintains it: the order's data, or its messages. */
  source: Given<string>
}

/** The queue conditions that a brand's orders were last evaluated with, and how far a new evaluation has come. */
export interface DeskPlanTable {
  brand: string
  hash: string
  /** The last order evaluated; null once all are. */
  reached: ColumnType<string | null, string | null | undefined, string | null>
  at: Given<Date>
}
