/** An Atom feed (RFC 4287) of what readers see of a stored entity. */
import { fieldAllowed } from '#domain'
import type { Json, JsonObject } from '#rules'
import { type Call, escapeXml, labelOf, limitOf, pickWords, readGrid, readRows } from '../../kernel/index.ts'
import { type EntityPlan, readEntity } from './entity.ts'
import { pathOf } from './previews.ts'
import { recordsOf } from './query-store.ts'
import type { DataRow } from './record-visibility.ts'

export async function feedOf(input: JsonObject, asked: Call): Promise<string> {
  const language = typeof input.language === 'string' && asked.brand.languages.includes(input.language) ? input.language : asked.language
  const call: Call = { ...asked, language }
  const { brand, release, origin } = call
  const plan = readEntity(call)
  const feed = plan.feed ?? {}
  const query = { scope: { brand: brand.id }, defaultBrand: release.defaultBrand, shown: 'readers' as const, now: call.now() }
  const entries = await readRows<DataRow, JsonObject>(call, { page: 1, pageSize: limitOf(brand, 'feedEntries') }, recordsOf(plan, query))
  const rows = entries.ok ? entries.value.rows : []
  const shell = brand.shells[language]
  const name = shell?.brand.name ?? brand.id
  const self = `${origin}${String(feed.path)}?language=${language}`
  const list = shell?.routes.find(({ id }) => id === feed.page)?.path ?? '/'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  <id>${escapeXml(self)}</id>`,
    `  <title>${escapeXml(`${name} · ${pickWords(feed.label, call)}`)}</title>`,
    `  <updated>${latestOf(rows, call)}</updated>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(origin + list)}"/>`,
    ...rows.flatMap((row) => entryOf(row, { plan, feed, call })),
    '</feed>',
    '',
  ].join('\n')
}

interface EntryParts {
  readonly plan: EntityPlan
  readonly feed: JsonObject
  readonly call: Call
}

function entryOf(row: JsonObject, { plan, feed, call }: EntryParts): string[] {
  const address = `${call.origin}${pathOf(call.brand, plan, String(row[plan.key])) ?? '/'}?language=${call.language}`
  const [title, summary, category] = [feed.title, feed.summary, feed.category].map((field) => textOf(row, field, { plan, call }))
  const dictionary = plan.fields[String(feed.category)]?.dictionary
  const label = typeof dictionary === 'string' && category ? labelOf('dictionary', dictionary, category, call) : category
  return [
    '  <entry>',
    `    <id>${escapeXml(address)}</id>`,
    `    <title>${escapeXml(title ?? '')}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    ...(typeof row.publishFrom === 'string' ? [`    <published>${row.publishFrom}</published>`] : []),
    `    <updated>${updatedOf(row, call)}</updated>`,
    ...(category ? [`    <category term="${escapeXml(category)}" label="${escapeXml(label ?? category)}"/>`] : []),
    ...(summary ? [`    <summary>${escapeXml(summary)}</summary>`] : []),
    '  </entry>',
  ]
}

/** Feeds are public. */
function textOf(row: JsonObject, field: Json | undefined, { plan, call }: Omit<EntryParts, 'feed'>): string | undefined {
  if (typeof field !== 'string') return undefined
  const policy = plan.fields[field]?.policy
  const isOpen = typeof policy === 'string' && fieldAllowed(readGrid(call.brand), policy, 'visitor', 'none').allow
  const value = row[field]
  return isOpen && typeof value === 'string' ? value : undefined
}

/** A record written before its publication counts as new on that day. */
function updatedOf({ publishFrom, updatedAt }: JsonObject, call: Call): string {
  const moments = [publishFrom, updatedAt].filter((moment) => typeof moment === 'string').sort()
  return String(moments.at(-1) ?? call.now().toISOString())
}

function latestOf(rows: readonly JsonObject[], call: Call): string {
  const moments = rows.map((row) => updatedOf(row, call)).sort()
  return moments.at(-1) ?? '1970-01-01T00:00:00.000Z'
}
