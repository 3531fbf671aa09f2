/**
 * IFTSTA (status) and CODECO (gate) messages as transport events. Segments and qualifiers are those of D.95B to D.00B as carriers
 * and terminals use them (SMDG). Times without a zone are local times of the place.
 */
import { eventKey, type TransportEvent, type TransportEventType } from '../transport/transport-event.ts'
import { readContainer, referenceOf, sealsOf, shipOf, withoutAbsent } from './details.ts'
import { findMoment, readTime, readValue } from './moment.ts'
import { type Place, type PlaceWorld, placeIdOf, readActivityPlace, zonesOfPlace } from './place.ts'
import {
  componentOf,
  type EdifactBounds,
  type EdifactFault,
  type EdifactMessage,
  readInterchange,
  type Segment,
} from './read-interchange.ts'

/** A row of the reference edifact-status: the event that a status code of IFTSTA means. */
export interface EdifactStatus {
  readonly code: string
  readonly type: TransportEventType
  readonly event: string
  readonly document?: string
  readonly isEmpty?: boolean
  readonly facilityType?: string
}

export interface EdifactWorld extends PlaceWorld {
  /** Row of the reference event-source. */
  readonly source: string
  readonly statuses: readonly EdifactStatus[]
  /** ISO, UTC. What is reported as happened cannot have happened later than this. */
  readonly latest: string
  readonly bounds: EdifactBounds
}

export interface EdifactEvents {
  readonly events: readonly TransportEvent[]
  /** Keys of events whose message says that it replaces an earlier one. */
  readonly replacements: readonly string[]
  readonly faults: readonly EdifactFault[]
  /** Number of messages that could be read, whatever their type. */
  readonly messages: number
}

/** Every event of a file, and every part that was refused, with its segment. One faulty status does not affect the others. */
export function readEdifact(text: string, world: EdifactWorld): EdifactEvents {
  const { messages, faults } = readInterchange(text, world.bounds)
  const events: TransportEvent[] = []
  const replacements: string[] = []
  const all = [...faults]
  for (const message of messages) {
    const read = readers[message.type.toUpperCase()]
    if (!read) all.push({ position: message.position, ...wrongOr('edifact.type-missing', 'edifact.type', { type: message.type }) })
    else if (functionOf(message) === cancellation) all.push({ position: message.position, text: 'edifact.cancellation', params: {} })
    else
      for (const result of read(message, world)) {
        if ('text' in result) all.push(result)
        else {
          events.push(result)
          if (replacing.includes(functionOf(message))) replacements.push(result.key)
        }
      }
  }
  return { events, replacements, faults: all, messages: messages.length }
}

type Result = TransportEvent | EdifactFault
const readers: Readonly<Record<string, (message: EdifactMessage, world: EdifactWorld) => Iterable<Result>>> = {
  CODECO: readCodeco,
  IFTSTA: readIftsta,
}

/** Message function in BGM (code list 1225): 1 cancels an earlier message, 4 changes and 5 replaces it. */
const cancellation = '1'
const replacing = ['4', '5']
const gateCodes: Readonly<Record<string, string>> = { '34': 'GTIN', '36': 'GTOT' }
const [empty, full] = ['4', '5']
/** Ports of the consignment at which these happen: never those of the other end of the voyage. */
const portsOf: Readonly<Record<string, readonly string[]>> = { LOAD: ['9'], DEPA: ['9'], ARRI: ['11'], DISC: ['11'] }

function functionOf({ segments }: EdifactMessage): string {
  const begin = segments.find(({ tag }) => tag === 'BGM')
  return begin ? componentOf(begin, 2) : ''
}

/** BGM 34 reports arrivals at the gate, 36 departures. Each container has its own group, which begins with EQD. */
function* readCodeco(message: EdifactMessage, world: EdifactWorld): Generator<Result> {
  const begin = message.segments.find(({ tag }) => tag === 'BGM')
  const code = begin && gateCodes[componentOf(begin, 0)]
  if (!code) {
    yield {
      position: begin?.position ?? message.position,
      ...wrongOr('edifact.gate-missing', 'edifact.gate', { code: begin ? componentOf(begin, 0) : '' }),
    }
    return
  }
  const [head, ...groups] = splitAt(message.segments, 'EQD')
  const containers = groups.filter(([equipment]) => equipment && componentOf(equipment, 0) === 'CN')
  if (containers.length === 0) yield { position: message.position, text: 'edifact.no-container', params: {} }
  for (const group of containers) {
    const [equipment] = group as [Segment, ...Segment[]]
    const filling = componentOf(equipment, 5)
    if (filling !== empty && filling !== full)
      yield { position: equipment.position, ...wrongOr('edifact.filling-missing', 'edifact.filling', { code: filling }) }
    else {
      // Full containers come in to be loaded, and go out after discharge. Empty ones may belong to depots anywhere.
      const instead = filling === empty ? [] : [code === 'GTIN' ? '9' : '11']
      const at = readActivityPlace([...group, ...(head ?? [])], { qualifiers: ['165', '147'], instead }, world)
      const status = {
        type: 'EQUIPMENT',
        event: code,
        isEmpty: filling === empty,
        facilityType: at?.facility ? 'POTE' : undefined,
      } as const
      const moments = ['7', '334', '133', '132']
      yield* toEvents({ message, head: head ?? [], group, code: componentOf(begin, 0), status, at, moments, equipment: [equipment], world })
    }
  }
}

