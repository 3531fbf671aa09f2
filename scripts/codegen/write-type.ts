import { compile } from 'json-schema-to-typescript'
import type { JsonObject, JsonSchema } from '#rules'

export const banner = '/* Do not edit: generated from schemas/ by npm run codegen. */'

/** Text of a type alias with this name, for values of the schema. */
export async function writeType(schema: JsonSchema, name: string): Promise<string> {
  const text = await compile(withTitle(schema, name), name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  })
  return layOut(asAlias(text))
}

/** `sea-booking` as a TypeScript type name: SeaBooking. */
export function typeName(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** Unlike an interface, a type alias is assignable to JSON. */
function asAlias(text: string): string {
  return text.replaceAll(/^export interface (\w+) \{/gm, 'export type $1 = {')
}

/** json-schema-to-typescript names a type by its title. */
function withTitle(schema: JsonSchema, title: string): JsonObject {
  return { ...schema, title }
}

/** Two spaces per brace, no semicolons, short comments on one line: the tool does not indent, and a formatter would cost a second. */
function layOut(text: string): string {
  const lines: string[] = []
  let depth = 0
  let inComment = false
  for (const raw of text.trim().split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const comment = inComment || line.startsWith('/*')
    if (!comment && /^[}\])]/.test(line)) depth -= 1
    lines.push(`${'  '.repeat(Math.max(depth, 0))}${line.startsWith('*') ? ' ' : ''}${comment ? line : line.replace(/;$/, '')}`)
    if (comment) inComment = !line.endsWith('*/')
    else if (/[{[(]$/.test(line)) depth += 1
  }
  return lines.join('\n').replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */')
}
