/** One handler for each declared operation, collected from the folders of their nouns. */
import { createAccountHandlers, createCodes, createSecondFactor, createSettingsHandlers, type Hasher } from './accounts/index.ts'
import { apiKeyHandlers } from './api-keys/index.ts'
import { createAssistantHandlers, type ModelSettings } from './assistant/index.ts'
import { auditHandlers } from './audit/index.ts'
import { createCalendarHandlers } from './calendars/index.ts'
import { carrierHandlers } from './carriers/index.ts'
import { cutOffHandlers } from './cut-offs/index.ts'
import type { Log } from './db/index.ts'
import { dcsaHandlers } from './dcsa-api/index.ts'
import { deskHandlers } from './desk/index.ts'
import { deskRateHandlers } from './desk-rates/index.ts'
import { dictionaryHandlers } from './dictionaries/index.ts'
import { draftHandlers } from './drafts/index.ts'
import { edifactHandlers } from './edifact/index.ts'
import { exchangeHandlers } from './exchange/index.ts'
import { fileHandlers } from './files/index.ts'
import { createFoundHandlers } from './found/index.ts'
import { createSystemHandlers } from './http/index.ts'
import { createImpactHandlers } from './impact/index.ts'
import { invitationHandlers, noteArrival } from './invitations/index.ts'
import type { Handlers, OriginOf, Vault } from './kernel/index.ts'
import { laneHandlers } from './lanes/index.ts'
import { createLanguageHandlers } from './language/index.ts'
import { choiceHandlers, createExportHandler } from './lists/index.ts'
import { loadHandlers } from './loads/index.ts'
import { membershipHandlers } from './membership/index.ts'
import { messageHandlers } from './messages/index.ts'
import { modeHandlers } from './modes/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import { createOfferHandlers } from './offers/index.ts'
import { orderHandlers, orderRowStreams } from './orders/index.ts'
import { deliveryHandlers } from './outbox/index.ts'
import { oversizeHandlers } from './oversize/index.ts'
import { pageHandlers } from './pages/index.ts'
import { passageHandlers } from './passages/index.ts'
import { previewHandlers } from './preview/index.ts'
import { profitHandlers } from './profit/index.ts'
import { quoteHandlers, truckPriceHandlers } from './quotes/index.ts'
import { rateHandlers } from './rates/index.ts'
import { rebateHandlers } from './rebates/index.ts'
import { createRecordHandlers } from './records/index.ts'
import { type Releases, releaseHandlers } from './releases/index.ts'
import { scheduleHandlers } from './schedules/index.ts'
import { seaWayHandlers } from './sea-ways/index.ts'
import { searchHandlers } from './search/index.ts'
import { siteHandlers } from './sites/index.ts'
import { createSourceHandlers, type Locate } from './sources/index.ts'
import { createStaffHandlers } from './staff/index.ts'
import { supplierOrderHandlers } from './supplier-orders/index.ts'
import { tariffHandlers } from './tariffs/index.ts'
import { createTokenSignIn, type PublishedKeys } from './token-sign-in/index.ts'
import { createTrackingHandlers } from './tracking/index.ts'
import { createWebhookHandlers } from './webhooks/index.ts'
import { workbenchHandlers } from './workbench/index.ts'

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
