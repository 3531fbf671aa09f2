/** The tables as Kysely types. The migrations create them; a test compares the two. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { YardBox } from '#generated/entities.ts'
import type { JsonObject } from '#rules'
import type { DataChangeTable } from './data-change-table.ts'
import type { IntegrationTables } from './integration-tables.ts'
import type { ListColumnsTable, OrderCountTable, SavedFilterTable } from './list-tables.ts'
import type {
  ConversationTable,
  ConversationTurnTable,
  MailView,
  MessageReadTable,
  NotificationMarkTable,
  NotificationTable,
  OrderMessageTable,
  OrderThreadTable,
  OutboxTable,
  SubscriptionTable,
} from './message-tables.ts'
import type { ExchangeRateTable, RateChangeTable, RateLoadRowTable, RateLoadTable, RateTable } from './rate-tables.ts'
import type { Data, Given, RecordTable, Time } from './record-table.ts'
import type { SettlementTables } from './settlement-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { DeskPlanTable, DeskWaitTable, SecondFactorRemovalTable, StaffInvitationTable } from './staff-tables.ts'
import type { RecordCarryRowTable, RecordCarryTable, RecordEventTable, StoredRecordTable } from './stored-record-tables.ts'
import type { TransportTables } from './transport-tables.ts'
import type { OrderTaskTable, OrderTemplateTable } from './workbench-tables.ts'

export type { RecordTable } from './record-table.ts'
export interface ReleaseTable {
  hash: string
  /** Gzipped JSON of the documents; see releases/store.ts. */
  documents: Buffer
  published_by: string
  published_at: Time
}

/** One row per switch; the newest is the published release. */
export interface ReleasePointerTable {
  seq: Generated<number>
  hash: string
  action: 'start' | 'publish' | 'rollback' | 'watch'
  who: string
  at: Time
  /** Idempotency key of a publish. */
  key: string | null
}

/** At most one row: the publish in progress. */
export interface PublishingTable {
  place: 1
  who: string
  stage: 'checking' | 'compiling' | 'loading' | 'switching'
  documents: number
  started_at: Time
  reached_at: Time
}

/** A release as compiled, or the findings of its check; see releases/keep-compiled.ts. */
export interface CompiledReleaseTable {
  /** Hash of what it was made from. */
  key: string
  kind: 'release' | 'findings'
  /** Hash of the documents. */
  hash: string
  content: Buffer
  kept_at: Date
}

/** What the demo world of a brand still lacks; see demo/backlog.ts. */
export interface DemoBacklogTable {
  brand: string
  made_from: ColumnType<JsonObject, string, never>
  /** Number of steps done. */
  done: number
}

export interface CompanyTable {
  id: string
  brand: string
  name: string
  latin_name: string
  /** 'certified' lets its members act; anything else does not. */
  status: string
  version: Given<number>
  created_at: Given<Date>
  data: ColumnType<JsonObject, string | undefined, string>
}

export interface UserTable {
  id: string
  brand: string
  company_id: string | null
  account: string
  /** Any actor kind except visitor. */
  role: string
  status: Given<'active' | 'disabled'>
  name: string
  latin_name: string
  phone: string | null
  email: string | null
  language: Given<string>
  /** Null for users added by staff until they set one. */
  password_hash: string | null
  created_at: Given<Date>
  version: Given<number>
  password_changed_at: Given<Date | null>
  /** Id of the file. */
  avatar_file: Given<string | null>
  /** Encrypted; see accounts/second-factor. */
  totp_secret: Given<string | null>
  /** Null until a first code has confirmed the device. */
  totp_since: Given<Date | null>
  /** Each code works only once. */
  totp_last_step: ColumnType<string | null, string | number | null | undefined, string | number | null>
  recovery_hashes: ColumnType<readonly string[], string | undefined, string>
  /** Token of the user's own invitation link. */
  referral_code: Given<string | null>
  invited_by: Given<string | null>
  /** When the agreement and the privacy policy were accepted. */
  agreed_at: Given<Date | null>
  /** Whether this staff member manages the brand's staff. */
  staff_admin: Given<boolean>
}

export interface SessionTable {
  /** SHA-256 of the token, hex; the token itself is not stored. */
  token_hash: string
  family: string
  user_id: string
  brand: string
  /** When this token was issued, and when the session it renews began. */
  created_at: Time
  started_at: Time
  used_at: Time
  /** The token that replaced this one, and when the replacement was first used. */
  successor_hash: string | null
  superseded_at: Time | null
  ended_at: Time | null
  end_reason: string | null
  /** User agent, shortened. */
  device: Given<string>
}

/** Append-only: a trigger refuses update and delete. */
export interface OrderEventTable {
  order_id: string
  seq: number
  event: string
  at: Time
  by_user: string | null
  by_name: string
  by_role: string
  from_state: string | null
  to_state: string
  note: string | null
  request_id: string
  data: Data
}

/** Supplements for incomplete log entries; the entry itself is never changed. */
export interface OrderEventSupplementTable {
  order_id: string
  seq: number
  /** Who added it: a migration. */
  added_by: string
  added_at: Given<Time>
  data: Data
}

export interface FileTable {
  id: string
  brand: string
  company_id: string | null
  user_id: string
  order_id: string | null
  kind: string
  name: string
  type: string
  size: number
  sha256: string
  /** Storage key of the bytes. */
  key: string
  created_at: Given<Date>
  /** Owner of a file that belongs to no order, such as a request; a file without an owner is swept away. */
  belongs_to: Given<string | null>
  /** Version among the order's files of the same kind and name, counted from 1. */
  version: Given<number>
  /** Null: uploaded while no scanner was set, or made by the portal itself. */
  scan: Given<'pending' | 'clean' | 'quarantined' | null>
  scan_attempts: Given<number>
  /** When the scan of a waiting file is retried. */
  scan_due_at: Given<Date | null>
  /** What the scanner found in a quarantined file. */
  threat: Given<string | null>
}

