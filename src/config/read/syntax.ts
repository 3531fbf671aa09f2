/** Syntax errors in plain words, at the place to fix. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { type FindingMessage, say } from './messages.ts'
import { findExtraBracket, findOpenBracket } from './unclosed-brackets.ts'

export interface SyntaxProblem extends FindingMessage {
  readonly offset: number
}

const curlyQuotes = /[“”„‟‘’‚‛«»`´]/
const wrongWords: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  nil: 'null',
  undefined: 'null',
  NULL: 'null',
}
const mostProblems = 5
const mostLookedAt = 40

/** One problem per mistake: consequences of an earlier one are omitted. */
export function describeSyntax(text: string, errors: readonly ParseError[]): SyntaxProblem[] {
  const open = findOpenString(text)
  if (open !== undefined) return [{ offset: open, ...say('STRING/open') }]
  const bracket = isAboutStructure(errors[0]) ? findOpenBracket(text) : undefined
  if (bracket) {
    return [{ offset: bracket.offset, ...sayMissing(text, bracket.bracket, bracket.openedAt) }]
  }
  const extra = isAboutStructure(errors[0]) ? findExtraBracket(text) : undefined
  if (extra) return [{ offset: extra.offset, ...say('BRACKET/extra', { bracket: extra.bracket }) }]
  const problems: SyntaxProblem[] = []
  let lastLine = Number.NEGATIVE_INFINITY
  // In a file that is not JSON at all, later errors are meaningless.
  for (const error of errors.slice(0, mostLookedAt)) {
    const problem = describeError(text, error)
    const line = lineOf(text, problem.offset)
    const follows = problems.length > 0 && (line <= lastLine + 1 || isAboutTheEnd(error))
    lastLine = Math.max(lastLine, lineOf(text, error.offset))
    if (!follows && problems.length < mostProblems) problems.push(problem)
  }
  return problems
}

/**
 * Before another string of its line, a string that is not closed seems to end where that one begins: after a comma, and with a word
 * right behind it.
 */
