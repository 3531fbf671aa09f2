/** Containers, each with an order, and the events that a carrier reports of them. */
import { type Kysely, sql } from 'kysely'
import { containerCheckDigit, eventKey, type TransportEvent } from '#domain'
import type { Database } from '../../src/server/db/index.ts'

export const eventCarrier = 'MAEU'
export const firstEventMs = Date.parse('2026-11-20T00:00:00Z')
const hourMs = 3_600_000

export interface AddOrdersOptions {
  readonly brand: string
  readonly release: string
  readonly company: string
  /** Numbers of the first container and of the one after the last. */
  readonly from: number
  readonly until: number
}

/** One order for each container. */
export async function addContainerOrders(db: Kysely<Database>, { brand, release, company, from, until }: AddOrdersOptions): Promise<void> {
  const at = new Date(firstEventMs)
  await sql`insert into orders (id, brand, company_id, state, version, release, created_at, updated_at, data)
    select 'BENCH' || n, ${brand}, ${company}, 'in-process', 1, ${release}, ${at}, ${at},
      jsonb_build_object('orderType', 'sea-booking', 'payment', 'unpaid', 'companyName', 'x', 'companyLatin', 'x', 'orderedBy', 'x', 'orderedByLatin', 'x',
        'baseCurrency', 'CNY', 'mblNo', ${eventCarrier}::text || (100000000 + n), 'carrier', ${eventCarrier}::text,
        'pol', 'CNNGB', 'pod', 'NLRTM', 'etd', '2026-12-01', 'eta', '2027-01-05', 'milestones', '[]'::jsonb,
        'containers', jsonb_build_array(jsonb_build_object('containerNo', number)))
    from unnest(${sql.val(Array.from({ length: until - from }, (_, index) => containerOf(from + index)))}::text[]) with ordinality as box (number, place),
      lateral (select ${from}::int + place - 1 as n) numbered`.execute(db)
}

const steps = [
  ['GTOT', true, 'DEPO', 'CNNGB'],
  ['GTIN', false, 'POTE', 'CNNGB'],
  ['LOAD', false, 'POTE', 'CNNGB'],
  ['DISC', false, 'POTE', 'NLRTM'],
  ['GTOT', false, 'POTE', 'NLRTM'],
  ['GTIN', true, 'DEPO', 'NLRTM'],
] as const
const classes = ['PLN', 'EST', 'ACT'] as const

/** The events of all containers take turns, as in life. */
export function eventAt(index: number, containers: number): TransportEvent {
  const box = index % containers
  const round = Math.floor(index / containers)
  const [code, isEmpty, facilityType, place] = steps[round % steps.length] ?? steps[0]
  const at = new Date(firstEventMs + (round * 36 + (box % 24)) * hourMs).toISOString()
  const whole = {
    source: eventCarrier,
    type: 'EQUIPMENT',
    code,
    classifier: classes[Math.floor(round / steps.length) % 3] ?? 'ACT',
    at,
    createdAt: at,
    container: containerOf(box),
    mbl: `${eventCarrier}${100_000_000 + box}`,
    carrier: eventCarrier,
    place,
    facilityType,
    isEmpty,
  } as const
  return { ...whole, key: eventKey(whole) }
}

export function containerOf(box: number): string {
  const number = `CSQU${String(box % 1_000_000).padStart(6, '0')}`
  return `${number}${containerCheckDigit(`${number}0`)}`
}
