/**
 * Scans JSON before it is parsed: its depth, the number of names, and duplicate names in one object. JSON.parse silently keeps
 * the last duplicate, while a proxy or a log may have read the first.
 */
import { escapePointer } from '#rules'

export interface JsonOutline {
  readonly depth: number
  readonly names: number
  /** Pointers of duplicate names in an object, however they are escaped. */
  readonly duplicates: readonly string[]
}

export interface JsonOutlineLimits {
  readonly depth: number
  readonly names: number
}

/** An open object or list. */
interface Frame {
  /** Null in a list. */
  readonly names: Set<string> | null
  /** The part being read. */
  name: string
  row: number
}

const mostDuplicates = 20

/** Stops at the first bracket or name beyond the limits; invalid JSON is left to the parser. */
export function outlineJson(text: string, limits: JsonOutlineLimits): JsonOutline {
  const open: Frame[] = []
  const duplicates: string[] = []
  let depth = 0
  let names = 0
  for (let at = 0; at < text.length && depth <= limits.depth && names <= limits.names; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) {
      const end = endOfString(text, at)
      const frame = open.at(-1)
      if (frame?.names && isName(text, end)) {
        names += 1
        frame.name = readName(text, at, end)
        if (!frame.names.has(frame.name)) frame.names.add(frame.name)
        else if (duplicates.length < mostDuplicates) duplicates.push(pointerOf(open))
      }
      at = end
    } else if (code === 123 || code === 91) {
      open.push({ names: code === 123 ? new Set() : null, name: '', row: 0 })
      depth = Math.max(depth, open.length)
    } else if (code === 125 || code === 93) open.pop()
    else if (code === 44) {
      const frame = open.at(-1)
      if (frame) frame.row += 1
    }
  }
  return { depth, names, duplicates }
}

/** Offset of the closing quote of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text.charCodeAt(first - 1) === 92) first -= 1
    if ((end - first) % 2 === 0) return end
  }
  return text.length
}

function isName(text: string, end: number): boolean {
  for (let at = end + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return code === 58
  }
  return false
}

/** Without escapes, so that two spellings of one name are equal. */
function readName(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end)
  if (!written.includes('\\')) return written
  try {
    return JSON.parse(`"${written}"`) as string
  } catch {
    return written
  }
}

function pointerOf(open: readonly Frame[]): string {
  return open.map(({ names, name, row }) => `/${names ? escapePointer(name) : row}`).join('')
}
