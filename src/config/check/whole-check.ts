/** Everything that checks may read of one brand, in one edition of its documents. */

import { objectOf } from '#rules'
import { createSource, type Memo, readAll, type Source } from '../memo/memo.ts'
import type { Problem } from '../read/documents.ts'
import { toDocuments } from '../resolve/read-documents.ts'
import { stringsOf } from '../resolve/schema.ts'
import type { DocumentMap, ReadDocuments } from '../resolve/stages.ts'
import { everyKind, type WholeCheck } from './brand-check.ts'
import { nameInputs } from './names/known-names.ts'
import type { NameLedger } from './names/name-ledger.ts'
import type { Facts } from './portal-facts.ts'
import type { CheckedKind } from './shapes/check-shapes.ts'

export interface WholeCheckOptions {
  readonly read: ReadDocuments
  readonly brand: string
  readonly map: DocumentMap
  /** Entries of the map with a kind known to the language. */
  readonly kinds: ReadonlyMap<string, CheckedKind>
  readonly facts: Facts
  readonly ledger: NameLedger
  readonly report: (problem: Problem) => void
  readonly memo: Memo
  /** Of an earlier check of the brand. */
  readonly earlier?: Source | undefined
}

export function createWholeCheck(options: WholeCheckOptions): { readonly whole: WholeCheck; readonly source: Source } {
  const { read, map, kinds, facts, ledger, report } = options
  const source = createBrandSource(options)
  const documents = [...kinds.values()].flatMap((ofKind) => ofKind.documents)
  const whole: WholeCheck = {
    reads: readAll(source),
    documents,
    kinds,
    documentsOf: (...wanted) => {
      if (wanted.includes(everyKind)) return documents
      const [kind = '', ...others] = wanted
      if (others.length === 0) return kinds.get(kind)?.documents ?? []
      return [...kinds].flatMap(([name, ofKind]) => (wanted.includes(name) ? ofKind.documents : []))
    },
    documentOf: (kind, id) => kinds.get(kind)?.byId.get(id),
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

function createBrandSource({ read, brand, map, facts, memo, earlier }: WholeCheckOptions): Source {
  const inputs = nameInputs({
    documents: toDocuments(map),
    facts,
    icons: stringsOf(read.meta['icons.json']?.enum),
    assets: assetsOf(read, brand),
    brands: [...read.brands.keys()],
  })
  return createSource(inputs, memo, earlier)
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
