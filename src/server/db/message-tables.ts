/** Tables for messages: the outbox, messages of orders, notifications and notification settings. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ConversationPart } from '#generated/entities.ts'
import type { JsonObject } from '#rules'
import type { Given, MaybeTime, Time } from './record-table.ts'

/** One row per recipient and channel of an outgoing message. */
export interface OutboxTable {
  /** Sent along as the message's id: the same on every retry. */
  id: Generated<number>
  brand: string
  /** Channel; see outbox/worker.ts. */
  channel: string
  /** Row of the dictionary notification-event, or empty for other purposes, such as a code. */
  event: Given<string>
  /** Subject of the message, such as an order number. */
  about: Given<string | null>
  recipient: string
  /** What the channel needs to deliver it. */
  payload: ColumnType<JsonObject, string | undefined, string>
  /** Confidential to its recipient, such as a code: encrypted, and wiped once sent, except in the demo's mailbox. */
  secret: Given<boolean>
  /** failed: given up, kept for administrators. */
  state: Given<'queued' | 'sent' | 'failed'>
  attempts: Given<number>
  due_at: Time
  /** Expiry: given up afterwards, not retried. */
  expires_at: MaybeTime
  created_at: Time
  delivered_at: MaybeTime
  failure: Given<string | null>
}

/** A view: the e-mails and text messages in the outbox. */
export interface MailView {
  id: number
  brand: string
  channel: 'mail' | 'sms'
  recipient: string
  language: string
  subject: string
  body: string
  state: 'queued' | 'sent' | 'failed'
  attempts: number
  due_at: Time
  created_at: Time
  sent_at: Time | null
  failure: string | null
  secret: boolean
}

export interface OrderMessageTable {
  id: Generated<number>
  order_id: string
  /** Which side writes: the customer's company or customer service. */
  side: 'customer' | 'desk'
  by_user: string
  by_name: string
  by_latin: string
  body: string
  file_id: string | null
  request_id: string
  at: Time
}

/** Counters of an order's messages. */
export interface OrderThreadTable {
  order_id: string
  brand: string
  company_id: string
  messages: Given<number>
  last_id: Given<number>
  last_at: Time
  /** Since when the customer has been waiting for a reply; null if not. */
  waiting_since: MaybeTime
}

export interface MessageReadTable {
  order_id: string
  user_id: string
  side: 'customer' | 'desk'
  last_id: number
  at: Time
}

/** A notification, in the portal or only by e-mail. */
export interface NotificationTable {
  id: Generated<number>
  brand: string
  user_id: string
  company_id: string | null
  event: string
  about: string
  /** Identifies the event; each user is notified of it once. */
  key: string
  /** Values for the text, by language. */
  params: JSONColumnType<JsonObject, string, string>
  in_portal: boolean
  created_at: Time
  read_at: MaybeTime
}

/** The value last reported to the user. */
export interface NotificationMarkTable {
  user_id: string
  about: string
  event: string
  value: string
  at: Time
}

/** Notification settings of a user, or of a company. */
export interface SubscriptionTable {
  /** Id of the person or company. */
  holder: string
  kind: 'person' | 'company'
  event: string
  portal: boolean
  mail: boolean
  threshold: number | null
  /** Choices from the event's own list; null for all. */
  only: JSONColumnType<readonly string[] | null, string | null, string | null>
  /** Scope: their own records, or all that they may see. */
  scope: 'own' | 'all'
  changed_at: Time
}

/** A conversation of a signed-in user with the assistant. */
export interface ConversationTable {
  id: string
  brand: string
  user_id: string
  /** The first question. */
  title: string
  created_at: Time
  updated_at: Time
}

export interface ConversationTurnTable {
  conversation_id: string
  /** From 1. */
  turn: number
  words: string
  /** The answers, as the operation describes them. */
  parts: JSONColumnType<ConversationPart[], string, string>
  /** Words of a language model; empty without one. */
  said: string
  at: Time
}
