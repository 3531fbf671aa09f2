/**
 * Refuses characters that no input may carry, in bodies, queries, paths, headers, cookies and form fields. The database would
 * reject NUL and lone surrogates midway through a call; other control characters would end up in logs and e-mails. Characters
 * that merely look odd, such as direction overrides, may be intended and are kept.
 */
import { escapePointer, type FieldError, type JsonObject } from '#rules'
import { type Refusal, refuse } from '../kernel/index.ts'

/** Users type tabs and line breaks in text fields; in names, paths and headers they are log injection. */
const controls = { text: /(?![\t\n\r\u0080-\u009f])\p{Cc}/u, line: /(?![\t\u0080-\u009f])\p{Cc}/u } as const
type Kind = keyof typeof controls

const readCookies = ['brand', 'default-language', 'preview'] as const
const mostShown = 20
const longestName = 100

/** Null if nothing is wrong. */
export function refuseFields(fields: readonly FieldError[]): Refusal | null {
  return fields.length === 0 ? null : refuse('error.invalid', { fields: fields.slice(0, mostShown) })
}

/** Problems with JSON values and names. */
export function checkValues(values: JsonObject): FieldError[] {
  const errors: FieldError[] = []
  checkValue(values, '', errors)
  return errors
}

/** Values of a path, a query or form fields, by name. */
export function checkWords(words: Iterable<readonly [string, string]>, kind: Kind = 'text'): FieldError[] {
  const errors: FieldError[] = []
  for (const [name, word] of words) {
    if (isSound(name, 'line') && isSound(word, kind)) continue
    const path = `/${escapeName(name)}`
    checkText(name, path, 'line', errors)
    checkText(word, path, kind, errors)
  }
  return errors
}

/** Headers identify caller, company and release: they are checked before anything is looked up by them. */
export function checkHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): FieldError[] {
  const errors: FieldError[] = []
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string' ? isSound(value, 'line') && isSound(name, 'line') : value === undefined) continue
    const words = [value ?? []].flat().map((one) => [name, one] as const)
    errors.push(...checkWords(words, 'line'))
  }
  return errors
}

/** Cookies that the portal reads; all others are ignored. */
export function checkCookies(cookies: Readonly<Record<string, string | undefined>>): FieldError[] {
  return checkWords(
    readCookies.map((name) => [name, cookies[name] ?? '']),
    'line',
  )
}

/** Problems in the address of a page or file. Lenient: people follow links that were truncated or pasted. */
export function checkAddress({ pathname, searchParams }: URL): FieldError[] {
  return [...checkWords([['', decodeEscapes(pathname) ?? '']], 'line'), ...checkWords(searchParams)]
}

function checkValue(value: unknown, path: string, found: FieldError[]): void {
  if (found.length >= mostShown) return
  if (typeof value === 'string') checkText(value, path, 'text', found)
  else if (typeof value === 'number') checkNumber(value, path, found)
  else if (Array.isArray(value)) for (const [row, one] of value.entries()) checkValue(one, `${path}/${row}`, found)
  else if (typeof value === 'object' && value !== null) checkObject(value, path, found)
}

function checkObject(value: object, path: string, found: FieldError[]): void {
  for (const [name, inner] of Object.entries(value)) {
    const at = `${path}/${escapeName(name)}`
    // Reject `__proto__` and the like: never a field.
    if (name === '__proto__') found.push({ path: at, id: 'invalid.unknown', params: { additionalProperty: name } })
    checkText(name, at, 'line', found)
    checkValue(inner, at, found)
  }
}

function isSound(text: string, kind: Kind): boolean {
  return !controls[kind].test(text) && text.isWellFormed()
}

function checkText(text: string, path: string, kind: Kind, found: FieldError[]): void {
  const at = controls[kind].exec(text)?.index ?? (text.isWellFormed() ? -1 : findHalf(text))
  if (at < 0) return
  const character = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`
  found.push({ path, id: 'invalid.character', params: { character } })
}

function findHalf(text: string): number {
  return text.search(/\p{Surrogate}/u)
}

/** Beyond these, a number differs from the one that was sent. */
function checkNumber(value: number, path: string, found: FieldError[]): void {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    found.push({ path, id: 'invalid.numberSize', params: {} })
}

/** Null for a broken escape. */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A name as part of a pointer, shortened if very long. */
export function escapeName(name: string): string {
  return escapePointer(name.length > longestName ? `${name.slice(0, longestName)}…` : name)
}
