/** Events of containers and ships, port calls, routings from carriers, and the sources they come from with their journal. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create table transport_events (
    brand text not null,
    event_key text collate "C" not null,
    source text not null,
    type text not null,
    code text not null,
    classifier text not null,
    at timestamptz not null,
    created_at timestamptz not null,
    received_at timestamptz not null,
    receipt_id bigint,
    seq bigint generated always as identity,
    numbers text[] not null,
    place text,
    vessel text,
    voyage text,
    applied_at timestamptz,
    content text collate "C" not null,
    primary key (brand, event_key)
  )`,
  sql`create index transport_events_numbers on transport_events using gin (numbers)`,
  sql`create index transport_events_seq on transport_events (brand, seq)`,
  sql`create index transport_events_open on transport_events (brand, seq) where applied_at is null`,
  sql`create index transport_events_vessel on transport_events (brand, vessel, voyage) where vessel is not null`,
  sql`create table port_calls (
    brand text not null,
    vessel text collate "C" not null,
    place text collate "C" not null,
    voyage text collate "C" not null,
    vessel_name text,
    carrier text,
    service text,
    terminal text,
    voyage_in text,
    voyage_out text,
    arrives_at timestamptz,
    berths_at timestamptz,
    departs_at timestamptz,
    updated_at timestamptz not null,
    facts jsonb not null,
    primary key (brand, vessel, place, voyage)
  )`,
  sql`create index port_calls_departures on port_calls (brand, place, departs_at)`,
  sql`create index port_calls_arrivals on port_calls (brand, place, arrives_at)`,
  sql`create index port_calls_vessels on port_calls (brand, upper(vessel_name) text_pattern_ops)`,
  sql`create index port_calls_updates on port_calls (brand, updated_at)`,
  sql`create table sailing_routes (
    brand text not null,
    source text not null,
    route_key text collate "C" not null,
    carrier text not null,
    pol text not null,
    pod text not null,
    departs_at timestamptz not null,
    arrives_at timestamptz not null,
    received_at timestamptz not null,
    receipt_id bigint,
    data jsonb not null,
    primary key (brand, source, route_key)
  )`,
  sql`create index sailing_routes_lane on sailing_routes (brand, pol, pod, departs_at)`,
  sql`create table source_states (
    brand text not null,
    source text not null,
    enabled boolean not null default true,
    cursor text,
    sealed_secret text,
    state text not null default 'waiting',
    failures integer not null default 0,
    failure text,
    next_at timestamptz,
    asked_at timestamptz,
    answered_at timestamptz,
    data jsonb not null default '{}',
    primary key (brand, source)
  )`,
  sql`create table source_receipts (
    id bigint generated always as identity primary key,
    brand text not null,
    source text not null,
    kind text not null,
    name text,
    received_at timestamptz not null,
    by_name text,
    replay_of bigint references source_receipts (id),
    state text not null,
    taken integer not null default 0,
    repeated integer not null default 0,
    refused integer not null default 0,
    refusals jsonb not null default '[]',
    body text
  )`,
  sql`create index source_receipts_page on source_receipts (brand, source, id desc)`,
  sql`create index source_receipts_time on source_receipts (brand, received_at)`,
  // Numbers by which events find orders. Kept by a trigger, so that no way of writing an order can miss it.
  sql`create table order_references (
    order_id text collate "C" not null references orders (id) on delete cascade,
    number text collate "C" not null,
    brand text not null,
    kind text not null,
    primary key (order_id, number)
  )`,
  sql`create index order_references_number on order_references (brand, number text_pattern_ops)`,
  sql`create function note_order_references() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.data->'containers' is not distinct from new.data->'containers'
          and old.data->>'mblNo' is not distinct from new.data->>'mblNo'
          and old.data->>'hblNo' is not distinct from new.data->>'hblNo' then
          return null;
        end if;
        delete from order_references where order_id = new.id;
      end if;
      insert into order_references (order_id, number, brand, kind)
        select distinct on (number) new.id, number, new.brand, kind from (
          select upper(e->>'containerNo') as number, 'container' as kind
            from jsonb_array_elements(case jsonb_typeof(new.data->'containers') when 'array' then new.data->'containers' else '[]'::jsonb end) e
          union all select upper(new.data->>'mblNo'), 'mbl'
          union all select upper(new.data->>'hblNo'), 'hbl'
        ) found where number is not null and number <> ''
        order by number;
      return null;
    end $$`,
  sql`create trigger orders_references after insert or update on orders for each row execute function note_order_references()`,
  sql`insert into order_references (order_id, number, brand, kind)
    select distinct on (o.id, number) o.id, number, o.brand, kind from orders o, lateral (
      select upper(e->>'containerNo') as number, 'container' as kind
        from jsonb_array_elements(case jsonb_typeof(o.data->'containers') when 'array' then o.data->'containers' else '[]'::jsonb end) e
      union all select upper(o.data->>'mblNo'), 'mbl'
      union all select upper(o.data->>'hblNo'), 'hbl'
    ) found where number is not null and number <> ''
    order by o.id, number`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
