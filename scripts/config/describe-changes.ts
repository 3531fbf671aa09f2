/** Changes to documents in words: in full, or in one line. */
import type { FileChange, ValueChange } from '#config'
import type { Json } from '#rules'

const longestValue = 60
const mostInSummary = 3

export function* describeChanges(changes: readonly FileChange[]): Generator<string> {
  const signs = { added: '+', removed: '-', changed: '~' } as const
  for (const { path, kind, values } of changes) {
    yield `${signs[kind]} ${path}`
    for (const change of values) yield `    ${describeValueChange(change)}`
  }
}

/** Number of documents, the first few changes, and the number of others. */
export function summariseChanges(changes: readonly FileChange[]): string {
  if (changes.length === 0) return 'the documents as they were'
  const parts = changes.flatMap(({ path, kind, values }) => {
    if (kind !== 'changed') return [`${path} ${kind}`]
    if (values.length === 0) return [`${path} ${path.endsWith('.json') ? 'reformatted' : 'changed'}`]
    return values.map((change) => `${path}#${describeValueChange(change)}`)
  })
  const more = parts.length - mostInSummary
  const documents = changes.length === 1 ? '' : `${changes.length} documents: `
  return `${documents}${parts.slice(0, mostInSummary).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

function describeValueChange({ pointer, before, after }: ValueChange): string {
  return `${pointer}: ${describeValue(before)} -> ${describeValue(after)}`
}

function describeValue(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}...` : text
}
