/**
 * Derives what a `stored` entity provides: the fields of every stored record, and the operations it lists. They become documents
 * like any other, so that check, types, permissions and OpenAPI include them, and a brand can change them. Every value keeps the
 * position of its declaration.
 */
import { type JsonObject, objectOf } from '#rules'
import { type ObjectTree, toJson } from '../read/documents.ts'
import { deriveTree, type Part, WrittenValue, withItems, withMembers } from './derived-tree.ts'
import { stringsOf } from './schema.ts'
import { searchOperation } from './stored-search.ts'
import { grant, keyInput, operation, type RecordShape, text, titleOf, writtenValueOf } from './stored-shape.ts'

export interface StoredEntity {
  /** The entity with the fields of every record. */
  readonly entity: ObjectTree
  /** By id. */
  readonly operations: ReadonlyMap<string, ObjectTree>
}

/** Undefined for an entity that is not stored, or whose declaration is incomplete, which the shape check reports. */
export function readStoredEntity(id: string, entity: ObjectTree): StoredEntity | undefined {
  const stored = entity.members.get('stored')
  const fields = entity.members.get('properties')
  if (stored?.kind !== 'object' || fields?.kind !== 'object') return undefined
  const declared = toJson(stored) as JsonObject
  const { path, read, write, form, operations } = declared
  if (![path, read, write, form].every((name) => typeof name === 'string') || !Array.isArray(operations)) return undefined
  const add = stored.members.get('add')
  const added = add?.kind === 'object' ? add : undefined
  const record = { id, key: recordKey(id), fields, stored, declared, does: new Set(stringsOf(operations)), added }
  return { entity: withRecordFields(entity, record), operations: new Map(listOperations(record)) }
}

/** The id field of a record: newsId for the entity news. */
export function recordKey(entity: string): string {
  return `${entity.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}Id`
}

/** Fields that an entity declares under these names stay as they are. */
function withRecordFields(entity: ObjectTree, record: RecordShape): ObjectTree {
  const { key, fields, stored, declared, does } = record
  const readers = { policy: grant(record, 'read') }
  const writers = { policy: grant(record, 'write') }
  const moment = { type: 'string', format: 'date-time' }
  const own: Record<string, Part> = {
    [key]: { type: 'string', format: 'id', description: 'Id of the record.', label: text('id'), ...readers },
    state: {
      type: 'string',
      dictionary: 'record-state',
      description: does.has('publish') ? 'Status of the record, from draft to archive.' : 'active, or archived.',
      label: text('state'),
      ...writers,
    },
    ...(does.has('publish')
      ? {
          publishFrom: { ...moment, description: 'When readers begin to see it.', label: text('publishFrom'), ...readers },
          publishUntil: { ...moment, description: 'When readers stop seeing it.', label: text('publishUntil'), ...writers },
        }
      : {}),
    ...(declared.shared === true
      ? { shared: { type: 'boolean', description: 'Whether all brands show it.', label: text('shared'), ...writers } }
      : {}),
    ...(declared.hides === undefined
      ? {}
      : {
          hidden: {
            type: 'string',
            enum: ['login', 'certify', 'consent'],
            description: 'Why some fields are not shown: login, certify or consent.',
            label: text('hidden'),
            ...readers,
          },
        }),
    version: { type: 'integer', description: 'Counts changes.', label: text('version'), ...writers },
    // Owners know when they sent their record.
    createdAt: { ...moment, description: 'When it was added.', label: text('createdAt'), ...(isOwned(record) ? readers : writers) },
    updatedAt: { ...moment, description: 'When it was last changed.', label: text('updatedAt'), ...writers },
    updatedBy: { type: 'string', description: 'Who changed it last.', label: text('updatedBy'), ...writers },
  }
  const { members } = deriveTree(own, stored.place)
  return withMembers(entity, {
    properties: { ...fields, members: new Map([...fields.members, ...[...members].filter(([name]) => !fields.members.has(name))]) },
    required: withItems(entity.members.get('required'), [key], stored.place),
  })
}

function isOwned({ declared }: RecordShape): boolean {
  return declared.owner === 'company' || declared.owner === 'person'
}

function* listOperations(record: RecordShape): Generator<[string, ObjectTree]> {
  const { id, does } = record
  if (does.has('search')) yield [`search-${id}`, searchOperation(record)]
  if (does.has('read')) yield [`read-${id}`, readOperation(record)]
  if (does.has('create')) yield [`create-${id}`, createOperation(record)]
  if (does.has('change')) yield [`change-${id}`, changeOperation(record)]
  const moves = [...(does.has('publish') ? ['publish', 'withdraw'] : []), ...(does.has('archive') ? ['archive', 'restore'] : [])]
  for (const move of moves) yield [`${move}-${id}`, moveOperation(record, move)]
  if (does.has('history')) yield [`list-${id}-events`, eventsOperation(record)]
  if (does.has('files')) yield [`download-${id}-file`, fileOperation(record)]
  if (record.stored.members.get('answer')?.kind === 'object') yield [`answer-${id}`, answerOperation(record)]
  if (record.declared.progress !== undefined) yield [`list-${id}-progress`, progressOperation(record)]
  if (does.has('preview')) yield [`preview-${id}`, previewOperation(record)]
  if (record.stored.members.has('feed')) yield [`feed-${id}`, feedOperation(record)]
}