export interface IdempotencyTable {
  user_id: string
  operation: string
  key: string
  request_hash: string
  /** Stored as written: jsonb would reorder the keys. */
  answer: JSONColumnType<JsonObject, string, string>
  created_at: Time
}

export interface PageViewCountTable {
  brand: string
  /** In the brand's time zone. */
  day: string
  page: string
  views: string | number
}

/** Audit trail besides the event log of orders: staff acting for a company, security events. */
export interface AuditTable {
  id: Generated<number>
  at: Time
  brand: string
  event: string
  actor_id: string | null
  actor_role: string
  company_id: string | null
  subject: string | null
  request_id: string
  before: JSONColumnType<JsonObject | null, string | null, string | null>
  after: JSONColumnType<JsonObject | null, string | null, string | null>
  /** act: a user changed something; security: a sign-in, a denial, a limit. */
  kind: Given<'act' | 'security'>
  actor_name: Given<string>
  detail: ColumnType<JsonObject, string | undefined, string>
}

/** Requests to have a company certified, or to join a certified one. */
export interface MembershipRequestTable {
  id: string
  brand: string
  user_id: string
  kind: 'certification' | 'join'
  state: Given<'open' | 'approved' | 'refused' | 'withdrawn' | 'ended'>
  version: Given<number>
  release: string | null
  company_id: string | null
  company_name: string
  uscc: string
  licence_file: string | null
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Time
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface InvitationTable {
  id: string
  brand: string
  company_id: string
  user_id: string
  /** SHA-256 of the link's token. */
  code_hash: string
  note: Given<string>
  uses_left: number
  created_at: Time
  expires_at: Time
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** Users who registered through an invitation; without its id, through a personal link. */
export interface InvitationUseTable {
  id: string
  invitation_id: string | null
  inviter_id: string
  user_id: string
  at: Time
}

/** Unsent form entries. */
export interface DraftTable {
  user_id: string
  /** Where the form is: a page and its block. */
  form: string
  release: string
  version: Given<number>
  data: Data
  updated_at: Time
}

/** A saved price. */
export interface SavedQuoteTable {
  id: string
  brand: string
  company_id: string | null
  user_id: string
  order_type: string
  state: Given<'kept' | 'removed'>
  /** Hash of the release under which it was priced. */
  release: string
  created_at: Time
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  data: Data
}

/** A link for sharing a saved quote. */
export interface QuoteLinkTable {
  id: string
  quote_id: string
  user_id: string
  /** A keyed hash of the link's token. */
  code_hash: string
  sent_to: string | null
  created_at: Time
  expires_at: Time
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** Previews of other dates, by a hash of their ids. */
export interface PreviewTable {
  id_hash: string
  brand: string
  at: Time
  by_user: string | null
  until: Time
}

/** A container at a yard, as reported by the yard. */
export interface YardBoxTable {
  id: string
  brand: string
  company_id: string
  /** The order it is stored for, if any. */
  order_id: ColumnType<string | null, string | null | undefined, string | null>
  /** In upper case. */
  bl_no: string
  container_no: string
  box_type: YardBox['boxType']
  /** Row of the reference document `yard`. */
  yard: string
  loaded: boolean
  dangerous: Given<boolean>
  extra_moves: Given<number>
  in_at: Time
  out_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface Database extends IntegrationTables, SettlementTables, SignInTables, TransportTables {
  releases: ReleaseTable
  release_pointer: ReleasePointerTable
  publishing: PublishingTable
  compiled_releases: CompiledReleaseTable
  demo_backlog: DemoBacklogTable
  companies: CompanyTable
  users: UserTable
  sessions: SessionTable
  rates: RateTable
  rate_loads: RateLoadTable
  rate_load_rows: RateLoadRowTable
  rate_changes: RateChangeTable
  orders: RecordTable
  exchange_rates: ExchangeRateTable
  order_events: OrderEventTable
  order_event_supplements: OrderEventSupplementTable
  files: FileTable
  idempotency_keys: IdempotencyTable
  outbox: OutboxTable
  conversations: ConversationTable
  conversation_turns: ConversationTurnTable
  mails: MailView
  page_view_counts: PageViewCountTable
  audit: AuditTable
  previews: PreviewTable
  membership_requests: MembershipRequestTable
  invitations: InvitationTable
  invitation_uses: InvitationUseTable
  staff_invitations: StaffInvitationTable
  second_factor_removals: SecondFactorRemovalTable
  drafts: DraftTable
  yard_boxes: YardBoxTable
  saved_quotes: SavedQuoteTable
  quote_links: QuoteLinkTable
  order_messages: OrderMessageTable
  order_threads: OrderThreadTable
  message_reads: MessageReadTable
  notifications: NotificationTable
  notification_marks: NotificationMarkTable
  subscriptions: SubscriptionTable
  order_tasks: OrderTaskTable
  records: StoredRecordTable
  record_events: RecordEventTable
  record_carries: RecordCarryTable
  record_carry_rows: RecordCarryRowTable
  order_templates: OrderTemplateTable
  desk_waits: DeskWaitTable
  desk_plans: DeskPlanTable
  order_counts: OrderCountTable
  saved_filters: SavedFilterTable
  list_columns: ListColumnsTable
  data_changes: DataChangeTable
}
