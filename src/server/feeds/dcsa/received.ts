/** Validation of records that another system sent, by the entities that declare their shapes. */
import { isImoNumber, isUnCountry } from '#domain'
import type {
  DcsaEquipmentEvent,
  DcsaOperatedService,
  DcsaPortSchedule,
  DcsaRoute,
  DcsaScheduledService,
  DcsaShipmentEvent,
  DcsaTransportEvent,
} from '#generated/entities.ts'
import { type CompiledValidator, type Json, toFieldErrors, type ValidatorError } from '#rules'
import type { Refused } from '../transport/index.ts'
import { mostDepth } from './tidy.ts'

/** Shape of a record by the entity that declares it. */
interface Records {
  readonly 'dcsa-equipment-event': DcsaEquipmentEvent
  readonly 'dcsa-operated-service': DcsaOperatedService
  readonly 'dcsa-port-schedule': DcsaPortSchedule
  readonly 'dcsa-route': DcsaRoute
  readonly 'dcsa-scheduled-service': DcsaScheduledService
  readonly 'dcsa-shipment-event': DcsaShipmentEvent
  readonly 'dcsa-transport-event': DcsaTransportEvent
}
export type RecordEntity = keyof Records
export type ReceivedRecord<Entity extends RecordEntity> = Records[Entity]

/** A record that its entity's validator has accepted, or what is wrong with it. */
type Received<Entity extends RecordEntity> = { readonly record: Records[Entity] } | { readonly faults: readonly Refused[] }

export interface Port {
  readonly id: string
  readonly code?: string
  readonly aliases?: readonly string[]
}

export interface ReadContext {
  /** Row of the reference event-source. */
  readonly source: string
  /** SCAC of the carrier that sends the events. */
  readonly carrier?: string | undefined
  /** Validators of the brand's release by name: `entity:dcsa-transport-event`. */
  readonly validators: Readonly<Record<string, CompiledValidator>>
  /** Rows of the reference port: codes that are aliases become ids. */
  readonly ports: readonly Port[]
  readonly now: Date
  /** Clocks differ, but an event created later than this could never be corrected. */
  readonly latest: Date
  /** Nothing has happened later than this. */
  readonly latestActual: Date
}

/** Whether a time of an event or of a call is marked as actual but is still to come. */
export function isActualAhead(
  { eventClassifierCode, eventDateTime }: { readonly eventClassifierCode: string; readonly eventDateTime: string },
  { latestActual }: Pick<ReadContext, 'latestActual'>,
): boolean {
  return eventClassifierCode === 'ACT' && Date.parse(eventDateTime) > latestActual.getTime()
}

/** A record with more faults than this is broken as a whole. */
const mostFaults = 5

/** The paths of its faults begin with `at`. */
export function validateReceived<Entity extends RecordEntity>(
  entity: Entity,
  value: Json,
  at: string,
  { validators }: Pick<ReadContext, 'validators'>,
): Received<Entity> {
  const validate = validators[`entity:${entity}`]
  if (!validate) throw new Error(`The release has no validator for records of ${entity}`)
  const errors = validate(value) ? [] : (validate.errors ?? []).filter(isOfDeclaredField)
  const isRecord = (_received: unknown): _received is Records[Entity] => errors.length === 0
  if (isRecord(value)) return isStorable(value) ? { record: value } : { faults: [refuse(at, 'invalid.characters')] }
  const faults = toFieldErrors(errors, {}, value).slice(0, mostFaults)
  return { faults: faults.map(({ path, id, params }) => refuse(`${at}${path}`, id, params)) }
}

/** Fields that the entity does not declare are ignored: standards grow. */
function isOfDeclaredField({ keyword }: ValidatorError): boolean {
  return keyword !== 'additionalProperties'
}

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
function isStorable(value: unknown): boolean {
  return !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value))
}

export function refuse(path: string, text: string, params: Readonly<Record<string, unknown>> = {}): Refused {
  return { path, text, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) }
}

/** Whether the first two letters of a UN/LOCODE are a country; XZ is the code of places in international waters. */
export function isOfKnownCountry(unLocode: string): boolean {
  const country = unLocode.slice(0, 2)
  return country === 'XZ' || isUnCountry(country)
}

/** Paths of IMO numbers with a wrong check digit. Numbers of another length have been found already. */
export function findWrongShips(value: Json | undefined, at: string, depth = mostDepth): Refused[] {
  if (depth === 0 || value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => findWrongShips(item, `${at}/${index}`, depth - 1))
  return Object.entries(value).flatMap(([name, field]) => {
    const isWrong = name === 'vesselIMONumber' && typeof field === 'string' && /^\d{7}$/.test(field) && !isImoNumber(field)
    return isWrong ? [refuse(`${at}/${name}`, 'invalid.imoCheck')] : findWrongShips(field, `${at}/${name}`, depth - 1)
  })
}