function readOperation(record: RecordShape): ObjectTree {
  return operation(record, {
    title: `Read ${titleOf(record)}`,
    description: 'One record.',
    method: 'GET',
    path: `${String(record.declared.path)}/{${record.key}}`,
    grid: grant(record, 'read'),
    handler: 'read-record',
    ...(record.declared.polled === true ? { passive: true } : {}),
    input: { properties: { ...keyInput(record), ...passInput(record) }, required: [record.key] },
    output: { entity: record.id },
  })
}

/** Users without write permission may be allowed to add records, such as one that refers to a record they can read. */
function createOperation(record: RecordShape): ObjectTree {
  const { added, declared } = record
  const { to, form, once, within, pace = 'seldom' } = (added ? toJson(added) : { form: declared.form }) as JsonObject
  const named = typeof to === 'string' ? keyInput({ key: recordKey(to) }) : {}
  return operation(record, {
    title: `Create ${titleOf(record)}`,
    description: 'Adds a record.',
    method: 'POST',
    path: declared.path as string,
    grid: added ? writtenValueOf(added, 'grid') : grant(record, 'write'),
    handler: 'create-record',
    ...(added ? { pace: String(pace) } : {}),
    input: { form: String(form), properties: named, required: Object.keys(named) },
    output: writtenOutput(record),
    errors: [...(once === true ? ['error.record-once'] : []), ...(within ? placeErrors : []), ...formErrors(record)],
    idempotent: true,
  })
}

function changeOperation(record: RecordShape): ObjectTree {
  return operation(record, {
    title: `Change ${titleOf(record)}`,
    description: 'Replaces what was filled in.',
    method: 'POST',
    path: `${String(record.declared.path)}/{${record.key}}/change`,
    grid: grant(record, 'write'),
    handler: 'change-record',
    input: {
      form: record.declared.form as string,
      properties: { ...keyInput(record), version: seenVersion },
      required: [record.key, 'version'],
    },
    output: writtenOutput(record),
    errors: ['error.conflict-version', ...(limitsPlaces(record) ? placeErrors : []), ...formErrors(record)],
    idempotent: true,
  })
}

/** The owner supplements a record. No version is needed: staff do not change the record while they wait for the owner. */
function answerOperation(record: RecordShape): ObjectTree {
  const answer = record.stored.members.get('answer') as ObjectTree
  const { form } = toJson(answer) as JsonObject
  return operation(record, {
    title: `Supplement ${titleOf(record)}`,
    description: 'Adds what the desk is waiting for to a record of the caller.',
    method: 'POST',
    path: `${String(record.declared.path)}/{${record.key}}/answer`,
    grid: writtenValueOf(answer, 'grid'),
    handler: 'answer-record',
    input: { form: String(form), properties: keyInput(record), required: [record.key] },
    output: { properties: keyInput(record), required: [record.key] },
    errors: ['error.record-move', ...formErrors(record)],
    idempotent: true,
  })
}

function progressOperation(record: RecordShape): ObjectTree {
  const fields = stringsOf(record.declared.progress).flatMap((name): [string, Part][] => {
    const field = record.fields.members.get(name)
    return field ? [[name, new WrittenValue(field)]] : []
  })
  return operation(record, {
    title: `Progress of ${titleOf(record)}`,
    description: 'Changes that concern the readers of a record, newest first.',
    method: 'GET',
    path: `${String(record.declared.path)}/{${record.key}}/progress`,
    grid: grant(record, 'read'),
    handler: 'list-record-progress',
    paged: true,
    input: { properties: keyInput(record), required: [record.key] },
    output: {
      rows: true,
      properties: { step: stepField, at: eventFields.at, ...Object.fromEntries(fields) },
      required: ['step', 'at'],
    },
  })
}

const stepField: JsonObject = { type: 'integer', description: 'Number of the change.', label: { text: 'record.version' } }
/** A restored record counts again: towards one record per person, or towards the places. */
function restoreErrors(record: RecordShape): string[] {
  const isOnce = record.added?.members.get('once') !== undefined
  return [...(isOnce ? ['error.record-once'] : []), ...(limitsPlaces(record) ? placeErrors : [])]
}

function limitsPlaces({ added }: RecordShape): boolean {
  return added?.members.has('within') ?? false
}

const placeErrors = ['error.record-full', 'error.record-closed']

function formErrors({ declared, does }: RecordShape): string[] {
  return [...(does.has('files') ? ['error.file-gone'] : []), ...(declared.shared === true ? ['error.record-shared'] : [])]
}

