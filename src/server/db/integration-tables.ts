/** Tables for customers' own systems: webhooks, calendars, API keys. */
import type { Given, MaybeTime, Time } from './record-table.ts'

export interface WebhookTable {
  id: string
  brand: string
  company_id: string
  name: string
  url: string
  /** Rows of the dictionary webhook-event. */
  events: readonly string[]
  /** Smallest change of ETD or ETA that is reported. */
  move_hours: number
  /** How early cut-offs are announced; the brand's default without a number. */
  near_hours: number | null
  /** gone: the receiver responded that it no longer exists. */
  state: Given<'active' | 'paused' | 'gone'>
  sealed_secret: string
  /** Valid beside the new one until then. */
  sealed_old_secret: string | null
  old_secret_until: MaybeTime
  created_by: string
  created_at: Time
}

export interface WebhookMarkTable {
  webhook_id: string
  about: string
  event: string
  /** As last reported. */
  value: string
  at: Time
}

/** A private address at which a calendar program fetches dates. */
export interface CalendarTable {
  id: string
  brand: string
  company_id: string
  /** person: dates of the orders that its owner placed. company: of all its orders. */
  kind: 'person' | 'company'
  user_id: string
  token_hash: string
  /** Shown to its owner again. */
  sealed_token: string
  language: string
  created_at: Time
  used_at: MaybeTime
  revoked_at: MaybeTime
}

export interface ApiKeyTable {
  id: string
  brand: string
  company_id: string
  name: string
  key_hash: string
  /** The last characters, by which people recognise it. */
  hint: string
  /** Rows of the dictionary api-scope. */
  scopes: readonly string[]
  expires_at: Time
  created_by: string
  created_at: Time
  used_at: MaybeTime
  revoked_at: MaybeTime
}

export interface IntegrationTables {
  calendars: CalendarTable
  api_keys: ApiKeyTable
  webhooks: WebhookTable
  webhook_marks: WebhookMarkTable
}
