/** Checks user-facing text: each wording in its language, the same placeholders in both, no markup, no active content. */

import { type JsonObject, nearestName, objectOf, once } from '#rules'
import { type Documents, findTree, type ObjectTree, type Tree, type ValueTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { offsetInString } from '../../read/positions.ts'
import {
  type CheckedDocument,
  type DocumentCheck,
  defineDocumentCheck,
  type Fault,
  reportAt,
  reportInString,
  type WholeCheck,
} from '../brand-check.ts'
import { findOtherUnit } from '../meaning/limit-units.ts'
import { hasName } from '../names/known-names.ts'
import { type NameLedger, noteName } from '../names/name-ledger.ts'
import { findLanguageFaults, findOtherNumber } from './languages.ts'
import { findWordingFaults } from './plain-text.ts'

/** Texts with a count must have exactly the plural forms of their language. */

/** Plural forms of each language for whole numbers. */
const formsOf = { zh: ['other'], en: ['one', 'other'] } as const

function checkPlurals(check: Check, text: ObjectTree): void {
  for (const language of ['zh', 'en'] as const) {
    const wording = text.members.get(language)
    if (wording?.kind !== 'object') continue
    const forms: readonly string[] = formsOf[language]
    for (const [form, { place }] of wording.members)
      if (!forms.includes(form)) reportAt(check, place, say('PLURAL/extra', { language, form }), place.nameOffset)
    const missing = forms.filter((form) => !wording.members.has(form))
    if (missing.length > 0) reportAt(check, wording.place, say('PLURAL/missing', { language, forms: missing }))
    else if (![...wording.members.values()].some((form) => form.kind === 'value' && String(form.value).includes('{count}')))
      reportAt(check, wording.place, say('PLURAL/uncounted', { count: '{count}' }))
  }
}

const placeholder = /\{([^{}]*)\}/g
const placeholderName = /^\$?[A-Za-z]\w*$/
/** Control characters, and invisible or direction-changing marks. Joiners are allowed: scripts and emoji need them. */
const invisible = /(?![\t\n\r\u00ad\u200c\u200d])[\p{Cc}\p{Cf}]/u
const unsafe = /\b(?:javascript|vbscript)\s*:|\bdata:text\/html/i

type Check = DocumentCheck<'name' | 'limits'>

export const textsCheck = defineDocumentCheck('texts', { reads: ['name', 'limits'], run: checkTexts })

function checkTexts(check: Check, document: CheckedDocument): void {
  walk(check, document, document.tree)
  checkSubjects(check, document)
  checkFilledByCode(check, document)
}

function walk(check: Check, document: CheckedDocument, tree: Tree): void {
  if (tree.kind === 'list') for (const item of tree.items) walk(check, document, item)
  if (tree.kind === 'value' && typeof tree.value === 'string') {
    const match = unsafe.exec(tree.value)
    if (match) reportInString(check, tree.place, match.index, say('UNSAFE/code', { text: match[0] }))
    const unseen = invisible.exec(tree.value)
    const number = (unseen?.[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    if (unseen) reportInString(check, tree.place, unseen.index, say('UNSAFE/invisible', { number }))
    const apart = findDecomposed(tree.value)
    if (apart) reportInString(check, tree.place, apart.index, say('UNSAFE/decomposed', { letter: apart.letter }))
  }
  if (tree.kind !== 'object') return
  if (tree.members.has('zh') && tree.members.has('en')) checkText(check, document, tree)
  for (const member of tree.members.values()) walk(check, document, member)
}

/** A letter and its accent as two characters: the text looks like another one, but is not equal to it. */
function findDecomposed(value: string): { readonly index: number; readonly letter: string } | undefined {
  const accented = /\p{L}\p{M}+/u.exec(value)
  const letter = accented?.[0].normalize('NFC') ?? ''
  return accented && letter !== accented[0] ? { index: accented.index, letter } : undefined
}

function checkText(check: Check, document: CheckedDocument, text: ObjectTree): void {
  checkPlurals(check, text)
  checkLanguages(check, document, text)
  const languages = (['zh', 'en'] as const).map((language) => ({ language, wordings: wordingsOf(text.members.get(language)) }))
  for (const { wordings } of languages) for (const wording of wordings) checkWording(check, wording)
  const [first, second] = languages.map(({ language, wordings }) => ({
    language,
    wordings,
    names: wordings.flatMap(namesIn),
  }))
  if (!first || !second || [...first.names, ...second.names].some((name) => isUnknownLimit(check, name))) return
  comparePlaceholders(check, first, second)
  // Tools declare what fills their sentences.
  if (document.kind !== 'demo' && document.kind !== 'tool') checkFilled(check, first, second)
}

/** A placeholder of both languages that neither code nor a field of a document can fill. */
function checkFilled(check: Check, { wordings, names }: LanguageWording, other: LanguageWording): void {
  for (const name of new Set(names)) {
    if (!placeholderName.test(name) || name.startsWith('$') || !other.names.includes(name) || check.facts.placeholders.has(name)) continue
    const { documents } = check.whole()
    if (documents.some(({ value }) => declaresField(value, name))) continue
    const placeholderNames = check.facts.placeholders
    const wording = wordings.find(({ value }) => value.includes(`{${name}}`))
    const fault = { ...say('PLACEHOLDER/unfilled', { placeholder: `{${name}}` }), name, known: placeholderNames }
    if (wording) reportInString(check, wording.place, wording.value.indexOf(`{${name}}`) + 1, fault)
  }
}

/** A placeholder that is filled elsewhere, in place of a similar one that code fills in this text. */
function checkFilledByCode(check: Check, document: CheckedDocument): void {
  const texts = document.kind === 'texts' ? findTree(document.tree, '/texts').tree : undefined
  for (const [key, text] of texts?.kind === 'object' ? texts.members : []) {
    const filled = check.facts.placeholdersOfTexts[key]?.split(' ')
    if (!filled || text.kind !== 'object') continue
    const wordings = ['zh', 'en'].flatMap((language) => wordingsOf(text.members.get(language)))
    const names = new Set(wordings.flatMap(namesIn))
    const unused = filled.filter((filledName) => !names.has(filledName))
    const name = unused.length === 0 ? undefined : [...names].find((other) => !filled.includes(other) && nearestName(other, unused))
    const wording = wordings.find(({ value }) => value.includes(`{${name}}`))
    if (name === undefined || !wording) continue
    const fault = { ...say('PLACEHOLDER/unfilled-here', { placeholder: `{${name}}` }), name, known: unused }
    reportInString(check, wording.place, wording.value.indexOf(`{${name}}`) + 1, fault)
  }
}

function declaresField(value: JsonObject, name: string): boolean {
  return [value, value.input, value.output].some((shape) => Object.hasOwn(objectOf(objectOf(shape).properties), name))
}

/** Each wording is in its language. People and companies of the demo world are named as they are. */
function checkLanguages(check: Check, document: CheckedDocument, text: ObjectTree): void {
  if (document.kind === 'demo') return
  const [zh, en] = [wordingsOf(text.members.get('zh')), wordingsOf(text.members.get('en'))]
  // A company may have one name in both languages.
  const faults = findLanguageFaults(zh, en).filter(({ severity }) => severity === undefined || !isName(document, text))
  // The two members may name fields, one for each language.
  if (faults.length > 0 && isNamed(document, text)) return
  for (const { wording, index, says, ...mild } of faults) reportInString(check, wording.place, index, { ...says, ...mild })
  const [chinese, english] = zh.length === 1 && en.length === 1 ? [zh[0], en[0]] : []
  const figures = chinese && english && findOtherNumber(chinese, english)
  if (figures) reportInString(check, english.place, figures.index, { ...say('LANGUAGE/number', { ...figures }), severity: 'warning' })
  const [broken, whole] = [zh, en].map((wordings) => wordings.find(({ value }) => value.trim().includes('\n')))
  const lone = broken && whole ? undefined : (broken ?? whole)
  if (lone) reportInString(check, lone.place, lone.value.indexOf('\n'), say('LINE-BREAK/one-language'))
}

/** The labels of a reference's rows, and not those inside the rows. */
const ownLabels = once((tree: ObjectTree): ReadonlySet<Tree> => {
  const rows = tree.members.get('rows')
  const items = rows?.kind === 'list' ? rows.items : []
  return new Set(items.flatMap((row) => (row.kind === 'object' ? (row.members.get('label') ?? []) : [])))
})

/** In the rows of a brand's file, companies are named inside the rows, too. */
function isName({ kind, tree }: CheckedDocument, text: ObjectTree): boolean {
  if (kind === 'reference') return ownLabels(tree).has(text) || text.place.path.startsWith('brands/')
  return kind === 'brand' && ['name', 'legalName'].some((member) => tree.members.get(member) === text)
}

function isNamed({ verdict, tree }: CheckedDocument, text: ObjectTree): boolean {
  const member = text.members.get('zh')
  return verdict.mentions.some(({ pointer, refersTo }) => refersTo !== undefined && findTree(tree, pointer).tree === member)
}

/** A shared text beside the body of the same message is its subject, or another part of one line. */
function checkSubjects(check: Check, document: CheckedDocument): void {
  const texts = document.kind === 'texts' ? findTree(document.tree, '/texts').tree : undefined
  if (texts?.kind !== 'object') return
  for (const [key, text] of texts.members) {
    const body = `${key.slice(0, key.lastIndexOf('.'))}.body`
    if (key === body || !texts.members.has(body) || text.kind !== 'object') continue
    for (const { place, value } of ['zh', 'en'].flatMap((language) => wordingsOf(text.members.get(language)))) {
      const index = value.indexOf('\n')
      if (index >= 0) reportInString(check, place, index, say('LINE-BREAK/subject', { body }))
    }
  }
}

/** Reported separately. */
function isUnknownLimit(check: Check, name: string): boolean {
  return name.startsWith('$') && !hasName(check.reads, 'limit', name.slice(1))
}

interface LanguageWording {
  readonly language: string
  readonly wordings: readonly Wording[]
  readonly names: readonly string[]
}

/** Both languages must use the same placeholders; of two spellings, the one not used elsewhere is wrong. */
function comparePlaceholders(check: Check, first: LanguageWording, second: LanguageWording): void {
  const onlyFirst = first.names.find((firstName) => !second.names.includes(firstName) && firstName !== 'count')
  const onlySecond = second.names.find((secondName) => !first.names.includes(secondName) && secondName !== 'count')
  if (onlyFirst !== undefined && onlySecond !== undefined) {
    const doubt = frequencyOf(check, onlyFirst) - frequencyOf(check, onlySecond)
    // If nothing distinguishes them, report both.
    if (doubt >= 0) reportExtra(check, second, first.language, { name: onlySecond, known: [onlyFirst] })
    if (doubt <= 0) reportExtra(check, first, second.language, { name: onlyFirst, known: [onlySecond] })
    return
  }
  const [holder, lacking] = onlySecond === undefined ? [first, second] : [second, first]
  const name = onlyFirst ?? onlySecond
  const [wording] = lacking.wordings
  if (name === undefined || !wording) return
  const frequency = frequencyOf(check, name)
  if (frequency <= 1) reportExtra(check, holder, lacking.language, { name, known: lacking.names })
  if (frequency === 0) return
  // A name not used in any other text may be a typing error in this language, or missing in the other one.
  const saying = say('PLACEHOLDER/missing', { placeholder: `{${name}}`, language: lacking.language, other: holder.language })
  reportInString(check, wording.place, 0, saying)
}

function reportExtra(
  check: Check,
  { language, wordings }: LanguageWording,
  other: string,
  names: { name: string; known: readonly string[] },
): void {
  const wording = wordings.find(({ value }) => value.includes(`{${names.name}}`))
  if (!wording) return
  const quoted = `{${names.name}}`
  const saying = say('PLACEHOLDER/extra', { placeholder: quoted, language, other })
  reportInString(check, wording.place, wording.value.indexOf(quoted) + 1, { ...saying, ...names })
}

/** Number of the brand's shared texts with this placeholder. */
function frequencyOf(check: Check, name: string): number {
  return countPlaceholders(check.whole().reads.all('texts')).get(name) ?? 0
}

/** Placeholders of the shared texts, with their number of uses. */
const countPlaceholders = once((texts: Documents[string]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const match of JSON.stringify(texts).matchAll(placeholder)) {
    const name = match[1] ?? ''
    if (placeholderName.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
})

type Wording = ValueTree & { readonly value: string }

function wordingsOf(tree: Tree | undefined): Wording[] {
  if (tree?.kind === 'value' && typeof tree.value === 'string') return [tree as Wording]
  return tree?.kind === 'object' ? [...tree.members.values()].flatMap(wordingsOf) : []
}

function namesIn(wording: Wording): string[] {
  return [...wording.value.matchAll(placeholder)].flatMap((match) => match[1] ?? [])
}

function checkWording(check: Check, wording: Wording): void {
  const { value, place } = wording
  const report = (index: number, saying: Fault) => reportInString(check, place, index, saying)
  if (value !== '' && value.trim() === '') reportAt(check, place, say('EMPTY-TEXT/blanks'))
  for (const { index, says } of findWordingFaults(value)) report(index, says)
  const stray = /[{}]/.exec(value.replace(placeholder, (whole) => '_'.repeat(whole.length)))
  if (stray) report(stray.index, say('PLACEHOLDER/brace', { found: stray[0], missing: stray[0] === '{' ? '}' : '{' }))
  for (const match of value.matchAll(placeholder)) {
    const name = match[1] ?? ''
    if (!placeholderName.test(name)) report(match.index, say('PLACEHOLDER/form', { placeholder: match[0], example: '{name}' }))
    else if (name.startsWith('$')) {
      const offset = offsetInString(check.textOf(place.path), place.offset, match.index + 2)
      noteName(check, 'limit', name.slice(1), { place, offset })
      const after = match.index + match[0].length
      const other = findOtherUnit(check.reads, value, { name: name.slice(1), index: after })
      if (other) report(after, { ...say('MISLEADING/unit-of-text', { name: name.slice(1), ...other }), severity: 'warning' })
    }
  }
}

/** Shared texts that no brand uses. */
export function checkUnusedTexts(checks: readonly WholeCheck[], ledger: NameLedger): void {
  const used = ledger.uses.get('text') ?? new Set<string>()
  for (const check of checks) {
    for (const document of check.documentsOf('texts')) {
      const texts = findTree(document.tree, '/texts').tree
      if (texts.kind !== 'object') continue
      for (const [key, { place }] of texts.members) {
        if (used.has(key) || check.facts.textBeginnings.some((start) => key.startsWith(start))) continue
        reportAt(check, place, { ...say('TEXT-UNUSED/nowhere', { key }), severity: 'warning' }, place.nameOffset)
      }
    }
  }
}
