import { posix } from 'node:path'
import type { JsonObject, JsonSchema } from '#rules'
import { objectOf } from '../../src/rules/index.ts'
import { banner, typeName, writeType } from './write-type.ts'

type Meta = Readonly<Record<string, JsonObject>>

/** Compiled output of parts shared by many blocks, by the path of their schema below schemas/meta. */
const plans: Readonly<Record<string, string>> = {
  'text.json': 'string',
  'block.json': 'BlockPlan',
  'link.json#/$defs/link': 'LinkPlan',
  'link.json#/$defs/action': 'ActionPlan',
  'link.json#/$defs/input': 'Expressions',
  'list.json#/$defs/column': 'ColumnPlan',
  'field.json#/$defs/number': 'number',
}

/** Types of compiled page blocks, from the schema of each kind. */
export async function generateBlocks(meta: Meta): Promise<string> {
  const kinds = Object.keys(meta)
    .filter((file) => file.startsWith('blocks/'))
    .map((file) => posix.basename(file, '.json'))
    .sort()
  assertListed(kinds, meta['block.json'])
  const types = await Promise.all(kinds.map((kind) => writePlan(kind, meta)))
  const lines = kinds.map((kind) => `  readonly '${kind}': ${planName(kind)}`)
  return `${[
    banner,
    "import type { ActionPlan, ColumnPlan, FactGroup, FieldGroup, LinkPlan } from '#config'",
    'type Expressions = Readonly<Record<string, string>>',
    ...types,
    `/** Each kind of block. */\nexport interface BlockPlans {\n${lines.join('\n')}\n}`,
    '/** A block of a page: as schemas/meta/blocks defines its kind, with texts in one language, columns and actions as plans, and nested blocks compiled the same way. */\nexport type BlockPlan = BlockPlans[keyof BlockPlans]',
  ].join('\n\n')}\n`
}

/** Throws: without both entries, a page could not use the block, or its members would not be checked. */
function assertListed(kinds: readonly string[], block: JsonObject | undefined): void {
  const listedKinds = objectOf(objectOf(block?.properties).block).enum
  const branches = JSON.stringify(block?.allOf)
  const missingKinds = kinds.filter(
    (kind) => !(Array.isArray(listedKinds) && listedKinds.includes(kind) && branches.includes(`"blocks/${kind}.json"`)),
  )
  if (missingKinds.length > 0)
    throw new Error(`Add to schemas/meta/block.json, to the enum of "block" and as an if and then to "allOf": ${missingKinds.join(', ')}`)
}

/** The block's own name would be ListPlan, which is already the name of the list that it shows. */
function planName(kind: string): string {
  return kind === 'list' ? 'ListBlockPlan' : `${typeName(kind)}Plan`
}

async function writePlan(kind: string, meta: Meta): Promise<string> {
  const file = `blocks/${kind}.json`
  const schema = compiledShape(meta[file] ?? {}, file, meta) as JsonObject
  const properties = objectOf(schema.properties)
  const compiled = { ...schema, properties: { ...properties, ...addedByCompiler(properties) } }
  // Facts get their groups only from the order types.
  const required = [...(schema.required as string[]), ...(properties.factsOf === undefined ? [] : ['groupsOf'])]
  return asReadonly(await writeType({ ...compiled, required }, planName(kind)))
}

/** Members added by the compiler: src/config/compile/pages/blocks.ts. */
function addedByCompiler(properties: JsonObject): JsonObject {
  const added: Record<string, JsonObject> = {}
  for (const [name, member] of Object.entries(properties))
    if (objectOf(member).refersTo === 'field')
      added[`${name}OptionsOf`] = { tsType: 'string', description: `The choices for the value of ${name}.` }
  if (properties.formOf !== undefined)
    if (properties.groups === undefined)
      added.formsOf = { tsType: 'Readonly<Record<string, string>>', description: 'The form of each order type.' }
    else added.groupsOf = { tsType: 'Readonly<Record<string, readonly FieldGroup[]>>', description: 'The groups of each order type.' }
  if (properties.factsOf !== undefined)
    added.groupsOf = { tsType: 'Readonly<Record<string, readonly FactGroup[]>>', description: 'The groups of facts of each order type.' }
  return added
}

/** Schema of the compiled block: without overlay keywords, and with plans in place of compiled parts. */
function compiledShape(value: unknown, file: string, meta: Meta): unknown {
  if (Array.isArray(value)) return value.map((item) => compiledShape(item, file, meta))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as JsonObject
  if (typeof $ref !== 'string') {
    const entries = Object.entries(rest).filter(([name]) => !/^\$|^(pattern|minItems)$/.test(name))
    return Object.fromEntries(entries.map(([name, member]) => [name, compiledShape(member, file, meta)]))
  }
  const [path = '', pointer = ''] = $ref.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  const plan = plans[pointer === '' ? target : `${target}#${pointer}`]
  if (plan) return { ...rest, tsType: plan }
  let found: JsonSchema = meta[target] ?? {}
  for (const name of pointer.split('/').slice(1)) found = objectOf(found[name])
  return compiledShape({ ...found, ...rest }, target, meta)
}

/** Plans are immutable: each member and each list is readonly. */
function asReadonly(text: string): string {
  const opened: number[] = []
  const lines = text.split('\n').map((line) =>
    line.replace(/^(\s+)([\w$]+\??: )(.*)$/, (_, space: string, name: string, type: string) => {
      const list = /^(?!\{)(.*)\[\]$/.exec(type)
      return `${space}readonly ${name}${list ? `readonly ${list[1]}[]` : type}`
    }),
  )
  for (const [index, line] of lines.entries()) {
    if (/\{$/.test(line)) opened.push(index)
    if (!/^\s*\}/.test(line)) continue
    const start = opened.pop()
    if (start !== undefined && /^\s*\}\[\]/.test(line)) lines[start] = (lines[start] ?? '').replace(/\{$/, 'readonly {')
  }
  return lines.join('\n')
}
