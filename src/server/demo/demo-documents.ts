/** Types of the demo documents. Checked by tests, not by the language: only the demo reads them. */

import type { Release } from '#config'
import type { JsonObject } from '#rules'
import type { ContentFact } from './content.ts'

export interface PersonFact {
  readonly id: string
  readonly brand: string
  readonly account: string
  readonly role: 'admin' | 'member' | 'staff' | 'analyst' | 'registered' | 'pending'
  /** Default: no. */
  readonly staffAdmin?: boolean
  readonly company?: string
  readonly name: string
  readonly latinName: string
  readonly mobile: string
  readonly email: string
  /** A customer whom another site signs in: the person's number there. Such a person has no password. */
  readonly subject?: string
}
/** The site that signs a brand's customers in. */
export interface BankFact {
  readonly brand: string
  readonly texts: Readonly<
    Record<'name' | 'demo' | 'customers' | 'heading' | 'lead' | 'frame' | 'otherLanguage', { readonly zh: string; readonly en: string }>
  >
}
export interface CompanyFact {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly latinName: string
  readonly uscc: string
  /** Agreed with the company; default: those of the order type. */
  readonly paymentTerms?: string
}
export interface RequestFact {
  readonly id: string
  readonly brand: string
  readonly person: string
  readonly kind: 'certification' | 'join'
  readonly state: 'open' | 'approved' | 'refused'
  /** One of the demo companies; otherwise name and code are given here. */
  readonly company?: string
  readonly companyName?: string
  readonly latinName?: string
  readonly uscc?: string
  readonly daysAgo: number
  readonly decidedAfter?: number
  readonly decidedBy?: string
  readonly reason?: string
}
export interface ServiceFact {
  readonly carrier: string
  readonly service: string
  readonly closes: string
  readonly sails: string
  readonly via?: string
}
export interface SurchargeFact {
  readonly fee: string
  readonly group: string
  readonly basis: 'per-box' | 'per-bill'
  readonly currency: string
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
}
export interface LaneFact {
  readonly id: string
  readonly heading: string
  readonly ports: Readonly<Record<string, number>>
  readonly days: number
  readonly transitDays: number
  readonly prices: Readonly<Record<string, string>>
  readonly freeDays: number
  readonly surcharges: readonly SurchargeFact[]
  readonly services: readonly ServiceFact[]
}
export interface OriginFact {
  readonly port: string
  readonly share: number
  /** Neighbouring ports that one ship serves, and the day of its tour on which it calls. */
  readonly loop: string
  readonly day: number
  /** Added to the days at sea; a day less for each day later in the loop. */
  readonly days: number
  readonly price: string
}
/** How a carrier names its ships. `{name}` is replaced by one of the words or, with `numberedFrom`, by that number and those after it. */
export interface ShipNameFact {
  readonly carrier: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly numberedFrom?: number
}
export interface GoodsFact {
  readonly name: string
  readonly unit: string
  readonly cargo: string
}
export interface MilestoneFact {
  readonly milestone: string
  /** Counted from the start date, such as departure, or the end date, such as arrival. */
  readonly from: 'start' | 'end'
  readonly days: number
}
/** What customer service quotes where there is no tariff. */
export interface FeeFact {
  readonly fee: string
  readonly group: string
  readonly basis: string
  /** Minimum and maximum, with a step. */
  readonly price: readonly [number, number]
  readonly times: number
  readonly currency: string
  readonly quantity: string
}
/** Texts people write besides their actions, and surcharges on an estimate. */
export interface NotesFact {
  readonly cancelled: readonly string[]
  readonly rejected: readonly string[]
  readonly extra: readonly (FeeFact & { readonly note: string })[]
}
export interface PlaceFact {
  /** Port of loading of the order's sailing. */
  readonly origin?: string
  readonly form: JsonObject
}
/** What orders of one type look like. */
export interface BookingFact {
  readonly orderType: string
  /** Share of this type per hundred orders. */
  readonly share: number
  /** Days between ordering and the start, minimum and maximum. */
  readonly lead: readonly [number, number]
  /** First day on which it could be ordered; default: always. */
  readonly since?: string
  /** From start to end, where no sailing gives it. */
  readonly days: number
  /** The form; generated values are in bookings.ts. */
  readonly form: JsonObject
  readonly places?: readonly PlaceFact[]
  readonly fees?: readonly FeeFact[]
  readonly milestones: readonly MilestoneFact[]
}
/** Places of one order type that only this brand serves, besides those of its bookings. */
export interface OwnPlacesFact extends Pick<BookingFact, 'orderType' | 'since'> {
  readonly brand: string
  readonly places: readonly PlaceFact[]
}
export interface InvitationFact {
  readonly id: string
  readonly brand: string
  /** Who created it. */
  readonly by: string
  readonly note: string
  readonly places: number
  readonly daysAgo: number
  /** How long it is valid. */
  readonly days: number
  readonly people: readonly { readonly person: string; readonly daysAgo: number }[]
}
/** A user who registered by a personal link. */
export interface ReferralFact {
  readonly id: string
  readonly brand: string
  readonly by: string
  readonly person: string
  readonly daysAgo: number
}
/** What people did with one order, in sequence. */
export interface SceneFact {
  readonly id: string
  readonly orderType: string
  readonly state: string
  /** Accounts whose orders qualify; the first of them that has one is used. */
  readonly customers: readonly string[]
  /** A milestone that the order must not have reached. */
  readonly without?: string
  readonly steps: readonly StepFact[]
}
export interface StepFact {
  readonly operation: string
  /** An account, or `customer`: the user who ordered. */
  readonly as: string
  /** Counted back from the start of the day the demo world is made for. */
  readonly hoursAgo: number
  readonly input?: JsonObject
  /** For an amendment: the booking fields to change. */
  readonly change?: JsonObject
  /** Account of the colleague who gets the order. */
  readonly to?: string
  /** Of the fees that are paid or disputed, such as 0.9. */
  readonly share?: string
}
/** How ships keep to their schedule. */
export interface ScheduleFact {
  /** Ports of loading whose calls are shown, and for how long. */
  readonly origins: number
  readonly daysAhead: number
  readonly weeksBack: number
  /** Share of late departures by carrier; `others` for the rest. */
  readonly lateShare: Readonly<Record<string, number>>
  /** Share of calls that are blanked or omitted. */
  readonly stopShare: number
  readonly reasons: readonly string[]
  /** Hours before departure. */
  readonly cutOffHours: Readonly<Record<string, number>>
  readonly agents: readonly string[]
}
/** What warehouses write about the goods that they received. */
export interface ReceiptFacts {
  /** Of an inbound number. */
  readonly prefix: string
  readonly marks: string
  /** Remarks on missing and damaged packages. */
  readonly short: string
  readonly damaged: string
  readonly photos: readonly { readonly id: 'stack' | 'carton' | 'damage'; readonly name: string }[]
}
export interface DemoFacts {
  readonly schedule: ScheduleFact
  readonly content: readonly ContentFact[]
  readonly people: readonly PersonFact[]
  readonly companies: readonly CompanyFact[]
  readonly requests: readonly RequestFact[]
  readonly invitations: readonly InvitationFact[]
  readonly referrals: readonly ReferralFact[]
  /** Lines of a demo licence above name and code. */
  readonly licence: readonly string[]
  readonly lanes: readonly LaneFact[]
  readonly origins: readonly OriginFact[]
  readonly ships: readonly ShipNameFact[]
  /** Chinese words by English ones. */
  readonly shipWords: Readonly<Record<string, string>>
  /** Ports of loading of a brand that does not serve them all. */
  readonly brandOrigins: Readonly<Record<string, readonly string[]>>
  /** With the goods that rates with this remark do not cover. */
  readonly remarks: readonly { readonly zh: string; readonly en: string; readonly onRequest?: readonly string[] }[]
  readonly goods: readonly GoodsFact[]
  readonly bookings: readonly BookingFact[]
  readonly ownPlaces: readonly OwnPlacesFact[]
  readonly notes: NotesFact
  readonly scenes: readonly SceneFact[]
  readonly exchange: Readonly<Record<string, string>>
  readonly receipts: ReceiptFacts
  readonly banks: readonly BankFact[]
  /** Password of every demo account. */
  readonly password: string
}

