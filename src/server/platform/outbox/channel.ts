/**
 * Channels for outgoing messages. Everything outgoing (e-mails, text messages, later calls to other systems) waits in one table
 * and is sent through a channel.
 */
import type { JsonObject } from '#rules'

/** What a channel receives. */
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
  /** Resolves when the recipient's server has accepted it. */
  readonly deliver: (delivery: Delivery) => Promise<void>
  /** The table is the mailbox, so sent e-mail must stay readable in it. */
  readonly keeps: boolean
}

/** The channel itself failed, whatever was to be sent: no connection, no response, or a request to try later. */
export class ChannelAwayError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'ChannelAwayError'
  }
}

/** Trying again is pointless; the message says why. */
export class GivenUpError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'GivenUpError'
  }
}

/** Calls to customers' systems: a worker of their own sends them, those about one subject in sequence. */
export const sequencedChannel = 'webhook'

/** By name; null for one that the operator has not configured. */
export type Channels = Readonly<Record<string, Channel | null>>

/** A message is given up after this many attempts, a little less than a day later. */
export const mostAttempts = 12
