/** What the portal's code knows and documents may name. */
import {
  amendmentStates,
  billStates,
  errors,
  identifierFormats,
  lifeStates,
  membershipEventTypes,
  membershipStates,
  orderEventTypes,
  paymentStates,
  rebateEventTypes,
  rebateStates,
  supplierOrderEventTypes,
  supplierOrderStates,
} from '#domain'
import { codeTextBeginnings, codeTexts } from '#generated/code-texts.ts'
import { portalPages } from '../kinds.ts'

export interface Facts {
  /** Pages that the code shows by name: every brand has them. */
  readonly pages: readonly string[]
  /** Events that actions of a page may send. */
  readonly events: readonly string[]
  /** States by life, as dictionaries name it. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Keys of shared texts that the code names. */
  readonly texts: readonly string[]
  /** Beginnings of keys to which code adds a name. */
  readonly textBeginnings: readonly string[]
  /** Formats in addition to the general ones. */
  readonly formats: Readonly<Record<string, (value: string) => boolean>>
}

export const portalFacts: Facts = {
  pages: portalPages,
  events: [...orderEventTypes, ...membershipEventTypes, ...rebateEventTypes, ...supplierOrderEventTypes],
  states: {
    order: lifeStates,
    payment: paymentStates,
    amendment: amendmentStates,
    bill: billStates,
    membership: membershipStates,
    rebate: rebateStates,
    'supplier-order': supplierOrderStates,
  },
  texts: [...new Set([...Object.keys(errors), ...codeTexts])],
  textBeginnings: codeTextBeginnings,
  formats: identifierFormats,
}
