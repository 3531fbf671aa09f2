/** What the portal's code knows and documents may name. */
import { errors, identifierFormats, lifeStates, orderEventTypes, paymentStates } from '#domain'

export interface Facts {
  /** Events that actions of a page may send. */
  readonly events: readonly string[]
  /** States by life, as dictionaries name it. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Keys of shared texts that the code names. */
  readonly texts: readonly string[]
  /** Formats beside the general ones. */
  readonly formats: Readonly<Record<string, (value: string) => boolean>>
}

export const portalFacts: Facts = {
  events: orderEventTypes,
  states: { order: lifeStates, payment: paymentStates },
  texts: Object.keys(errors),
  formats: identifierFormats,
}
