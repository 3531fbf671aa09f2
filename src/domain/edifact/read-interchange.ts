/** The syntax of UN/EDIFACT (ISO 9735): separators, release character, interchange and message envelopes. */

/** Position of a fault: the number of the segment in the file, from 1, with its tag. */
export interface EdifactFault {
  readonly position: string
  /** Key of a shared text, with its parameters. */
  readonly text: string
  readonly params: Readonly<Record<string, string>>
}

export interface Segment {
  readonly tag: string
  /** Data elements after the tag, each with its components. */
  readonly elements: readonly (readonly string[])[]
  readonly position: string
}

export interface EdifactMessage {
  /** Such as IFTSTA. */
  readonly type: string
  readonly reference: string
  /** Between UNH and UNT. */
  readonly segments: readonly Segment[]
  readonly position: string
  /** When the interchange was prepared, YYMMDDHHMM by the sender's clock; empty if it does not say. */
  readonly prepared: string
}

export interface Interchange {
  readonly messages: readonly EdifactMessage[]
  readonly faults: readonly EdifactFault[]
}

/** Anything larger is broken or malicious. */
export interface EdifactBounds {
  readonly messages: number
  readonly segments: number
  readonly messageSegments: number
  readonly segmentCharacters: number
  readonly elementCharacters: number
}

/** Order of the characters in UNA: component, element, decimal mark, release, reserved, terminator. */
const defaultSigns = { component: ':', element: '+', release: '?', terminator: "'" }

/** Messages of a file, and what is wrong with its envelopes. A message whose envelope is wrong is left out. */
export function readInterchange(text: string, bounds: EdifactBounds): Interchange {
  const body = clean(text)
  const standard = nameOtherStandard(body)
  if (standard) return { messages: [], faults: [{ position: '1', text: 'edifact.other-standard', params: { standard } }] }
  // Without this, a PDF or a table would be called a segment without an end.
  if (!/^UN[ABH]/i.test(body)) return { messages: [], faults: [{ position: '1', text: 'edifact.no-interchange', params: {} }] }
  const hasSigns = body.startsWith('UNA') && body.length >= 9
  const signs = hasSigns
    ? { component: body[3] ?? '', element: body[4] ?? '', release: body[6] ?? '', terminator: body[8] ?? '' }
    : defaultSigns
  const read = readSegments(hasSigns ? body.slice(9) : body, signs, bounds)
  // After a whole interchange, such as one pasted from a mail with its signature, only the rest is lost.
  const isWhole = read.fault?.text === 'edifact.unterminated' && read.segments.at(-1)?.tag === 'UNZ'
  if (read.fault && !isWhole) return { messages: [], faults: [read.fault] }
  const faults: EdifactFault[] = read.fault ? [read.fault] : []
  if (read.segments.length === 0 || !['UNB', 'UNH'].includes(read.segments[0]?.tag ?? ''))
    return { messages: [], faults: [{ position: '1', text: 'edifact.no-interchange', params: {} }] }
  const heads = read.segments.filter(({ tag }) => tag === 'UNH')
  const over = heads[bounds.messages]
  if (over) return { messages: [], faults: [tooLong('edifact.too-many-messages', over.position, bounds.messages)] }
  // Files are often appended to each other.
  const messages = splitAt(read.segments, 'UNB').flatMap((segments) => readWhole(segments, bounds, faults))
  return { messages, faults }
}

/** Old systems end a file with this sign. */
const endMark = '\u001A'

/** Without marks of the file. All tags are upper case, so a file in lower case is read as one. */
function clean(text: string): string {
  const end = text.lastIndexOf(endMark)
  const body = (end >= 0 && text.slice(end + 1).trim() === '' ? text.slice(0, end) : text).replace(/^\uFEFF/, '').trimStart()
  return /^un[abh]/.test(body) ? body.toUpperCase() : body
}

