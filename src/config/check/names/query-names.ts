/** Names in query strings. They are not declared; if a page reads one that no link sets, it is probably misspelled. */
import { type ExpressionFault, type ExpressionReference, type Json, type JsonObject, nearestName, objectOf, once } from '#rules'
import { defineQuery, type Reads } from '../../memo/memo.ts'
import { formFields } from '../../resolve/schema.ts'

const queryKinds = ['page', 'list', 'tool', 'form', 'entity'] as const
type QueryKind = (typeof queryKinds)[number]

/** Names that no link or search form sets, if a similar one is set. Others may come from outside. */
export function findStrayQueries(references: readonly ExpressionReference[], documents: Reads<QueryKind>): ExpressionFault[] {
  const queryReferences = references.filter(({ kind, of, candidates }) => kind === 'name' && of === 'query' && candidates.length === 0)
  if (queryReferences.length === 0) return []
  const pageNames = documents.ask(queryNames)
  if (!pageNames) return []
  const nameSet = new Set(pageNames)
  return queryReferences.flatMap(({ name, start, end }) => {
    if (nameSet.has(name) || nearestName(name, nameSet) === undefined) return []
    return [{ code: 'unknown-name', start, end, params: { name }, name, candidates: [...nameSet] }]
  })
}

/** Undefined if a search form is not found, which is reported where it is named: it may set any name. */
const queryNames = defineQuery('names in queries', {
  reads: queryKinds,
  answer: (documents): string[] | undefined => {
    const givenNames = new Set<string>()
    for (const kind of ['page', 'list', 'tool'] as const)
      for (const document of Object.values(documents.all(kind))) {
        const { names, forms } = queriesIn(document)
        for (const name of names) givenNames.add(name)
        for (const form of forms) {
          if (!documents.one('form', form)) return undefined
          for (const name of Object.keys(formFields(form, documents))) givenNames.add(name)
        }
      }
    return [...givenNames].sort()
  },
})

/** Names that the links of a document set, and forms whose fields it sets. */
interface Queries {
  readonly names: Set<string>
  readonly forms: Set<string>
}

const queriesIn = once((document: JsonObject): Queries => {
  const queries: Queries = { names: new Set(), forms: new Set() }
  gather(document, queries)
  return queries
})

function gather(value: Json, queries: Queries): void {
  if (Array.isArray(value)) for (const item of value) gather(item as Json, queries)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const holder = objectOf(value)
  if (holder.route !== undefined) for (const name of Object.keys(objectOf(holder.query))) queries.names.add(name)
  if ((holder.block === 'search' || holder.block === 'calculator') && typeof holder.form === 'string') queries.forms.add(holder.form)
  for (const member of Object.values(holder)) gather(member, queries)
}
