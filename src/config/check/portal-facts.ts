/** Names known to the portal's code that documents may use. */
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
import { codeNames, codePlaceholders } from '#generated/code-names.ts'
import { codeTextBeginnings, codeTexts } from '#generated/code-texts.ts'
import { textPlaceholders } from '#generated/text-placeholders.ts'
import { portalPages } from '../resolve/kinds.ts'

export interface Facts {
  /** Pages opened by code: every brand must have them. */
  readonly pages: readonly string[]
  /** Events that page actions may send. */
  readonly events: readonly string[]
  /** States by state machine, as named in dictionaries. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Keys of shared texts used by code. */
  readonly texts: readonly string[]
  /** Prefixes of keys to which code appends a name. */
  readonly textBeginnings: readonly string[]
  /** Placeholders of texts that code fills. */
  readonly placeholders: ReadonlySet<string>
  /** Placeholders of each shared text of the product, separated by spaces. */
  readonly placeholdersOfTexts: Readonly<Record<string, string>>
  /** Names of documents and limits used by code. */
  readonly names: ReadonlySet<string>
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
  placeholders: new Set(codePlaceholders),
  placeholdersOfTexts: textPlaceholders,
  names: new Set(codeNames),
  formats: identifierFormats,
}
