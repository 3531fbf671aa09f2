/**
 * Finds the unclosed bracket. The parser only fails where nothing matches any more, often at the end of the file; the
 * indentation shows where the bracket belongs.
 */
export interface OpenBracket {
  /** Position for the closing bracket. */
  readonly offset: number
  readonly bracket: '}' | ']'
  readonly openedAt: number
}

interface Opener {
  readonly at: number
  readonly indent: number
  readonly line: number
}

interface Token {
  readonly text: string
  readonly at: number
  readonly line: number
  /** First of its line. */
  readonly first: boolean
  readonly indent: number
}

/** Undefined if all brackets are paired, or if the indentation gives no hint. */
export function findOpenBracket(text: string): OpenBracket | undefined {
  const open: Opener[] = []
  let suspect: OpenBracket | undefined
  let previousEnd = 0
  for (const token of tokensOf(text)) {
    const last = open.at(-1)
    const closes = token.text === '}' || token.text === ']'
    // A line indented no deeper than the line of the open bracket is outside it.
    if (token.first && last && last.line < token.line && !suspect && (closes ? token.indent < last.indent : token.indent <= last.indent)) {
      suspect = { offset: closingPlace(text, previousEnd, token, last), bracket: closerOf(text[last.at]), openedAt: last.at }
    }
    if (token.text === '{' || token.text === '[') open.push({ at: token.at, indent: token.indent, line: token.line })
    else if (closes) {
      if (!last || closerOf(text[last.at]) !== token.text) return suspect
      open.pop()
    }
    previousEnd = token.at + token.text.length
  }
  return open.length > 0 ? suspect : undefined
}

/** Position of a superfluous closing bracket: the first one opened neither on its line nor at its depth. */
export function findExtraBracket(text: string): { readonly offset: number; readonly bracket: string } | undefined {
  if (!hasOneTooMany(text)) return undefined
  const open: Opener[] = []
  for (const token of tokensOf(text)) {
    if (token.text === '{' || token.text === '[') open.push({ at: token.at, indent: token.indent, line: token.line })
    if (token.text !== '}' && token.text !== ']') continue
    const last = open.pop()
    const isOff = last && last.line !== token.line && (!token.first || token.indent > last.indent)
    if (!last || isOff) return { offset: token.at, bracket: token.text }
  }
  return undefined
}

function hasOneTooMany(text: string): boolean {
  const counts = { '{': 0, '}': 0, '[': 0, ']': 0 }
  for (const { text: token } of tokensOf(text)) if (token in counts) counts[token as keyof typeof counts] += 1
  const [objects, lists] = [counts['}'] - counts['{'], counts[']'] - counts['[']]
  return objects + lists === 1 && (objects === 0 || lists === 0)
}

/** The line after which the bracket is missing, or the end of what precedes it. */
function closingPlace(text: string, previousEnd: number, token: Token, opener: Opener): number {
  const between = text.slice(previousEnd, token.at)
  const match = new RegExp(`^[ \\t]*\\r?\\n[ \\t]{${opener.indent}}(?=[ \\t]*,?[ \\t]*\\r?\\n)`).exec(between)
  return previousEnd + (match?.[0].length ?? 0)
}

function* tokensOf(text: string): Generator<Token> {
  let line = 0
  let lineStart = 0
  let first = true
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|\n|[^\s"{}[\]:,]+/g)) {
    if (match[0] === '\n') {
      line += 1
      lineStart = match.index + 1
      first = true
      continue
    }
    // A lost bracket leaves only a comma on its line.
    if (match[0] === ',' || match[0] === ':') continue
    yield { text: match[0], at: match.index, line, first, indent: /^[ \t]*/.exec(text.slice(lineStart, match.index))?.[0].length ?? 0 }
    first = false
  }
}

function closerOf(opener: string | undefined): '}' | ']' {
  return opener === '{' ? '}' : ']'
}
