/** SQL of what systems read by DCSA's standards: a company's own events. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { TransportEvent } from '#domain'
import { allOf, type Database, isEqual, orderFacts } from '../../db/index.ts'

export interface EventFilter {
  readonly brand: string
  readonly companyId: string
  readonly after: string
  readonly limit: number
  readonly types?: readonly string[] | undefined
  /** By type of event: SHIPMENT, TRANSPORT, EQUIPMENT. */
  readonly codes: Readonly<Record<string, readonly string[] | undefined>>
  readonly documents?: readonly string[] | undefined
  readonly container?: string | undefined
  readonly mbl?: string | undefined
  readonly booking?: string | undefined
  readonly place?: string | undefined
  readonly imo?: string | undefined
  readonly voyageOut?: string | undefined
  readonly service?: string | undefined
  /** Comparison and moment. */
  readonly created: readonly { readonly by: '>=' | '>' | '<=' | '<' | '='; readonly at: string }[]
}

export interface PositionedEvent {
  readonly event: TransportEvent
  readonly position: string
}

/** Events under the numbers of the company's orders, in the order in which they became visible. */
export async function listCompanyEvents(db: Kysely<Database>, filter: EventFilter): Promise<PositionedEvent[]> {
  const { brand, companyId, after, limit, types, codes, documents, created } = filter
  const own = sql`array(select r.number from order_references r join ${orderFacts()} o on o.id = r.order_id
    where r.brand = ${brand} and o.company_id = ${companyId})`
  const content = (name: string) => sql`(e.content::jsonb ->> ${name})`
  // A filter on the codes of one type concerns only events of that type.
  const byCode = Object.entries(codes).flatMap(([type, wanted]) =>
    wanted ? [sql`(e.type <> ${type} or e.code = any(${sql.val([...wanted])}::text[]))`] : [],
  )
  const where: (RawBuilder<unknown> | undefined)[] = [
    sql`e.brand = ${brand}`,
    sql`e.position > ${after}::bigint`,
    sql`e.numbers && ${own}`,
    types ? sql`e.type = any(${sql.val([...types])}::text[])` : undefined,
    ...byCode,
    documents ? sql`(e.type <> 'SHIPMENT' or ${content('document')} = any(${sql.val([...documents])}::text[]))` : undefined,
    isEqual(content('container'), filter.container),
    filter.mbl === undefined ? undefined : sql`e.numbers && array[${filter.mbl}]::text[]`,
    isEqual(content('booking'), filter.booking),
    isEqual(sql`e.place`, filter.place),
    isEqual(content('imo'), filter.imo),
    isEqual(content('voyageOut'), filter.voyageOut),
    isEqual(content('service'), filter.service),
    ...created.map(({ by, at }) => sql`e.created_at ${sql.raw(by)} ${at}::timestamptz`),
  ]
  const { rows } = await sql<{ content: string; position: string }>`
    select e.content, e.position from transport_events e where ${allOf(where)} order by e.position limit ${limit}`.execute(db)
  return rows.map(({ content: text, position }) => ({ event: JSON.parse(text) as TransportEvent, position: String(position) }))
}
