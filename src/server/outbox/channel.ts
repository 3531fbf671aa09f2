/** A way out of the portal. Whatever leaves (mails, text messages, later calls of other systems) waits in one table and goes by one of these. */
import type { JsonObject } from '#rules'

/** What a channel is given. */
export interface Delivery {
  /** Message id, the same on every attempt, so that the recipient can detect duplicates. */
  readonly id: number
  readonly brand: string
  readonly event: string
  readonly about: string | null
  readonly recipient: string
  readonly payload: JsonObject
}

export interface Channel {
  /** Resolves when the recipient has confirmed it. */
  readonly deliver: (delivery: Delivery) => Promise<void>
  /** The table is the mailbox, so that what was sent must stay readable in it. */
  readonly keeps: boolean
}

/** The way out itself failed, whatever was to be sent: no connection, no answer, or a request to try later. */
export class ChannelAwayError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'ChannelAwayError'
  }
}

/** By name; null for one that the operator has not declared. */
export type Channels = Readonly<Record<string, Channel | null>>

/** After so many it is given up, a little less than a day later. */
export const mostAttempts = 12
