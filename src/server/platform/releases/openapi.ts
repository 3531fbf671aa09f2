/** The operations of a brand as an OpenAPI 3.1 document. */
import type { BrandPlan, OperationPlan } from '#config'
import { errorEntry } from '#domain'
import type { JsonObject } from '#rules'
import { listObjects, webhookType } from '../../kernel/index.ts'
import { exampleOf } from './example.ts'

const version = '3.1.0'

export function createOpenApi(brand: BrandPlan, operations: readonly OperationPlan[], hash: string): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const plan of operations) {
    paths[plan.path] ??= {}
    const item = paths[plan.path] as Record<string, JsonObject>
    item[plan.method.toLowerCase()] = describeOperation(plan)
  }
  return {
    openapi: version,
    info: { title: brand.productCode, version: hash.slice(0, 12) },
    paths,
    webhooks: describeWebhooks(brand),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'access-token' },
        key: { type: 'http', scheme: 'bearer', description: 'API key of a company.' },
      },
      schemas: { Refusal: refusalSchema },
    },
  }
}

function describeOperation(plan: OperationPlan): JsonObject {
  return {
    operationId: plan.id,
    summary: plan.title,
    description: `${plan.description} Permission: ${plan.grid}.`,
    security: plan.scope === undefined ? [{ token: [] }, {}] : [{ key: [] }, { token: [] }],
    ...(plan.scope === undefined ? {} : { 'x-scope': plan.scope }),
    parameters: [
      ...describeParameters(plan),
      ...(plan.idempotent || plan.takesKey || plan.keepsKey ? [{ ...keyParameter, required: plan.idempotent }] : []),
    ],
    ...(plan.method === 'GET' ? {} : { requestBody: describeBody(plan) }),
    responses: { 200: describeAnswer(plan), ...describeRefusals(plan) },
  }
}

const keyParameter: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

function describeParameters(plan: OperationPlan): JsonObject[] {
  const properties = (plan.input.properties ?? {}) as Readonly<Record<string, JsonObject>>
  const required = (plan.input.required ?? []) as readonly string[]
  const names = plan.method === 'GET' ? Object.keys(properties) : plan.pathNames
  return names.map((name) => ({
    name,
    in: plan.pathNames.includes(name) ? 'path' : 'query',
    required: plan.pathNames.includes(name) || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
    ...(plan.labels?.[name] && { 'x-label': plan.labels[name] }),
    example: exampleOf(properties[name] ?? { type: 'string' }),
    ...(properties[name]?.type === 'array' ? { style: 'form', explode: false } : {}),
  }))
}

function describeBody(plan: OperationPlan): JsonObject {
  const { properties = {}, required = [], ...rest } = plan.input as { properties?: JsonObject; required?: readonly string[] } & JsonObject
  const inBody = Object.fromEntries(Object.entries(properties).filter(([name]) => !plan.pathNames.includes(name)))
  const schema = { ...rest, properties: inBody, required: required.filter((name) => !plan.pathNames.includes(name)) }
  if (plan.body === 'json') return { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties: { ...inBody, file } } } } }
}

/** The messages that companies can subscribe to: rows of the dictionary webhook-event. */
function describeWebhooks(brand: BrandPlan): JsonObject {
  const entity = brand.documents.entity?.['webhook-order']
  if (!entity) return {}
  const { properties = {}, required = [] } = entity as { readonly properties?: JsonObject; readonly required?: JsonObject[] }
  const data = { type: 'object', properties, required }
  return Object.fromEntries(
    listObjects(brand.documents.dictionary?.['webhook-event']?.rows).map(({ id }) => {
      const type = webhookType(String(id))
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: { type: { const: type }, timestamp: { type: 'string', format: 'date-time' }, data },
      }
      const content = { 'application/json': { schema, example: exampleOf(schema) } }
      return [type, { post: { requestBody: { required: true, content }, responses: { '2XX': { description: 'Accepted.' } } } }]
    }),
  )
}

function describeAnswer(plan: OperationPlan): JsonObject {
  if (plan.answer === 'file') return { description: 'The file.', content: { 'application/octet-stream': {} } }
  const schema = plan.answer === 'plain' ? plan.output : envelopeOf(plan.output)
  return { description: 'Done.', content: { 'application/json': { schema, example: exampleOf(schema) } } }
}

function envelopeOf(data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'success', 'data', 'requestId'],
    properties: { code: { const: 0 }, success: { const: true }, data, requestId: { type: 'string' } },
  }
}

/** By status, with the error ids that the response can contain. */
function describeRefusals(plan: OperationPlan): JsonObject {
  const away = plan.readsOnly ? 'error.unavailable' : 'error.nothing-written'
  const unknown = plan.readsOnly
    ? []
    : [plan.idempotent || plan.takesKey || plan.keepsKey ? 'error.outcome-unknown' : 'error.outcome-unknown-no-key']
  const ids = ['error.invalid', 'error.not-signed-in', 'error.forbidden', 'error.broken', away, ...unknown, ...plan.errors]
  const byStatus = Object.groupBy(ids, (id) => errorEntry(id).status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, listed = []]) => [
      status,
      { description: listed.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    ]),
  )
}

const refusalSchema: JsonObject = {
  type: 'object',
  required: ['code', 'success', 'data', 'error', 'requestId'],
  properties: {
    code: { enum: [4, 8, 500] },
    success: { const: false },
    data: { description: 'For code 500: the message for the user, or an object that contains it as `message`.' },
    error: {
      type: 'object',
      required: ['id', 'params', 'fields'],
      properties: {
        id: { type: 'string' },
        params: { type: 'object' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, id: { type: 'string' }, params: { type: 'object' } },
          },
        },
      },
    },
    requestId: { type: 'string' },
  },
}
