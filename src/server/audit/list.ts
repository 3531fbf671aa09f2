/** Reading the trail: staff all of the brand, administrators what concerns their company, the newest first. */
import { type Kysely, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { containing, type Database } from '../db/index.ts'
import { type Call, type Handlers, listObjects, nameIn, pageOf, pickWords, readGrid } from '../kernel/index.ts'

type Entry = Operations['list-audit']['output']['rows'][number]
type Search = Operations['list-audit']['input']
type Change = Entry['changes'][number]

export const auditHandlers: Pick<Handlers, 'list-audit'> = {
  'list-audit': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const trail = search(call, input)
    const [rows, { total }] = await Promise.all([
      trail
        .leftJoin('companies', 'companies.id', 'audit.company_id')
        .select(['audit.id', 'audit.at', 'audit.kind', 'audit.event', 'audit.actor_name', 'audit.actor_role', 'audit.subject'])
        .select(['audit.request_id', 'audit.before', 'audit.after', 'audit.detail'])
        .select(['subjects.name as subject_name', 'subjects.latin_name as subject_latin_name'])
        .select('actors.latin_name as actor_latin_name')
        .select(['companies.name as company_name', 'companies.latin_name as company_latin_name'])
        .orderBy('audit.id', 'desc')
        .limit(pageSize)
        .offset(offset)
        .execute(),
      trail.select((query) => query.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { ok: true, value: { rows: rows.map((row) => toEntry(row, call)), total: Number(total), page, pageSize } }
  },
}

/** `subjects` are the people whom entries concern; what concerns no person has none. */
function search({ db, brand, actor }: Call, { kind, event, actor: who, subject, from, to }: Search) {
  let trail = (db as Kysely<Database>)
    .selectFrom('audit')
    .leftJoin('users as subjects', 'subjects.id', 'audit.subject')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .where('audit.brand', '=', brand.id)
  if (readGrid(brand)['audit-trail']?.[actor.kind] !== 'allow') trail = trail.where('audit.company_id', '=', actor.companyId ?? '')
  if (kind) trail = trail.where('audit.kind', '=', kind)
  if (event) trail = trail.where('audit.event', '=', event)
  if (who)
    trail = trail.where((query) =>
      query.or([query('audit.actor_name', 'ilike', containing(who)), query('actors.latin_name', 'ilike', containing(who))]),
    )
  if (subject)
    trail = trail.where((query) =>
      query.or([
        query('audit.subject', '=', subject),
        query('subjects.name', 'ilike', containing(subject)),
        query('subjects.latin_name', 'ilike', containing(subject)),
      ]),
    )
  if (from) trail = trail.where('audit.at', '>=', startOfDay(from, brand.timeZone))
  if (to) trail = trail.where('audit.at', '<', sql<Date>`${startOfDay(to, brand.timeZone)} + interval '1 day'`)
  return trail
}

function startOfDay(day: string, timeZone: string) {
  return sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`
}

interface Row {
  readonly id: number
  readonly at: Date
  readonly kind: string
  readonly event: string
  readonly actor_name: string
  readonly actor_latin_name: string | null
  readonly actor_role: string
  readonly subject: string | null
  readonly subject_name: string | null
  readonly subject_latin_name: string | null
  readonly company_name: string | null
  readonly company_latin_name: string | null
  readonly request_id: string
  readonly before: JsonObject | null
  readonly after: JsonObject | null
  readonly detail: JsonObject
}

function toEntry(row: Row, call: Call): Entry {
  const { language } = call
  const inReader = (name: string | null, latin: string | null) => nameIn(language, { name, latinName: latin })
  const companyName = inReader(row.company_name, row.company_latin_name)
  const subject = inReader(row.subject_name, row.subject_latin_name) || row.subject
  return {
    entryId: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind as Entry['kind'],
    event: row.event as Entry['event'],
    actorRole: row.actor_role as Entry['actorRole'],
    ...(row.actor_name ? { actor: inReader(row.actor_name, row.actor_latin_name) } : {}),
    ...(companyName ? { companyName } : {}),
    ...(subject ? { subject } : {}),
    requestId: row.request_id,
    changes: [...changesOf(row.before, row.after, call), ...changesOf(null, row.detail, call)],
  }
}

/** A field for each name that either side has and that is not the same on both. */
function changesOf(before: JsonObject | null, after: JsonObject | null, call: Call): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((field) => {
    const [was, is] = [say(field, before?.[field], call), say(field, after?.[field], call)]
    if (was === is) return []
    return [{ field: field as Change['field'], ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }]
  })
}

/** The second has the rights that some of the staff hold. */
const roleDictionaries = ['user-role', 'staff-role']

/** In the reader's words, where the value is one of a closed list. */
function say(field: string, value: unknown, { brand, language }: Call): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  const words = field === 'error' ? brand.texts[language]?.[String(value)] : undefined
  if (typeof words === 'string') return words
  const role =
    field === 'role' && roleDictionaries.flatMap((id) => listObjects(brand.documents.dictionary?.[id]?.rows)).find(({ id }) => id === value)
  return (role && pickWords(role.label, { brand, language })) || String(value)
}
