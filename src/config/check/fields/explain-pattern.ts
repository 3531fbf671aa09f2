/** Simple patterns in words: ^[A-Z]{4}\d{7}$ is "4 capital letters, then 7 digits". */
import { findingTerms } from '#generated/findings.ts'
import { formatFrame } from '../../read/messages.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** A set of characters, a digit or a single character, and how often it comes. */
const atom = /\[([^\]\\^]+)\]|\\d|\\([^\p{L}\p{N}])|([^\\^$.*+?()[\]{}|])/uy
const count = /\{(\d+)(?:(,)(\d*))?\}|[+*?]/y
const sets: Readonly<Record<string, Words>> = {
  'a-z': findingTerms['letters-lower'],
  'A-Z': findingTerms['letters-upper'],
  '0-9': findingTerms.digits,
  '\0': findingTerms.letters,
}
const frames = { '?': 'pattern-optional', '*': 'pattern-any', '+': 'pattern-some' } as const

/** Undefined for a pattern with groups or choices, which would not be clearer in words. */
export function explainPattern(pattern: string): Words | undefined {
  const inner = /^\^(.+)\$$/s.exec(pattern)?.[1] ?? '|'
  const parts: Words[] = []
  for (let at = 0; at < inner.length; ) {
    const piece = matchAt(atom, inner, at)
    if (!piece) return undefined
    at += piece[0].length
    const times = matchAt(count, inner, at)
    at += times?.[0].length ?? 0
    parts.push(describePart(piece, times))
  }
  return parts.reduce((first, next) => inWords('pattern-then', { first, next }))
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function describePart([whole, members, escaped, literal]: RegExpExecArray, times: RegExpExecArray | null): Words {
  const sign = escaped ?? literal
  const set = sign === undefined ? describeSet(whole === '\\d' ? '0-9' : (members ?? '')) : inWords('pattern-sign', { sign })
  const [quantifier, least = '', isRange, most = ''] = times ?? []
  if (quantifier === undefined) return sign === undefined ? inWords('pattern-once', { set }) : set
  if (quantifier === '?' || quantifier === '*' || quantifier === '+') return inWords(frames[quantifier], { set })
  if (isRange === undefined) return inWords('pattern-exact', { least, set })
  return most === '' ? inWords('pattern-least', { least, set }) : inWords('pattern-range', { least, most, set })
}

function describeSet(members: string): Words {
  const parts = members.replace(/a-zA-Z|A-Za-z/, '\0').match(/[\s\S]-[\s\S]|[\s\S]/g) ?? []
  return parts
    .map((part) => sets[part] ?? inWords('pattern-sign', { sign: part }))
    .reduce((first, next) => inWords('pattern-or', { first, next }))
}

type Frame = Extract<Parameters<typeof formatFrame>[0], `pattern-${string}`>

/** The frame in both languages, filled with words of the same language. */
export function inWords(frame: Frame, params: Readonly<Record<string, string | Words>>): Words {
  const fill = (language: keyof Words) => {
    const words = Object.entries(params).map(([name, param]) => [name, typeof param === 'string' ? param : param[language]])
    return formatFrame(frame, Object.fromEntries(words), language)
  }
  return { zh: fill('zh'), en: fill('en') }
}
