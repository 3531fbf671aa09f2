/** One handler for each declared operation, collected from the folders of their nouns. */

import { createAssistantHandlers, type ModelSettings } from './content/assistant/index.ts'
import { dictionaryHandlers } from './content/dictionaries/index.ts'
import { createImpactHandlers } from './content/impact/index.ts'
import { createLanguageHandlers } from './content/language-reference/index.ts'
import { pageHandlers } from './content/pages/index.ts'
import { searchHandlers } from './content/search/index.ts'
import { createFoundHandlers } from './content/seo/index.ts'
import { passageHandlers } from './content/text-passages/index.ts'
import type { Log } from './db/index.ts'
import { dcsaHandlers } from './feeds/dcsa-api/index.ts'
import { deskRateHandlers } from './feeds/desk-rates/index.ts'
import { edifactHandlers } from './feeds/edifact/index.ts'
import { loadHandlers } from './feeds/imports/index.ts'
import { scheduleHandlers } from './feeds/schedules/index.ts'
import { createSourceHandlers, type Locate } from './feeds/sources/index.ts'
import { createTrackingHandlers } from './feeds/tracking/index.ts'
import { carrierHandlers } from './freight/carriers/index.ts'
import { cutOffHandlers } from './freight/cut-offs/index.ts'
import { exchangeHandlers } from './freight/exchange/index.ts'
import { siteHandlers } from './freight/facilities/index.ts'
import { laneHandlers } from './freight/lanes/index.ts'
import { oversizeHandlers } from './freight/oversize/index.ts'
import { quoteHandlers, truckPriceHandlers } from './freight/quotes/index.ts'
import { rateHandlers } from './freight/rates/index.ts'
import { createOfferHandlers } from './freight/saved-quotes/index.ts'
import { seaWayHandlers } from './freight/sea-routes/index.ts'
import { tariffHandlers } from './freight/tariffs/index.ts'
import { modeHandlers } from './freight/transport-modes/index.ts'
import { createSystemHandlers } from './http/index.ts'
import type { Handlers, OriginOf, Vault } from './kernel/index.ts'
import { profitHandlers } from './money/profit/index.ts'
import { rebateHandlers } from './money/rebates/index.ts'
import { supplierOrderHandlers } from './money/supplier-orders/index.ts'
import { createCalendarHandlers } from './orders/calendars/index.ts'
import { deskHandlers } from './orders/desk/index.ts'
import { messageHandlers } from './orders/messages/index.ts'
import { orderHandlers, orderRowStreams } from './orders/order/index.ts'
import { workbenchHandlers } from './orders/workbench/index.ts'
import { createAccountHandlers, createCodes, createSecondFactor, createSettingsHandlers, type Hasher } from './people/accounts/index.ts'
import { apiKeyHandlers } from './people/api-keys/index.ts'
import { invitationHandlers, noteArrival } from './people/invitations/index.ts'
import { membershipHandlers } from './people/membership/index.ts'
import { createStaffHandlers } from './people/staff/index.ts'
import { createTokenSignIn, type PublishedKeys } from './people/token-sign-in/index.ts'
import { createWebhookHandlers } from './people/webhooks/index.ts'
import { auditHandlers } from './platform/audit/index.ts'
import { draftHandlers } from './platform/drafts/index.ts'
import { fileHandlers } from './platform/files/index.ts'
import { choiceHandlers, createExportHandler } from './platform/lists/index.ts'
import { notificationHandlers } from './platform/notifications/index.ts'
import { deliveryHandlers } from './platform/outbox/index.ts'
import { previewHandlers } from './platform/preview/index.ts'
import { createRecordHandlers } from './platform/records/index.ts'
import { type Releases, releaseHandlers } from './platform/releases/index.ts'

export interface HandlerParts {
  readonly hasher: Hasher
  readonly releases: Releases
  readonly vault: Vault
  /** Whether text messages can be sent. */
  readonly sms: boolean
  /** Keys of sites that sign customers in. */
  readonly keys: PublishedKeys
  readonly log: Pick<Log, 'warn'>
  /** The language model of the assistant; null without one. */
  readonly model: ModelSettings | null
  /** Whether webhooks may call this machine and its network. */
  readonly allowPrivateAddresses: boolean
  /** Whether sources may be on this machine: only in the demo. */
  readonly locate: Locate
  /** Configured base URL of a brand; for links. */
  readonly originOf: OriginOf
}

export function createHandlers({ vault, ...parts }: HandlerParts): Handlers {
  const people = { ...parts, codes: createCodes(vault), secondFactor: createSecondFactor(vault), noteArrival }
  const handlers = {
    ...createAccountHandlers(people),
    ...createSettingsHandlers(people),
    ...createTokenSignIn(parts),
    ...createSourceHandlers(parts),
    ...createSystemHandlers(parts.releases, vault),
    ...createFoundHandlers(vault, parts.releases),
    ...releaseHandlers,
    ...createImpactHandlers(),
    ...previewHandlers,
    ...createLanguageHandlers(),
    ...createAssistantHandlers(parts),
    ...auditHandlers,
    ...deskHandlers,
    ...deskRateHandlers,
    ...dictionaryHandlers,
    ...pageHandlers,
    ...passageHandlers,
    ...searchHandlers,
    ...rateHandlers,
    ...laneHandlers,
    ...loadHandlers,
    ...edifactHandlers,
    ...exchangeHandlers,
    ...carrierHandlers,
    ...siteHandlers,
    ...quoteHandlers,
    ...truckPriceHandlers,
    ...tariffHandlers,
    ...cutOffHandlers,
    ...scheduleHandlers,
    ...oversizeHandlers,
    ...modeHandlers,
    ...createTrackingHandlers(vault),
    ...seaWayHandlers,
    ...rebateHandlers,
    ...profitHandlers,
    ...supplierOrderHandlers,
    ...orderHandlers,
    ...messageHandlers,
    ...notificationHandlers,
    ...deliveryHandlers,
    ...apiKeyHandlers,
    ...dcsaHandlers,
    ...createCalendarHandlers(vault),
    ...createWebhookHandlers({ vault, allowPrivate: parts.allowPrivateAddresses }),
    ...fileHandlers,
    ...draftHandlers,
    ...workbenchHandlers,
    ...membershipHandlers,
    ...createStaffHandlers(parts),
    ...invitationHandlers,
    ...createOfferHandlers(vault),
    ...choiceHandlers,
    ...createRecordHandlers({ vault, originOf: parts.originOf }),
  }
  return { ...handlers, 'export-list': createExportHandler({ handlers, streams: orderRowStreams }) }
}