function fileOperation(record: RecordShape): ObjectTree {
  return operation(record, {
    title: `Download a file of ${titleOf(record)}`,
    description: 'The file of one field, as an attachment.',
    method: 'GET',
    path: `${String(record.declared.path)}/{${record.key}}/files/{field}`,
    grid: grant(record, 'read'),
    handler: 'download-record-file',
    input: {
      properties: {
        ...keyInput(record),
        field: { type: 'string', maxLength: 60, description: 'Field that holds the file.', label: text('field') },
        fileId: { type: 'string', format: 'id', description: 'Which file, if the field holds several.', label: text('id') },
        ...passInput(record),
      },
      required: [record.key, 'field'],
    },
    output: { properties: {} },
    answer: 'file',
  })
}

/** A preview link carries a pass that shows a record before it is published. */
function passInput({ does }: RecordShape): Record<string, Part> {
  const pass = { type: 'string', maxLength: 400, description: 'Pass from the link of a preview.', label: text('preview') }
  return does.has('preview') ? { preview: pass } : {}
}

function previewOperation(record: RecordShape): ObjectTree {
  const fields = {
    id: { type: 'string', description: 'Brand and language.' },
    brand: { type: 'string', description: 'Name of the brand.', label: text('brand') },
    language: { type: 'string', description: 'Language of the page.', dictionary: 'language' },
    address: { type: 'string', description: 'Address of the page, with a pass that expires.', label: text('preview') },
  }
  return operation(record, {
    title: `Preview ${titleOf(record)}`,
    description: 'Links to the page that readers will see, for each brand and language that show the record.',
    method: 'GET',
    path: `${String(record.declared.path)}/{${record.key}}/previews`,
    grid: grant(record, 'write'),
    handler: 'preview-record',
    // All links are one page; lists ask for a page of any operation.
    paged: true,
    input: { properties: keyInput(record), required: [record.key] },
    output: { rows: true, properties: fields, required: Object.keys(fields) },
  })
}

function feedOperation(record: RecordShape): ObjectTree {
  return operation(record, {
    title: `Feed of ${titleOf(record)}`,
    description: 'Atom feed of what readers see, newest first.',
    method: 'GET',
    path: String(objectOf(record.declared.feed).path),
    grid: grant(record, 'read'),
    handler: 'feed-records',
    input: { properties: { language: { type: 'string', maxLength: 10, description: 'Language of the feed.', dictionary: 'language' } } },
    output: { properties: {} },
    answer: 'file',
  })
}

const moveTitles: Readonly<Record<string, string>> = {
  publish: 'Publishes the record at once or for the given period.',
  withdraw: 'Unpublishes the record, which becomes a draft again.',
  archive: 'Archives the record, which can be restored later.',
  restore: 'Restores an archived record.',
}

function moveOperation(record: RecordShape, move: string): ObjectTree {
  const dated = move === 'publish'
  return operation(record, {
    title: `${move.charAt(0).toUpperCase()}${move.slice(1)} ${titleOf(record)}`,
    description: moveTitles[move] ?? '',
    method: 'POST',
    path: `${String(record.declared.path)}/{${record.key}}/${move}`,
    grid: grant(record, 'write'),
    handler: `${move}-record`,
    input: {
      ...(dated ? { form: 'record-publish' } : {}),
      properties: { ...keyInput(record), version: seenVersion },
      required: [record.key, 'version'],
    },
    output: writtenOutput(record),
    errors: ['error.conflict-version', 'error.record-move', ...(move === 'restore' ? restoreErrors(record) : [])],
    idempotent: true,
  })
}

function eventsOperation(record: RecordShape): ObjectTree {
  return operation(record, {
    title: `History of ${titleOf(record)}`,
    description: 'Who changed what, newest first.',
    method: 'GET',
    path: `${String(record.declared.path)}/{${record.key}}/events`,
    grid: grant(record, 'write'),
    handler: 'list-record-events',
    paged: true,
    input: { properties: keyInput(record), required: [record.key] },
    output: { rows: true, properties: eventFields, required: ['at', 'event', 'who', 'version', 'changes'] },
  })
}

const eventFields: JsonObject = {
  at: { type: 'string', format: 'date-time', description: 'When.', label: text('at') },
  event: { type: 'string', dictionary: 'record-event', description: 'What happened.', label: text('event') },
  who: { type: 'string', description: 'Who did it.', label: text('who') },
  version: { type: 'integer', description: 'Version after the change.', label: text('version') },
  changes: {
    type: 'array',
    description: 'Fields that changed and that the caller may see.',
    label: text('changes'),
    items: {
      type: 'object',
      description: 'One field.',
      properties: {
        field: { type: 'string', description: 'Name of the field, in the language of the caller.', label: text('field') },
        before: { type: 'string', description: 'Value before; omitted if there was none.', label: text('before') },
        after: { type: 'string', description: 'Value after; omitted if there is none.', label: text('after') },
      },
      required: ['field'],
    },
  },
}

const seenVersion: Part = { type: 'integer', minimum: 1, description: 'Version that the caller saw.', label: { text: 'record.version' } }

function writtenOutput({ key }: RecordShape): Part {
  return {
    properties: {
      [key]: { type: 'string', format: 'id', description: 'Id of the record.', label: text('id') },
      version: { type: 'integer', description: 'Version after the change.', label: text('version') },
    },
    required: [key, 'version'],
  }
}