function findOpenString(text: string): number | undefined {
  let start = 0
  for (const line of text.split('\n')) {
    const strings = [...line.matchAll(/"(?:[^"\\]|\\.)*("|$)/g)]
    const isOneOpen = strings.at(-1)?.[1] === ''
    const open = isOneOpen
      ? strings.find(({ 0: string, index }) => /,\s*"$/.test(string) && /\w/.test(line.charAt(index + string.length)))
      : undefined
    if (open) return start + open.index
    start += line.length + 1
  }
  return undefined
}

/** Whether all tokens could be read, so that the brackets can be trusted. */
function isAboutStructure(error: ParseError | undefined): boolean {
  return (
    error !== undefined && (isAboutTheEnd(error) || /^(?:Comma|Colon|Value|PropertyName)Expected$/.test(printParseErrorCode(error.error)))
  )
}

function isAboutTheEnd(error: ParseError): boolean {
  return ['CloseBraceExpected', 'CloseBracketExpected', 'EndOfFileExpected'].includes(printParseErrorCode(error.error))
}

function describeError(text: string, error: ParseError): SyntaxProblem {
  const { offset } = error
  const token = text.slice(offset, offset + error.length)
  switch (printParseErrorCode(error.error)) {
    case 'InvalidSymbol':
      return describeSymbol(text, offset, token)
    case 'CommaExpected':
      return describeComma(text, offset)
    case 'PropertyNameExpected':
      return describeName(text, offset)
    case 'ValueExpected':
      return trailingComma(text, offset) ?? { offset: placeOfValue(text, offset), ...say('SYNTAX/value-missing') }
    case 'ColonExpected':
      return { offset: endBefore(text, offset), ...say('SYNTAX/colon-missing') }
    case 'CloseBraceExpected':
      return missingBracket(text, offset, '}')
    case 'CloseBracketExpected':
      return missingBracket(text, offset, ']')
    case 'EndOfFileExpected':
      return { offset, ...say('SYNTAX/after-end', { found: JSON.stringify(text[offset] ?? '') }) }
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { offset, ...say('COMMENT/comment') }
    case 'UnexpectedEndOfString':
      return describeOpenString(text, offset, token)
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return { offset, ...say('NUMBER/not-a-number', { text: token }) }
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return { offset: badEscape(text, offset, token), ...say('STRING/escape') }
    default:
      return { offset: badCharacter(offset, token), ...say('STRING/character') }
  }
}

function describeSymbol(text: string, offset: number, token: string): SyntaxProblem {
  const first = token.charAt(0)
  const before = text.charAt(offset - 1)
  if (/\d/.test(before) && /^[\w.+-]/.test(token)) return { offset: offset - 1, ...say('NUMBER/not-a-number', { text: before + token }) }
  const open = before === '"' ? startOfStringBefore(text, offset) : offset
  const colon = text.slice(open, offset).indexOf(':')
  if (colon > 0) return { offset: open + colon, ...say('STRING/quote-missing') }
  if (first === "'" || curlyQuotes.test(first)) return { offset, ...say('QUOTE/foreign', { quote: first }) }
  const word = wrongWords[token]
  if (word) return { offset, ...say('SYNTAX/word', { word: token, meant: word }) }
  if (/^[+\-.\d]/.test(token)) return { offset, ...say('NUMBER/not-a-number', { text: token }) }
  if (/^[A-Za-z_$]/.test(token)) return { offset, ...say('QUOTE/bare', { word: token }) }
  const number = (token.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return { offset, ...say('SYNTAX/character', { character: JSON.stringify(first), number }) }
}

function describeComma(text: string, offset: number): SyntaxProblem {
  const character = text.charAt(offset)
  const end = endBefore(text, offset)
  const opened = openBracketBefore(text, offset)
  const inList = opened !== undefined && text[opened] === '['
  if (/\d/.test(character) && text[offset - 1] === '0') return { offset: offset - 1, ...say('NUMBER/leading-zero') }
  if (character === '}' || character === ']') return { offset, ...say('BRACKET/wrong', { found: character, expected: inList ? ']' : '}' }) }
  if (character === ':') return bracketBeforeComma(text, startOfStringBefore(text, end), ']')
  if (character === '"' && inList && /^"(?:[^"\\\n]|\\.)*"\s*:/.test(text.slice(offset, offset + 200)))
    return missingBracket(text, offset, ']')
  return { offset: end, ...say('COMMA/missing') }
}

/** A bracket that should close what precedes the comma before this offset. */
function bracketBeforeComma(text: string, offset: number, bracket: '}' | ']'): SyntaxProblem {
  const end = endBefore(text, offset)
  return { offset: text[end - 1] === ',' ? end - 1 : end, ...say('BRACKET/missing', { bracket }) }
}

function describeName(text: string, offset: number): SyntaxProblem {
  const trailing = trailingComma(text, offset)
  if (trailing) return trailing
  if (text[offset] === '{') return bracketBeforeComma(text, offset, '}')
  if (text[offset] === ',') return { offset, ...say('COMMA/extra') }
  return { offset: Math.min(offset, lastOffset(text)), ...say('SYNTAX/name-missing') }
}

function trailingComma(text: string, offset: number): SyntaxProblem | undefined {
  const character = text[offset]
  const end = endBefore(text, offset)
  if (text[end - 1] !== ',' || (character !== '}' && character !== ']' && character !== ',')) return undefined
  return character === ',' ? { offset, ...say('COMMA/extra') } : { offset: end - 1, ...say('COMMA/before-closing', { bracket: character }) }
}

function missingBracket(text: string, offset: number, bracket: '}' | ']'): SyntaxProblem {
  const end = endBefore(text, offset)
  const opened = openBracketBefore(text, offset)
  // A bracket usually has its own line: the one after the last item.
  const nextLine = /^[ \t]*\r?\n[ \t]*/.exec(text.slice(end))
  return { offset: end + (nextLine?.[0].length ?? 0), ...sayMissing(text, bracket, opened) }
}

function sayMissing(text: string, bracket: string, opened: number | undefined): FindingMessage {
  return opened === undefined
    ? say('BRACKET/missing', { bracket })
    : say('BRACKET/missing-for', { bracket, opened: text.charAt(opened), line: lineOf(text, opened) + 1 })
}

function describeOpenString(text: string, offset: number, token: string): SyntaxProblem {
  const quote = token.slice(1).search(curlyQuotes)
  if (quote >= 0) return { offset: offset + 1 + quote, ...say('QUOTE/foreign', { quote: token.charAt(quote + 1) }) }
  return { offset: Math.min(offset, lastOffset(text)), ...say('STRING/open') }
}

function badEscape(text: string, offset: number, token: string): number {
  const bad = /\\(?:[^"\\/bfnrtu]|u(?![0-9a-fA-F]{4}))/.exec(token.replace(/\\\\/g, '__'))
  return bad ? offset + bad.index : Math.min(offset, lastOffset(text))
}

function badCharacter(offset: number, token: string): number {
  for (let index = 0; index < token.length; index += 1) if (token.charCodeAt(index) < 0x20) return offset + index
  return offset
}

/** The innermost bracket that is still open at this offset. */
function openBracketBefore(text: string, offset: number): number | undefined {
  const open: number[] = []
  for (const match of text.slice(0, offset).matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (match[0] === '{' || match[0] === '[') open.push(match.index)
    else if (match[0] === '}' || match[0] === ']') open.pop()
  }
  return open.at(-1)
}

function startOfStringBefore(text: string, end: number): number {
  const start = text.lastIndexOf('"', end - 2)
  return start < 0 ? end : start
}

/** Where a missing value should be written: on the line of its colon. */
function placeOfValue(text: string, offset: number): number {
  const end = endBefore(text, offset)
  if (text[end - 1] !== ':') return Math.min(offset, lastOffset(text))
  return text[end] === ' ' ? Math.min(offset, end + 1) : end
}

/** End of the last token before this offset. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length
}

function lastOffset(text: string): number {
  return Math.max(0, text.trimEnd().length - 1)
}

/** 0-based. */
function lineOf(text: string, offset: number): number {
  let line = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
