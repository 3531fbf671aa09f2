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
}

export interface Interchange {
  readonly messages: readonly EdifactMessage[]
  readonly faults: readonly EdifactFault[]
}

/** Order of the characters in UNA: component, element, decimal mark, release, reserved, terminator. */
const defaultSigns = { component: ':', element: '+', release: '?', terminator: "'" }
const mostSegments = 200_000

/** Messages of a file, and what is wrong with its envelopes. A message whose envelope is wrong is left out. */
export function readInterchange(text: string): Interchange {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  const hasSigns = body.startsWith('UNA') && body.length >= 9
  const signs = hasSigns
    ? { component: body[3] ?? '', element: body[4] ?? '', release: body[6] ?? '', terminator: body[8] ?? '' }
    : defaultSigns
  const read = readSegments(hasSigns ? body.slice(9) : body, signs)
  if (read.fault) return { messages: [], faults: [read.fault] }
  const faults: EdifactFault[] = []
  if (read.segments.length === 0 || !['UNB', 'UNH'].includes(read.segments[0]?.tag ?? ''))
    return { messages: [], faults: [{ position: '1', text: 'edifact.no-interchange', params: {} }] }
  const messages = readMessages(read.segments, faults)
  checkInterchange(read.segments, messages.length + faults.length, faults)
  return { messages, faults }
}

function readSegments(body: string, signs: typeof defaultSigns): { readonly segments: Segment[]; readonly fault?: EdifactFault } {
  const segments: Segment[] = []
  let elements: string[][] = [['']]
  let isEmpty = true
  const add = (sign: string) => {
    const components = elements.at(-1) as string[]
    components[components.length - 1] += sign
    isEmpty = false
  }
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] as string
    if (sign === signs.release && signs.release !== ' ') {
      at += 1
      add(body[at] ?? '')
    } else if (sign === signs.terminator) {
      const [[tag = ''] = [], ...rest] = elements
      const position = `${segments.length + 1} ${tag}`.trim()
      if (!/^[A-Z]{3}$/.test(tag)) return { segments, fault: { position, text: 'edifact.tag', params: { tag: tag.slice(0, 20) } } }
      segments.push({ tag, elements: rest, position })
      if (segments.length > mostSegments)
        return { segments, fault: { position, text: 'edifact.too-long', params: { most: String(mostSegments) } } }
      elements = [['']]
      isEmpty = true
    } else if (sign === signs.element) elements.push([''])
    else if (sign === signs.component) elements.at(-1)?.push('')
    // Line breaks between segments are common, and part of no segment.
    else if (!(isEmpty && /\s/.test(sign)) && sign !== '\r' && sign !== '\n') add(sign)
  }
  if (!isEmpty) return { segments, fault: { position: String(segments.length + 1), text: 'edifact.unterminated', params: {} } }
  return { segments }
}

function readMessages(segments: readonly Segment[], faults: EdifactFault[]): EdifactMessage[] {
  const messages: EdifactMessage[] = []
  let head: Segment | undefined
  let inside: Segment[] = []
  for (const segment of segments) {
    if (segment.tag === 'UNH') {
      if (head) faults.push({ position: head.position, text: 'edifact.no-end', params: { reference: componentOf(head, 0) } })
      head = segment
      inside = []
    } else if (segment.tag === 'UNT') {
      if (!head) faults.push({ position: segment.position, text: 'edifact.no-head', params: {} })
      else {
        const fault = faultOfEnd(head, inside, segment)
        if (fault) faults.push(fault)
        else messages.push({ type: componentOf(head, 1), reference: componentOf(head, 0), segments: inside, position: head.position })
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
}

/** A component of a data element; empty if it is absent. */
export function componentOf({ elements }: Segment, element: number, component = 0): string {
  return elements[element]?.[component]?.trim() ?? ''
}
