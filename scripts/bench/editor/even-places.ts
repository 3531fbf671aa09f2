/** Places of the shipped documents whose value is a name, as many of each kind of name, and no document more likely than another. */
import { listWrittenNames, type SourceFile, type WrittenName } from '#config'
import { createRandom } from '#rules'

export interface NamedPlace {
  /** What analysts call the name: page, fee, unit ... */
  readonly what: string
  readonly path: string
  readonly offset: number
  readonly end: number
  readonly name: string
}

/** Kinds of names of the language by what analysts call them. A policy is a grid row that decides who sees a field. */
const kinds: Readonly<Record<string, (kind: string, member: string) => boolean>> = {
  page: (kind) => kind === 'page',
  route: (kind) => kind === 'route',
  form: (kind) => kind === 'form',
  list: (kind) => kind === 'list',
  operation: (kind) => kind === 'operation',
  entity: (kind) => kind === 'entity',
  field: (kind) => kind === 'field' || kind === 'word' || kind === 'input',
  dictionary: (kind) => kind === 'dictionary',
  fee: (kind) => kind === 'dictionary-row:fee',
  unit: (kind) => kind === 'dictionary-row:fee-basis',
  code: (kind) => kind.startsWith('dictionary-row:') && !kind.endsWith(':fee') && !kind.endsWith(':fee-basis'),
  limit: (kind) => kind === 'limit',
  text: (kind) => kind === 'text',
  policy: (kind, member) => kind === 'grid-row' && member === 'policy',
  'grid row': (kind, member) => kind === 'grid-row' && member !== 'policy',
  icon: (kind) => kind === 'icon',
}

/** The same places in every run over the same documents. */
export function sampleEvenly(files: readonly SourceFile[], count: number, seed: number): NamedPlace[] {
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))
  const byKind = new Map<string, Map<string, WrittenName[]>>(Object.keys(kinds).map((what) => [what, new Map()]))
  for (const written of listWrittenNames(files)) {
    const text = texts.get(written.path) ?? ''
    const isMember = /^"\s*:/.test(text.slice(written.end, written.end + 4))
    const [, member = ''] = /"(\w+)":\s*$/.exec(text.slice(0, written.offset - 1).slice(-60)) ?? []
    const what = Object.keys(kinds).find((name) => kinds[name]?.(written.kind, member))
    if (what === undefined || isMember) continue
    const documents = byKind.get(what)
    documents?.set(written.path, [...(documents.get(written.path) ?? []), written])
  }
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const kindsInTurn = [...byKind]
  return Array.from({ length: count }, (_place, index) => kindsInTurn[index % kindsInTurn.length]).flatMap((ofKind) => {
    const document = pick([...(ofKind?.[1].values() ?? [])])
    const written = document && pick(document)
    return ofKind && written ? [{ what: ofKind[0], ...written }] : []
  })
}
