/** Hints, examples and patterns of a field that say something else than its rules enforce. */
import { compareDecimals, type Json, type JsonObject, objectOf } from '#rules'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { boundValue, type SchemaKind, schemaKinds } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportAt, reportPointer } from '../brand-check.ts'
import { fieldsOf } from '../fields/fields.ts'

type Check = DocumentCheck<SchemaKind>

export const hintsCheck = defineDocumentCheck('hints', { reads: schemaKinds, run: checkHints })

/** How a sentence states an upper or lower bound, in either language. */
const statements = [
  {
    words:
      /(?:at most|up to|no more than|not more than|maximum(?: of)?|\u6700\u591a|\u81f3\u591a|\u4e0d\u8d85\u8fc7|\u4e0d\u5f97\u8d85\u8fc7)\s*(\d[\d,]*(?:\.\d+)?)/i,
    bounds: ['maxLength', 'maximum', 'maxItems'],
  },
  {
    words:
      /(?:at least|no less than|no fewer than|minimum(?: of)?|\u6700\u5c11|\u81f3\u5c11|\u4e0d\u5c11\u4e8e|\u4e0d\u5f97\u5c11\u4e8e)\s*(\d[\d,]*(?:\.\d+)?)/i,
    bounds: ['minLength', 'minimum', 'minItems'],
  },
] as const
/** How a placeholder introduces an example. */
const exampleStart = /^(?:e\.g\.|for example|example|\u4f8b\u5982|\u4f8b|\u5982|\u793a\u4f8b)\s*[:\uff1a,\uff0c]?\s*/i

function checkHints(check: Check, document: CheckedDocument): void {
  if (!['entity', 'form', 'operation'].includes(document.kind)) return
  for (const { pointer, field } of fieldsOf(document)) {
    for (const member of ['label', 'hint', 'placeholder'])
      for (const [language, text] of wordingsOf(field[member]))
        checkNumbers(check, document, `${pointer}/${member}/${language}`, { field, text })
    if (typeof field.pattern === 'string' && !isAnchored(field.pattern))
      reportPointer(check, document, `${pointer}/pattern`, { ...say('MISLEADING/pattern'), severity: 'warning' })
    for (const [language, text] of wordingsOf(field.placeholder))
      checkExample(check, document, `${pointer}/placeholder/${language}`, { field, text })
  }
}

/** Otherwise a text only has to contain a match, with anything around it. */
function isAnchored(pattern: string): boolean {
  return pattern.startsWith('^') && pattern.endsWith('$')
}

interface Wording {
  readonly field: JsonObject
  readonly text: string
}

function checkNumbers(check: Check, document: CheckedDocument, pointer: string, { field, text }: Wording): void {
  for (const { words, bounds } of statements) {
    const figure = words.exec(text)?.[1]?.replaceAll(',', '')
    const declared = bounds.flatMap((name) => {
      const bound = boundValue(field[name], { documents: check.reads })
      return bound === undefined ? [] : [{ name, bound: String(bound) }]
    })
    const [first] = declared
    if (figure === undefined || !first || declared.some(({ bound }) => compareDecimals(bound, figure) === 0)) continue
    const { place } = findTree(document.tree, pointer).tree
    reportAt(check, place, { ...say('MISLEADING/bound', { said: figure, member: first.name, bound: first.bound }), severity: 'warning' })
  }
}

/** A field must accept its own example. */
function checkExample(check: Check, document: CheckedDocument, pointer: string, { field, text }: Wording): void {
  const example = text.replace(exampleStart, '')
  if (example === text || field.type !== 'string') return
  const longest = boundValue(field.maxLength, { documents: check.reads })
  const isTooLong = typeof longest === 'number' && example.length > longest
  const isRefused = typeof field.pattern === 'string' && !matches(field.pattern, example)
  if (!isTooLong && !isRefused) return
  const { place } = findTree(document.tree, pointer).tree
  reportAt(check, place, { ...say('MISLEADING/example', { example, member: isTooLong ? 'maxLength' : 'pattern' }), severity: 'warning' })
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    // An invalid pattern has its own finding.
    return true
  }
}

function wordingsOf(text: Json | undefined): (readonly [language: string, text: string])[] {
  return Object.entries(objectOf(text)).flatMap(([language, wording]) =>
    (language === 'zh' || language === 'en') && typeof wording === 'string' ? [[language, wording] as const] : [],
  )
}