function readWhole(segments: readonly Segment[], bounds: EdifactBounds, faults: EdifactFault[]): EdifactMessage[] {
  const ownFaults: EdifactFault[] = []
  const messages = readMessages(segments, bounds, ownFaults)
  checkInterchange(segments, messages.length + ownFaults.length, ownFaults)
  faults.push(...ownFaults)
  return messages
}

/** Groups that begin with a tag; the first holds the segments before the first tag. Without those, there is no such group. */
function splitAt(segments: readonly Segment[], tag: string): Segment[][] {
  const groups: Segment[][] = []
  for (const segment of segments) {
    if (groups.length === 0 || segment.tag === tag) groups.push([segment])
    else groups.at(-1)?.push(segment)
  }
  return groups
}

/** What else partners send by mistake. */
function nameOtherStandard(body: string): string | undefined {
  if (/^(?:ISA|GS|ST)[^A-Za-z0-9]/i.test(body)) return nameTransaction(body)
  if (body.startsWith('STX=')) return 'TRADACOMS'
  if (/^[[{]/.test(body)) return 'JSON'
  if (body.startsWith('<')) return 'XML'
  return undefined
}

/** The transaction set is in the segment ST: 315 is the counterpart of IFTSTA, 322 of CODECO. */
function nameTransaction(body: string): string {
  const [, , transaction] = /(^|[^A-Za-z0-9])ST[^A-Za-z0-9](\d{3})[^A-Za-z0-9]/i.exec(body.slice(0, 1_000)) ?? []
  return transaction === undefined ? 'ANSI X12' : `ANSI X12 ${transaction}`
}

type Signs = typeof defaultSigns

function readSegments(body: string, signs: Signs, bounds: EdifactBounds): { readonly segments: Segment[]; readonly fault?: EdifactFault } {
  const segments: Segment[] = []
  let start = 0
  while (start < body.length) {
    // Line breaks between segments are common, and part of no segment.
    while (start < body.length && /\s/.test(body[start] as string)) start += 1
    if (start === body.length) break
    const position = `${segments.length + 1} ${/^[A-Z]{3}/.exec(body.slice(start, start + 3)) ?? ''}`.trim()
    if (segments.length === bounds.segments) return { segments, fault: tooLong('edifact.too-long', position, bounds.segments) }
    const end = findEnd(body, start, signs, bounds)
    if (end === 'too-long') return { segments, fault: tooLong('edifact.segment-too-long', position, bounds.segmentCharacters) }
    if (end === 'none') return { segments, fault: { position, text: 'edifact.unterminated', params: {} } }
    const segment = readSegment(body.slice(start, end), signs, segments.length + 1)
    const fault = 'text' in segment ? segment : faultOfElements(segment, bounds)
    if (fault || 'text' in segment) return { segments, ...(fault && { fault }) }
    segments.push(segment)
    start = end + 1
  }
  return { segments }
}

function tooLong(text: string, position: string, most: number): EdifactFault {
  return { position, text, params: { most: String(most) } }
}

/** The place of the segment terminator. */
function findEnd(body: string, start: number, { release, terminator }: Signs, bounds: EdifactBounds): number | 'none' | 'too-long' {
  const last = Math.min(body.length, start + bounds.segmentCharacters)
  for (let at = start; at < last; at += 1) {
    if (body[at] === release && release !== ' ') at += 1
    else if (body[at] === terminator) return at
  }
  return last === body.length ? 'none' : 'too-long'
}

function readSegment(text: string, signs: Signs, number: number): Segment | EdifactFault {
  const elements: string[][] = [['']]
  for (let at = 0; at < text.length; at += 1) {
    const components = elements.at(-1) as string[]
    let sign = text[at] as string
    if (sign === signs.element) elements.push([''])
    else if (sign === signs.component) components.push('')
    else if (sign !== '\r' && sign !== '\n') {
      if (sign === signs.release && signs.release !== ' ') sign = text[++at] ?? ''
      components[components.length - 1] += sign
    }
  }
  const [[tag = ''] = [], ...rest] = elements
  const position = `${number} ${tag.slice(0, 20)}`.trim()
  if (!/^[A-Z]{3}$/.test(tag)) return { position, text: 'edifact.tag', params: { tag: tag.slice(0, 20) } }
  return { tag, elements: rest, position }
}

function faultOfElements({ elements, position }: Segment, { elementCharacters }: EdifactBounds): EdifactFault | undefined {
  const long = elements.findIndex((components) => components.reduce((sum, { length }) => sum + length, 0) > elementCharacters)
  if (long < 0) return undefined
  return { position, text: 'edifact.element-too-long', params: { element: String(long + 1), most: String(elementCharacters) } }
}

function readMessages(segments: readonly Segment[], bounds: EdifactBounds, faults: EdifactFault[]): EdifactMessage[] {
  const messages: EdifactMessage[] = []
  let head: Segment | undefined
  let inside: Segment[] = []
  const [begin] = segments
  const prepared = begin?.tag === 'UNB' ? `${componentOf(begin, 3)}${componentOf(begin, 3, 1)}` : ''
  for (const segment of segments) {
    if (segment.tag === 'UNH') {
      if (head) faults.push({ position: head.position, text: 'edifact.no-end', params: { reference: componentOf(head, 0) } })
      head = segment
      inside = []
    } else if (segment.tag === 'UNT') {
      if (!head) faults.push({ position: segment.position, text: 'edifact.no-head', params: {} })
      else {
        const isLong = inside.length > bounds.messageSegments
        const fault = isLong
          ? tooLong('edifact.message-too-long', head.position, bounds.messageSegments)
          : faultOfEnd(head, inside, segment)
        if (fault) faults.push(fault)
        else
          messages.push({
            type: componentOf(head, 1),
            reference: componentOf(head, 0),
            segments: inside,
            position: head.position,
            prepared,
          })
      }
      head = undefined
    } else if (head) inside.push(segment)
  }
  if (head) faults.push({ position: head.position, text: 'edifact.no-end', params: { reference: componentOf(head, 0) } })
  return messages
}

/** UNT repeats the reference of the message and counts its segments, itself and UNH included. */
function faultOfEnd(head: Segment, inside: readonly Segment[], end: Segment): EdifactFault | undefined {
  const counted = inside.length + 2
  if (Number(componentOf(end, 0)) !== counted)
    return { position: end.position, text: 'edifact.count', params: { stated: componentOf(end, 0), counted: String(counted) } }
  if (componentOf(end, 1) !== componentOf(head, 0))
    return { position: end.position, text: 'edifact.reference', params: { stated: componentOf(end, 1), reference: componentOf(head, 0) } }
  return undefined
}

/** UNZ counts the messages of the interchange; without it, the file was cut off. */
function checkInterchange(segments: readonly Segment[], counted: number, faults: EdifactFault[]): void {
  const first = segments[0]
  if (first?.tag !== 'UNB') return
  const last = segments.at(-1)
  if (last?.tag !== 'UNZ') faults.push({ position: last?.position ?? '1', text: 'edifact.cut-off', params: {} })
  else if (segments.every(({ tag }) => tag !== 'UNG') && Number(componentOf(last, 0)) !== counted)
    faults.push({ position: last.position, text: 'edifact.messages', params: { stated: componentOf(last, 0), counted: String(counted) } })
  const [reference, stated] = [componentOf(first, 4), last?.tag === 'UNZ' ? componentOf(last, 1) : '']
  if (last && reference !== '' && stated !== '' && stated !== reference)
    faults.push({ position: last.position, text: 'edifact.interchange-reference', params: { stated, reference } })
}

/** A component of a data element; empty if it is absent. */
export function componentOf({ elements }: Segment, element: number, component = 0): string {
  return elements[element]?.[component]?.trim() ?? ''
}