/** Reads the default brand's documents: the demo is one world for all brands. */
export function readDemoFacts(release: Pick<Release, 'brands' | 'defaultBrand'>): DemoFacts {
  const demo = release.brands[release.defaultBrand]?.documents.demo
  const sailing = readPart(demo, 'sailing', 'facts') as Pick<
    DemoFacts,
    'origins' | 'brandOrigins' | 'ships' | 'shipWords' | 'schedule' | 'remarks' | 'goods' | 'exchange'
  >
  const { password } = readPart(demo, 'people', 'facts') as Pick<DemoFacts, 'password'>
  const { referrals } = readPart(demo, 'invitations', 'facts') as Pick<DemoFacts, 'referrals'>
  const { licence } = readPart(demo, 'requests', 'facts') as Pick<DemoFacts, 'licence'>
  return {
    people: readPart(demo, 'people', 'rows') as readonly PersonFact[],
    companies: readPart(demo, 'companies', 'rows') as readonly CompanyFact[],
    requests: readPart(demo, 'requests', 'rows') as readonly RequestFact[],
    invitations: readPart(demo, 'invitations', 'rows') as readonly InvitationFact[],
    referrals,
    licence,
    bookings: readPart(demo, 'bookings', 'rows') as readonly BookingFact[],
    ownPlaces: readPart(demo, 'own-ports', 'rows') as readonly OwnPlacesFact[],
    notes: readPart(demo, 'bookings', 'facts') as NotesFact,
    content: ['content', 'suppliers', 'domestic', 'lcl-sailings', 'river', 'service-lanes'].flatMap(
      (name) => readPart(demo, name, 'rows') as readonly ContentFact[],
    ),
    banks: readPart(demo, 'banks', 'rows') as readonly BankFact[],
    scenes: readPart(demo, 'recent-activity', 'rows') as readonly SceneFact[],
    lanes: readPart(demo, 'lanes', 'rows') as readonly LaneFact[],
    receipts: readPart(demo, 'warehouse-receipts', 'facts') as ReceiptFacts,
    password,
    ...sailing,
  }
}

function readPart(demo: Release['brands'][string]['documents'][string] | undefined, id: string, part: 'rows' | 'facts'): unknown {
  const value = demo?.[id]?.[part]
  if (value === undefined) throw new Error(`The release has no ${part} in demo document ${id}.`)
  return value
}
