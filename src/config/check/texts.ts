/** Words people see: the same placeholders in every language, no markup, nothing that runs. */
import type { FindingCode } from '../codes.ts'
import type { Documents, ObjectTree, Tree, ValueTree } from '../documents.ts'
import { offsetInString } from '../positions.ts'
import { type BrandCheck, type CheckedDocument, type Fault, reportInString } from './brand-check.ts'
import { noteName } from './name-ledger.ts'

const placeholder = /\{([^{}]*)\}/g
const placeholderName = /^\$?[A-Za-z]\w*$/
const markup = /<\/?[A-Za-z!][^>]*>?/
const unsafe = /\b(?:javascript|vbscript)\s*:|\bdata:text\/html/i

export function checkTexts(check: BrandCheck, document: CheckedDocument): void {
  walk(check, document.tree)
}

function walk(check: BrandCheck, tree: Tree): void {
  if (tree.kind === 'list') for (const item of tree.items) walk(check, item)
  if (tree.kind === 'value' && typeof tree.value === 'string') {
    const found = unsafe.exec(tree.value)
    if (found)
      reportInString(check, tree.place, found.index, { code: 'UNSAFE', message: `"${found[0]}" could run code in the reader's browser` })
  }
  if (tree.kind !== 'object') return
  if (tree.members.has('zh') && tree.members.has('en')) checkText(check, tree)
  for (const member of tree.members.values()) walk(check, member)
}

function checkText(check: BrandCheck, text: ObjectTree): void {
  const languages = (['zh', 'en'] as const).map((language) => ({ language, wordings: wordingsOf(text.members.get(language)) }))
  for (const { wordings } of languages) for (const wording of wordings) checkWording(check, wording)
  const [first, second] = languages.map(({ language, wordings }) => ({
    language,
    wordings,
    names: wordings.flatMap(namesIn),
  }))
  if (!first || !second || [...first.names, ...second.names].some((name) => isUnknownLimit(check, name))) return
  comparePlaceholders(check, first, second)
}

/** Told of by its own. */
function isUnknownLimit(check: BrandCheck, name: string): boolean {
  return name.startsWith('$') && !check.names.namesOf('limit')?.has(name.slice(1))
}

interface LanguageWording {
  readonly language: string
  readonly wordings: readonly Wording[]
  readonly names: readonly string[]
}

/** Both languages fill in the same; of two spellings, the one that other texts do not use is the slip. */
function comparePlaceholders(check: BrandCheck, first: LanguageWording, second: LanguageWording): void {
  const onlyFirst = first.names.find((name) => !second.names.includes(name) && name !== 'count')
  const onlySecond = second.names.find((name) => !first.names.includes(name) && name !== 'count')
  if (onlyFirst !== undefined && onlySecond !== undefined) {
    const isSecondWrong = frequencyOf(check, onlySecond) <= frequencyOf(check, onlyFirst)
    if (isSecondWrong) reportExtra(check, second, first.language, { name: onlySecond, known: [onlyFirst] })
    else reportExtra(check, first, second.language, { name: onlyFirst, known: [onlySecond] })
    return
  }
  const [holder, lacking] = onlySecond === undefined ? [first, second] : [second, first]
  const name = onlyFirst ?? onlySecond
  const [wording] = lacking.wordings
  if (name === undefined || !wording) return
  if (frequencyOf(check, name) <= 1) reportExtra(check, holder, lacking.language, { name, known: [] })
  else
    reportInString(check, wording.place, 0, {
      code: 'PLACEHOLDER',
      message: `{${name}} is missing in ${lacking.language}; it stands in ${holder.language}`,
    })
}

function reportExtra(
  check: BrandCheck,
  { language, wordings }: LanguageWording,
  other: string,
  names: { name: string; known: readonly string[] },
): void {
  const wording = wordings.find(({ value }) => value.includes(`{${names.name}}`))
  if (!wording) return
  const fault: Fault = { code: 'PLACEHOLDER', message: `{${names.name}} stands in ${language} but not in ${other}`, ...names }
  reportInString(check, wording.place, wording.value.indexOf(`{${names.name}}`), fault)
}

/** How many of the brand's shared texts have this placeholder. */
function frequencyOf(check: BrandCheck, name: string): number {
  return check.placeholders.get(name) ?? 0
}

/** Placeholders of the shared texts, with how often each occurs. */
export function countPlaceholders(documents: Documents): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const match of JSON.stringify(documents.texts ?? {}).matchAll(placeholder)) {
    const name = match[1] ?? ''
    if (placeholderName.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

type Wording = ValueTree & { readonly value: string }

function wordingsOf(tree: Tree | undefined): Wording[] {
  if (tree?.kind === 'value' && typeof tree.value === 'string') return [tree as Wording]
  return tree?.kind === 'object' ? [...tree.members.values()].flatMap(wordingsOf) : []
}

function namesIn(wording: Wording): string[] {
  return [...wording.value.matchAll(placeholder)].flatMap((match) => match[1] ?? [])
}

function checkWording(check: BrandCheck, wording: Wording): void {
  const { value, place } = wording
  const report = (index: number, code: FindingCode, message: string) => reportInString(check, place, index, { code, message })
  if (value !== '' && value.trim() === '') report(0, 'EMPTY-TEXT', 'this text has nothing but blanks')
  const tag = markup.exec(value)
  if (tag) report(tag.index, 'MARKUP', `${tag[0]} would be shown as it stands; texts carry no markup`)
  const stray = /[{}]/.exec(value.replace(placeholder, (whole) => '_'.repeat(whole.length)))
  if (stray) report(stray.index, 'PLACEHOLDER', `a ${stray[0] === '{' ? '}' : '{'} is missing for this ${stray[0]}`)
  for (const match of value.matchAll(placeholder)) {
    const name = match[1] ?? ''
    if (!placeholderName.test(name)) report(match.index, 'PLACEHOLDER', `{${name}} is not a placeholder; write {name} or {$limit}`)
    else if (name.startsWith('$')) {
      const offset = offsetInString(check.textOf(place.path), place.offset, match.index + 2)
      noteName(check, 'limit', name.slice(1), { place, offset })
    }
  }
}
