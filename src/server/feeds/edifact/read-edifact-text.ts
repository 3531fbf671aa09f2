/** Reads EDIFACT text by what a brand's documents declare, without blocking the server. */
import { join } from 'node:path'
import type { BrandPlan } from '#config'
import { type EdifactBounds, type EdifactEvents, type EdifactStatus, portByCode, readEdifact } from '#domain'
import { isObject, type JsonObject } from '#rules'
import { latestActual, limitOf, listObjects } from '../../kernel/index.ts'
import { createThreads } from '../../platform/threads/index.ts'
import type { Intake } from '../transport/index.ts'

/** Everything that reading needs, as plain values: a thread gets a copy. */
export interface EdifactTask {
  readonly text: string
  readonly source: string
  readonly statuses: readonly EdifactStatus[]
  readonly ports: readonly PortRow[]
  /** Time zones by country. */
  readonly countryZones: ReadonlyMap<string, string>
  readonly latest: string
  readonly bounds: EdifactBounds
}

interface PortRow {
  readonly id: string
  readonly code?: string
  readonly aliases?: readonly string[]
  readonly timeZone?: string
}

export type EdifactContent = Pick<Intake, 'events' | 'replacements' | 'refusals'>

/** Shorter texts take a few milliseconds, which is less than the start of a thread. */
const mostCharactersHere = 65_536

/** `source`: row of the reference event-source. */
export async function readEdifactText(text: string, brand: BrandPlan, source: string, now: Date): Promise<EdifactContent> {
  const task = toTask(text, brand, source, now)
  const { events, replacements, faults } = text.length > mostCharactersHere ? await threads.run(task) : readTask(task)
  const refusals = faults.map(({ position, text: reason, params }) => ({ path: position, text: reason, params }))
  return { events, replacements, refusals }
}

export function readTask({ text, ports, countryZones, ...world }: EdifactTask): EdifactEvents {
  const zones = new Map(ports.map(({ id, timeZone }) => [id, timeZone]))
  const portIds = new Map<string, string | undefined>()
  return readEdifact(text, {
    ...world,
    portOf: (code) => {
      if (!portIds.has(code)) portIds.set(code, portByCode(ports, code)?.id)
      return portIds.get(code)
    },
    zoneOf: (unLocode) => zones.get(unLocode) ?? countryZones.get(unLocode.slice(0, 2)),
  })
}

/** A few minutes of work. */
const threads = createThreads<EdifactTask, EdifactEvents>({ file: join(import.meta.dirname, 'edifact-worker.ts'), mostWaiting: 20 })

function toTask(text: string, brand: BrandPlan, source: string, now: Date): EdifactTask {
  const { documents } = brand
  return {
    text,
    source,
    statuses: listFacts(documents, 'edifact-status').map(toStatus),
    ports: listObjects(documents.reference?.port?.rows).map(toPort),
    countryZones: new Map(listFacts(documents, 'country-zone').map(({ country, timeZone }) => [String(country), String(timeZone)])),
    latest: latestActual(brand, now).toISOString(),
    bounds: {
      messages: limitOf(brand, 'edifactMessagesMax'),
      segments: limitOf(brand, 'edifactSegmentsMax'),
      messageSegments: limitOf(brand, 'edifactMessageSegmentsMax'),
      segmentCharacters: limitOf(brand, 'edifactSegmentCharacters'),
      elementCharacters: limitOf(brand, 'edifactElementCharacters'),
    },
  }
}

function toPort({ id, code, aliases, timeZone }: JsonObject): PortRow {
  return {
    id: String(id),
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(aliases) && { aliases: aliases.map(String) }),
    ...(typeof timeZone === 'string' && { timeZone }),
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
