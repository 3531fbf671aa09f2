/** How many files one person may send in a day. Counted apart from what is kept, so that what was replaced counts too. */
import { sql } from 'kysely'
import { type Call, limitOf, type Refusal } from '../kernel/index.ts'

const hours = 24

/** Counts one more, atomically; a refusal where that is one too many. */
export async function countFile({ db, brand, actor, now }: Pick<Call, 'db' | 'brand' | 'actor' | 'now'>): Promise<Refusal | null> {
  const at = now().toISOString()
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (subject, failures, first_at, last_at, locked_until)
    values (${`files:${actor.userId}`}, 1, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz + make_interval(hours => ${hours}))
    on conflict (subject) do update set
      failures = case when f.locked_until <= ${at}::timestamptz then 1 else f.failures + 1 end,
      first_at = case when f.locked_until <= ${at}::timestamptz then excluded.first_at else f.first_at end,
      locked_until = case when f.locked_until <= ${at}::timestamptz then excluded.locked_until else f.locked_until end,
      last_at = excluded.last_at
    returning failures`.execute(db)
  return (rows[0]?.failures ?? 0) > limitOf(brand, 'filesPerDay') ? { ok: false, error: 'error.files-quota' } : null
}
