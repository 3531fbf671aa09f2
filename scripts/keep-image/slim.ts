/** Reduces demo data: keeps a few orders of each type, the sea rates they name and some rates to search. */
import pg from 'pg'

/** Keeps everything people did; of the demo data, two orders per state and brand, and one per type and state of the main brand. */
const listSpare = `create temp table spare_orders on commit drop as
  select id from (
    select o.id, e.request_id = 'seed' as seeded,
      row_number() over (partition by o.brand, o.state order by o.id) as of_state,
      row_number() over (partition by o.brand, o.state, o.data->>'orderType' order by o.id) as of_type,
      o.brand in (select brand from orders join order_events on order_id = orders.id where request_id <> 'seed') as peopled
    from orders o join order_events e on e.order_id = o.id and e.seq = 1) ranked
  where seeded and of_state > 2 and (of_type > 1 or not peopled)`

const spareRates = `id not in (select data->>'rateId' from orders where data->>'rateId' is not null)
  and id not in (select id from (select id, row_number() over (partition by brand order by id) as place from rates) ranked where place <= 40)`

export async function slimDown(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(listSpare)
    await withoutLogGuards(client, () => deleteRows(client, 'orders', 'id in (select id from spare_orders)'))
    await deleteRows(client, 'rates', spareRates)
    await client.query('delete from page_view_counts')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Logs are append-only; here whole orders are deleted with their logs. */
async function withoutLogGuards(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const guards = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger where tgfoid = 'refuse_change'::regproc`,
  )
  for (const { table, name } of guards.rows) await client.query(`alter table ${table} disable trigger ${name}`)
  await work()
  for (const { table, name } of guards.rows) await client.query(`alter table ${table} enable trigger ${name}`)
}

interface Reference {
  readonly child: string
  readonly columns: string
  readonly named: string
}

/** First deletes all rows that refer to one of them. */
async function deleteRows(client: pg.Client, table: string, condition: string): Promise<void> {
  const found = await client.query<Reference>(
    `select conrelid::regclass::text as child,
      (select string_agg(quote_ident(attname), ', ' order by place) from unnest(conkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum) as columns,
      (select string_agg(quote_ident(attname), ', ' order by place) from unnest(confkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = confrelid and a.attnum = k.attnum) as named
    from pg_constraint where contype = 'f' and confrelid = $1::regclass and conrelid <> confrelid`,
    [table],
  )
  for (const { child, columns, named } of found.rows)
    await deleteRows(client, child, `(${columns}) in (select ${named} from ${table} where ${condition})`)
  await client.query(`delete from ${table} where ${condition}`)
}