/** Each CNI begins a consignment; without one the message is about a single consignment. */
function* readIftsta(message: EdifactMessage, world: EdifactWorld): Generator<Result> {
  if (message.segments.every(({ tag }) => tag !== 'STS')) yield { position: message.position, text: 'edifact.no-status', params: {} }
  const [beginning = [], ...consignments] = splitAt(message.segments, 'CNI')
  if (consignments.length === 0) yield* readConsignment(beginning, { message, shared: [], world })
  for (const consignment of consignments) yield* readConsignment(consignment, { message, shared: beginning, world })
}

interface Around {
  readonly message: EdifactMessage
  /** Segments before the first consignment, which apply to all. */
  readonly shared: readonly Segment[]
  readonly world: EdifactWorld
}

/** Each STS begins a status, with its moment (DTM 334), place (LOC 175) and containers. Some senders name the containers before. */
function* readConsignment(segments: readonly Segment[], { message, shared, world }: Around): Generator<Result> {
  const [head = [], ...groups] = splitAt(segments, 'STS')
  const containersBefore = listContainers(head)
  for (const group of groups) {
    const [sts] = group as [Segment, ...Segment[]]
    const code = componentOf(sts, 1).toUpperCase()
    const status = world.statuses.find((row) => row.code === code)
    if (!status) {
      yield { position: sts.position, ...(code ? { text: 'edifact.status', params: { code } } : noStatus(sts)) }
      continue
    }
    const containers = listContainers(group)
    const equipment = containers.length > 0 ? containers : containersBefore
    const at = readActivityPlace(group, { qualifiers: ['175'], instead: portsOf[status.event] ?? ['7', '9', '11'] }, world)
    yield* toEvents({ message, head: [...head, ...shared], group, code, status, at, moments: ['334', '7', '78'], equipment, world })
  }
}

/** Some senders write the status into the first element, which is its type. */
function noStatus(sts: Segment): Omit<EdifactFault, 'position'> {
  const type = componentOf(sts, 0)
  return type ? { text: 'edifact.status-type', params: { type } } : { text: 'edifact.status-missing', params: {} }
}

/** Describes an invalid or missing value. */
function wrongOr(missing: string, text: string, params: EdifactFault['params']): Omit<EdifactFault, 'position'> {
  return Object.values(params).includes('') ? { text: missing, params: {} } : { text, params }
}

function listContainers(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter((segment) => segment.tag === 'EQD' && componentOf(segment, 0) === 'CN')
}

interface Reading {
  readonly message: EdifactMessage
  readonly head: readonly Segment[]
  readonly group: readonly Segment[]
  /** As the message has it, for what is said about faults. */
  readonly code: string
  readonly status: Omit<EdifactStatus, 'code' | 'facilityType'> & { readonly facilityType?: string | undefined }
  readonly at: Place | undefined
  /** Qualifiers of the moment, the best first. */
  readonly moments: readonly string[]
  readonly equipment: readonly Segment[]
  readonly world: EdifactWorld
}

function* toEvents({ message, head, group, code, status, at, moments, equipment, world }: Reading): Generator<Result> {
  const position = group[0]?.position ?? message.position
  const place = at && placeIdOf(at, world)
  const moment = findMoment(group, moments)
  if (!moment) return yield { position, text: 'edifact.no-moment', params: { code } }
  const zones = place === undefined ? [] : zonesOfPlace(place, world)
  const happened = readTime(moment, zones)
  if (typeof happened !== 'string') {
    const text = happened.text === 'edifact.zone' && !at ? 'edifact.no-place' : happened.text
    return yield { ...happened, text, params: { ...happened.params, code, place: at?.code ?? '' } }
  }
  if (happened > world.latest)
    return yield { position: moment.position, text: 'edifact.in-future', params: { value: componentOf(moment, 0, 1), code } }
  const writing = findMoment(head, ['137'])
  const written = writing ? readTime(writing, zones) : readValue({ value: message.prepared, format: '201' }, zones)
  const createdAt = typeof written === 'string' && written <= world.latest ? written : happened
  const all = [...group, ...head]
  const [mbl, booking] = [referenceOf(all, ['BM', 'MB']), referenceOf(all, ['BN'])]
  const common = withoutAbsent({
    source: world.source,
    type: status.type,
    code: status.event,
    classifier: 'ACT' as const,
    at: happened,
    mbl,
    booking,
    place,
    facility: at?.facility,
    facilityType: status.facilityType,
    document: status.document,
    ...shipOf(all),
    ...(status.type === 'TRANSPORT' ? { mode: 'VESSEL' } : {}),
  })
  if (equipment.length === 0) {
    if (!mbl && !booking) return yield { position, text: 'edifact.no-subject', params: { code } }
    if (status.type === 'EQUIPMENT') return yield { position, text: 'edifact.no-container', params: {} }
    return yield { ...common, key: eventKey(common), createdAt }
  }
  for (const one of equipment) {
    const read = readContainer(one)
    if ('text' in read) {
      yield read
      continue
    }
    const filling = componentOf(one, 5)
    const stated = filling === empty || filling === full ? filling === empty : undefined
    const event = withoutAbsent({ ...common, ...read, isEmpty: status.isEmpty ?? stated, seals: sealsOf(group) })
    yield { ...event, key: eventKey(event), createdAt }
  }
}

/** Groups that begin with a tag; the first holds the segments before it. */
function splitAt(segments: readonly Segment[], tag: string): Segment[][] {
  const groups: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.tag === tag) groups.push([segment])
    else groups.at(-1)?.push(segment)
  }
  return groups
}
