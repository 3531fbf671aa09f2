/** What expressions may call, as the language lists it. */
import type { SourceFile } from '../documents.ts'
import { readDocuments } from '../read-documents.ts'
import type { FindingLanguage } from '../say.ts'
import { listOf, objectOf } from '../schema.ts'

export interface FunctionDescription {
  readonly name: string
  /** How it is written. */
  readonly form: string
  readonly does: string
  readonly example: string
  readonly gives: string
}

export function describeFunctions(files: readonly SourceFile[], language: FindingLanguage): readonly FunctionDescription[] {
  const { meta } = readDocuments(files)
  return listOf(objectOf(meta['functions.json']).functions).map((entry) => {
    const { name, form, does, example, gives } = objectOf(entry)
    return {
      name: String(name),
      form: String(form),
      does: String(objectOf(does)[language] ?? ''),
      example: String(example),
      gives: String(gives),
    }
  })
}
