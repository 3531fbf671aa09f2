import { type Documents, entitySchema, readsOf, type SchemaContext, shapeSchema } from '#config'
import type { Json, JsonObject } from '#rules'
import { isObject } from '../../src/rules/index.ts'
import { banner, typeName, writeType } from './write-type.ts'

/** Result of a handler for a file operation; bytes are not JSON, so no schema can describe it. */
const fileAnswer = '{ name: string; type: string; bytes: Uint8Array }'

/** File contents by name under src/generated. */
export async function generateTypes(documents: Documents): Promise<Record<string, string>> {
  const context: SchemaContext = {
    documents: readsOf(documents),
    enums: false,
    notes: true,
    typeOf: (entity, isRow) => typeName(entity) + (isRow && detailsOf(documents.entity?.[entity]).length > 0 ? 'Row' : ''),
  }
  return {
    'entities.ts': await writeEntities(documents.entity ?? {}, context),
    'operations.ts': await writeOperations(documents.operation ?? {}, context),
  }
}

async function writeEntities(entities: Readonly<Record<string, JsonObject>>, context: SchemaContext): Promise<string> {
  const parts = [banner]
  for (const id of Object.keys(entities).sort()) {
    const details = detailsOf(entities[id]).map((name) => `  | '${name}'`)
    parts.push(await writeType(entitySchema(id, context), typeName(id)))
    if (details.length > 0)
      parts.push(
        `/** The fields that lists return. */\nexport type ${typeName(id)}Row = Omit<\n  ${typeName(id)},\n${details.join('\n')}\n>`,
      )
  }
  return `${parts.join('\n\n')}\n`
}

/** Optional fields of rows. */
function detailsOf(entity: JsonObject | undefined): string[] {
  const fields = Object.entries((entity?.properties ?? {}) as Readonly<Record<string, JsonObject>>)
  return fields.flatMap(([name, field]) => (field.detail === true ? [name] : []))
}

async function writeOperations(operations: Readonly<Record<string, JsonObject>>, context: SchemaContext): Promise<string> {
  const used = new Set<string>()
  const naming: SchemaContext = {
    ...context,
    typeOf: (entity, isRow) => {
      const name = context.typeOf?.(entity, isRow) ?? typeName(entity)
      used.add(name)
      return name
    },
  }
  const parts: string[] = []
  const lines: string[] = []
  const shared: string[] = []
  for (const id of Object.keys(operations).sort()) {
    const operation = operations[id] ?? {}
    const name = typeName(id)
    parts.push(await writeType(shapeSchema(shapeOf(operation.input), naming), `${name}Input`))
    if (operation.answer === 'file') parts.push(`export type ${name}Output = ${fileAnswer}`)
    else parts.push(await writeType(shapeSchema(shapeOf(operation.output), naming), `${name}Output`))
    lines.push(`  '${id}': { input: ${name}Input; output: ${name}Output }`)
    if (operation.handler !== undefined) shared.push(`  '${id}': '${String(operation.handler)}'`)
  }
  parts.push(`/** Every operation that schemas/ declares. */\nexport interface Operations {\n${lines.join('\n')}\n}`)
  parts.push(
    `/** Operations that share a handler, with the name of the handler. */\nexport interface SharedOperations {\n${shared.join('\n')}\n}`,
  )
  const imports = `import type { ${[...used].sort().join(', ')} } from './entities.ts'`
  return `${[banner, imports, ...parts].join('\n\n')}\n`
}

function shapeOf(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined
}
