/** Words people see: the same placeholders in every language, no markup, nothing that runs. */
import type { FindingCode } from '../codes.ts'
import type { ObjectTree, Tree, ValueTree } from '../documents.ts'
import { listNames } from '../suggest.ts'
import { type BrandCheck, type CheckedDocument, type Fault, reportAt, reportInString } from './brand-check.ts'
import { isUncertain } from './references.ts'

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
  const [first, second] = languages.map(({ language, wordings }) => ({ language, wordings, names: new Set(wordings.flatMap(namesIn)) }))
  if (!first || !second) return
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const missing = [...one.names].filter((name) => !other.names.has(name) && name !== 'count')
    const extra = [...other.names].find((name) => !one.names.has(name))
    const [name] = missing
    const wording = other.wordings[0]
    if (name === undefined || !wording) continue
    const at = extra === undefined ? 0 : wording.value.indexOf(`{${extra}}`)
    const fault: Fault = {
      code: 'PLACEHOLDER',
      message: `{${name}} stands in ${one.language} but not in ${other.language}`,
      ...(extra === undefined ? {} : { name: extra, known: missing }),
    }
    if (at > 0) reportInString(check, wording.place, at, fault)
    else reportAt(check, wording.place, fault)
    // The other direction tells of the same slip.
    return
  }
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
  const report = (index: number, code: FindingCode, message: string, names?: { name: string; known: Iterable<string> }) =>
    reportInString(check, place, index, { code, message, ...names })
  if (value !== '' && value.trim() === '') report(0, 'EMPTY-TEXT', 'this text has nothing but blanks')
  const tag = markup.exec(value)
  if (tag) report(tag.index, 'MARKUP', `${tag[0]} would be shown as it stands; texts carry no markup`)
  const stray = /[{}]/.exec(value.replace(placeholder, (whole) => '_'.repeat(whole.length)))
  if (stray) report(stray.index, 'PLACEHOLDER', `a ${stray[0] === '{' ? '}' : '{'} is missing for this ${stray[0]}`)
  for (const match of value.matchAll(placeholder)) {
    const name = match[1] ?? ''
    if (!placeholderName.test(name)) report(match.index, 'PLACEHOLDER', `{${name}} is not a placeholder; write {name} or {$limit}`)
    else if (name.startsWith('$'))
      checkLimitName(check, name.slice(1), (names, message) => report(match.index + 2, 'REFERENCE', message, names))
  }
}

function checkLimitName(
  check: BrandCheck,
  name: string,
  report: (names: { name: string; known: Iterable<string> }, message: string) => void,
): void {
  const known = check.names.namesOf('limit') ?? new Set<string>()
  if (!known.has(name) && !isUncertain(check, 'limit')) report({ name, known }, `there is no limit "${name}". Known: ${listNames(known)}`)
}
