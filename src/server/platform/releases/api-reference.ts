/** What customers' systems may use of the API, for a page: from the OpenAPI document, without what only the portal itself calls. */
import type { Operations } from '#generated/operations.ts'
import { isObject, type Json, type JsonObject, textOf } from '#rules'
import { type Call, labelOf, listObjects, pickWords } from '../../kernel/index.ts'

type Reference = Operations['read-api-reference']['output']
type Wording = Pick<Call, 'brand' | 'language' | 'origin'>

export function readApiReference(document: object, call: Wording): Reference {
  const { paths = {}, webhooks = {} } = document as { readonly paths?: JsonObject; readonly webhooks?: JsonObject }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isObject(operation) && operation['x-scope'] !== undefined ? [describeCall(path, method, operation, call)] : [],
    ),
  )
  const events = listObjects(call.brand.documents.dictionary?.['webhook-event']?.rows)
  const messages = Object.entries(webhooks).map(([type, item], index) => ({
    type,
    label: pickWords(events[index]?.label, call),
    example: write(exampleIn(at(item, 'post', 'requestBody'))),
  }))
  return { operations: operations.sort((a, b) => (a.path < b.path ? -1 : 1)), webhooks: messages }
}

function describeCall(path: string, method: string, operation: JsonObject, call: Wording): Reference['operations'][number] {
  const scope = String(operation['x-scope'])
  const words = listObjects(call.brand.documents.dictionary?.['api-call']?.rows).find(({ id }) => id === operation.operationId)
  const parameters = listObjects(operation.parameters)
  const needed = parameters.filter(({ required, in: place }) => required === true && place === 'query')
  const query = needed.map(({ name, example }) => `${String(name)}=${encodeURIComponent(String(example))}`).join('&')
  return {
    operationId: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    title: pickWords(words?.label, call) || String(operation.summary),
    description: pickWords(words?.hint, call) || String(operation.description).replace(/ Permission: [\w-]+\.$/, ''),
    scope: labelOf('dictionary', 'api-scope', scope, call),
    parameters: parameters.map(({ name, in: place, required, schema, 'x-label': label }) => ({
      name: String(name),
      place: String(place),
      required: required === true,
      description: describeParameter(schema, label, call),
    })),
    request: `curl -H "Authorization: Bearer $KEY" "${call.origin}${path}${query ? `?${query}` : ''}"`,
    example: write(exampleIn(at(operation, 'responses', '200'))),
  }
}

/** Descriptions are English, and say more than labels. */
function describeParameter(schema: Json | undefined, label: Json | undefined, call: Wording): string {
  const { description } = isObject(schema) ? schema : {}
  const english = textOf(description) ?? ''
  return call.language === 'en' ? english : pickWords(label, call) || english
}

function at(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  return names.reduce<Json | undefined>((found, name) => (isObject(found) ? found[name] : undefined), value)
}

function exampleIn(holder: Json | undefined): Json {
  return at(holder, 'content', 'application/json', 'example') ?? {}
}

/** Long examples are cut: the document itself has them in full. */
function write(example: Json): string {
  const lines = JSON.stringify(example, null, 2).split('\n')
  return lines.length > mostLines ? `${lines.slice(0, mostLines).join('\n')}\n…` : lines.join('\n')
}

const mostLines = 80
