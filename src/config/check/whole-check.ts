/** Everything that checks may read of one brand, in one edition of its documents. */
import type { Problem } from '../documents.ts'
import { createSource, type Memo, readAll, type Source } from '../memo.ts'
import { toDocuments } from '../read-documents.ts'
import { objectOf, stringsOf } from '../schema.ts'
import type { DocumentMap, ReadDocuments } from '../stages.ts'
import { type CheckedDocument, everyKind, type WholeCheck } from './brand-check.ts'
import { nameInputs } from './names/known-names.ts'
import type { NameLedger } from './names/name-ledger.ts'
import type { Facts } from './portal-facts.ts'

export interface WholeCheckOptions {
  readonly read: ReadDocuments
  readonly brand: string
  readonly map: DocumentMap
  /** Entries of the map with a kind known to the language. */
  readonly documents: readonly CheckedDocument[]
  readonly facts: Facts
  readonly ledger: NameLedger
  readonly report: (problem: Problem) => void
  readonly memo: Memo
}

export function createWholeCheck(options: WholeCheckOptions): { readonly whole: WholeCheck; readonly source: Source } {
  const { read, map, documents, facts, ledger, report } = options
  const source = createBrandSource(options)
  const byName = new Map(documents.map((document) => [`${document.kind}/${document.id}`, document]))
  const whole: WholeCheck = {
    reads: readAll(source),
    documents,
    documentsOf: (...kinds) => (kinds.includes(everyKind) ? documents : documents.filter(({ kind }) => kinds.includes(kind))),
    documentOf: (kind, id) => byName.get(`${kind}/${id}`),
    map,
    base: read.base,
    facts,
    ledger,
    manifestOrder: Object.keys(objectOf(read.meta['brand.json']?.properties)),
    lenderOf: (asset) => [...read.brands.keys()].find((other) => read.files.has(`brands/${other}/${asset}`)),
    report,
    textOf: (path) => read.files.get(path)?.text ?? '',
  }
  return { whole, source }
}

function createBrandSource({ read, brand, map, facts, memo }: WholeCheckOptions): Source {
  const inputs = nameInputs({
    documents: toDocuments(map),
    facts,
    icons: stringsOf(read.meta['icons.json']?.enum),
    assets: assetsOf(read, brand),
    brands: [...read.brands.keys()],
  })
  return createSource(inputs, memo)
}

/** Files of the brand, and of the brands it extends. */
function assetsOf(read: ReadDocuments, brand: string): Set<string> {
  const paths = read.brands.get(brand)?.get('brand')?.get(brand)?.paths ?? []
  const folders = [...new Set([`brands/${brand}/`, ...paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))])]
  const assets = new Set<string>()
  for (const path of read.files.keys()) {
    for (const folder of folders) if (path.startsWith(folder) && !path.endsWith('.json')) assets.add(path.slice(folder.length))
  }
  return assets
}
