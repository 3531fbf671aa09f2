import { type JsonObject, objectOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { type SchemaKind, schemaKinds, shapeFields, shapeSchema, stringsOf } from '../../resolve/schema.ts'
import { innerFields } from '../forms/field-path.ts'
import { ownerOf } from '../forms/form-rules.ts'
import type { CallPlan, OperationPlan } from '../release.ts'
import { type BrandContext, deepFreeze, findDocument } from '../source.ts'
import { listsInside } from './lists-inside.ts'
import { outputVisibility } from './visibility.ts'

/** Maximum length of a path parameter if the call's input does not declare one. */
const pathPart: JsonObject = { type: 'string', minLength: 1, maxLength: 64 }

export function operationOf(id: string, context: BrandContext<'operation' | SchemaKind>): OperationPlan {
  return context.documents.make(operationPlan, id)
}

const operationPlan = defineStep('operation', {
  reads: ['operation', ...schemaKinds],
  make: (documents, id: string) => deepFreeze(compileOperation(id, findDocument(documents, 'operation', id), { documents })),
})

function compileOperation(id: string, operation: JsonObject, context: BrandContext<SchemaKind>): OperationPlan {
  const { documents } = context
  const input = inputShapeOf(operation)
  return {
    id,
    method: operation.method as OperationPlan['method'],
    path: String(operation.path),
    grid: String(operation.grid),
    about: (operation.about ?? 'nothing') as OperationPlan['about'],
    ...(operation.scope === undefined ? {} : { scope: String(operation.scope), labels: labelsOf(input, documents) }),
    handler: String(operation.handler ?? id),
    ...(operation.orderType === undefined ? {} : { orderType: String(operation.orderType) }),
    ...(operation.entity === undefined ? {} : { entity: String(operation.entity) }),
    ...(operation.record === undefined ? {} : { record: readRecord(objectOf(operation.record)) }),
    body: (operation.body ?? 'json') as OperationPlan['body'],
    largeBody: operation.largeBody === true,
    answer: (operation.answer ?? 'envelope') as OperationPlan['answer'],
    idempotent: operation.idempotent === true,
    takesKey: operation.takesKey === true,
    keepsKey: operation.keepsKey === true,
    slow: operation.slow === true,
    pace: (operation.pace ?? 'usual') as OperationPlan['pace'],
    readsOnly: operation.method === 'GET' || operation.readsOnly === true,
    unseen: operation.unseen === true,
    logged: operation.logged === true,
    ignoresPreview: operation.ignoresPreview === true,
    fixed: operation.fixed === true,
    opensSession: operation.session === 'opens',
    changesSession: operation.session === 'changes',
    passive: operation.passive === true,
    demoOnly: operation.demoOnly === true,
    errors: stringsOf(operation.errors),
    pathNames: pathNamesOf(operation),
    input: shapeSchema(input, { documents, enums: true, notes: true }),
    output: shapeSchema(objectOf(operation.output), { documents, enums: false, notes: true }),
    validator: `operation:${id}`,
    forms: formsInside(input, context),
    lists: listsInside(input, context),
    visibility: outputVisibility(objectOf(operation.output), documents),
    title: String(operation.title),
    description: String(operation.description),
  }
}

function labelsOf(input: JsonObject, documents: BrandContext<SchemaKind>['documents']): Readonly<Record<string, JsonObject>> {
  const fields = Object.entries(shapeFields(input, documents))
  return Object.fromEntries(fields.flatMap(([name, { label }]) => (label === undefined ? [] : [[name, objectOf(label)]])))
}

function readRecord({ entity, key }: JsonObject): { entity: string; key: string } {
  return { entity: String(entity), key: String(key) }
}

/** How the browser makes the call. */
export function compileCall(operation: OperationPlan): CallPlan {
  const { method, path, body, idempotent, takesKey, keepsKey, answer, opensSession, changesSession, passive, slow } = operation
  return {
    method,
    path,
    body,
    // A browser sends a key wherever one is accepted: a retry after a lost response is then executed once.
    idempotent: idempotent || takesKey || keepsKey,
    ...(answer === 'file' ? { file: true as const } : {}),
    ...(opensSession ? { opensSession } : {}),
    ...(changesSession ? { changesSession } : {}),
    ...(passive ? { passive } : {}),
    ...(slow ? { slow } : {}),
  }
}

/** The declared input with path parameters among its required names. */
export function inputShapeOf(operation: JsonObject): JsonObject {
  const shape = objectOf(operation.input)
  const names = pathNamesOf(operation)
  if (names.length === 0) return shape
  const declared = objectOf(shape.properties)
  const missing = names.filter((name) => !Object.hasOwn(declared, name))
  const required = [...new Set([...stringsOf(shape.required), ...names])]
  return { ...shape, properties: { ...Object.fromEntries(missing.map((name) => [name, pathPart])), ...declared }, required }
}

function pathNamesOf(operation: JsonObject): string[] {
  return [...String(operation.path).matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** Forms in the input whose rules apply, which those of a part of a form do not: pointer to the form's id. Rows of forms are validated one by one, at `/name/*`. */
function formsInside(shape: JsonObject, context: BrandContext<SchemaKind>): Record<string, string> {
  const forms: Record<string, string> = {}
  if (typeof shape.form === 'string' && shape.only === undefined) forms[''] = shape.form
  const own = { ...shapeFields({ ...shape, form: '' }, context.documents) }
  collectForms(own, '', context, [], forms)
  return forms
}

function collectForms(
  fields: Readonly<Record<string, JsonObject>>,
  prefix: string,
  context: BrandContext<SchemaKind>,
  inside: readonly string[],
  into: Record<string, string>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'object' && field.type !== 'array') continue
    const pointer = `${prefix}/${name}${field.type === 'array' ? '/*' : ''}`
    const holder = field.type === 'array' && field.items !== undefined ? objectOf(field.items) : field
    if (typeof holder.form === 'string') {
      into[pointer] = holder.form
      continue
    }
    const owner = ownerOf(field)
    if (owner && inside.includes(owner)) continue
    collectForms(innerFields(field, context.documents), pointer, context, owner ? [...inside, owner] : inside, into)
  }
}
