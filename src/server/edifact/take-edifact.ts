/** From the bytes of an EDIFACT file to events and a receipt. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { type EdifactStatus, type EdifactWorld, portByCode, readEdifact } from '#domain'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import { isObject, latestActual, listObjects } from '../kernel/index.ts'
import { type Intake, type TakenIn, takeIn } from '../transport/index.ts'

export interface EdifactFile {
  readonly brand: BrandPlan
  /** Row of the reference event-source. */
  readonly source: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly byName?: string
}

/** Takes in what can be read; the receipt keeps the file, and the position and reason of every refused part. */
export async function takeEdifact(tx: Transaction<Database>, file: EdifactFile, now: Date): Promise<TakenIn> {
  const { brand, source, name, byName } = file
  const text = decode(file.bytes)
  const receipt = { brand: brand.id, source, kind: 'edifact' as const, name, body: text, ...(byName === undefined ? {} : { byName }) }
  return await takeIn(tx, { receipt, ...readEdifactText(text, brand, source, now) }, now)
}

/** `source`: row of the reference event-source. */
export function readEdifactText(text: string, brand: BrandPlan, source: string, now: Date): Pick<Intake, 'events' | 'refusals'> {
  const { events, faults } = readEdifact(text, worldOf(brand, source, now))
  return { events, refusals: faults.map(({ position, text: reason, params }) => ({ path: position, text: reason, params })) }
}

/** UTF-8, else the Latin alphabet of the syntax levels UNOC and below. PostgreSQL stores no zero bytes. */
function decode(bytes: Uint8Array): string {
  const clean = bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(clean)
  } catch {
    return new TextDecoder('latin1').decode(clean)
  }
}

function worldOf(brand: BrandPlan, source: string, now: Date): EdifactWorld {
  const { documents } = brand
  const ports = listObjects(documents.reference?.port?.rows) as (JsonObject & { readonly id: string })[]
  const zones = new Map(ports.map((port) => [port.id, port.timeZone]))
  const countryZones = new Map(listFacts(documents, 'country-zone').map(({ country, timeZone }) => [String(country), String(timeZone)]))
  return {
    source,
    statuses: listFacts(documents, 'edifact-status').map(toStatus),
    portOf: (code) => portByCode(ports, code)?.id,
    zoneOf: (unLocode) => {
      const zone = zones.get(unLocode)
      return typeof zone === 'string' ? zone : countryZones.get(unLocode.slice(0, 2))
    },
    latest: latestActual(brand, now).toISOString(),
  }
}

function listFacts({ reference }: BrandPlan['documents'], name: string): JsonObject[] {
  return listObjects(reference?.[name]?.rows).flatMap(({ facts }) => (isObject(facts) ? [facts] : []))
}

/** The configuration check has validated the rows. */
function toStatus({ code, type, event, document, isEmpty, facilityType }: JsonObject): EdifactStatus {
  return {
    code: String(code),
    type: type as EdifactStatus['type'],
    event: String(event),
    ...(typeof document === 'string' && { document }),
    ...(typeof isEmpty === 'boolean' && { isEmpty }),
    ...(typeof facilityType === 'string' && { facilityType }),
  }
}
