/** Notification settings: the user's own take precedence, then the company's, then the event's default. */
import { type Kysely, type Selectable, sql } from 'kysely'
import { type Database, type SubscriptionTable, userFacts } from '../../db/index.ts'
import type { EventPlan } from './events.ts'

export interface Choice {
  readonly portal: boolean
  readonly mail: boolean
  readonly threshold: number | null
  /** Rows of the event's own list; null for all. */
  readonly only: readonly string[] | null
  /** Scope of the records. */
  readonly scope: 'own' | 'all'
}

/** Pseudo-event: which records a user is notified about at all. */
export const everything = '*'

export type Holder = SubscriptionTable['kind']
export type Kept = Choice & { readonly event: string }

export function defaultChoice({ portal, mail, threshold }: EventPlan): Choice {
  return { portal, mail, threshold: threshold?.default ?? null, only: null, scope: 'own' }
}

/** The event's current bounds apply, even to settings saved under earlier ones. */
export function withinBounds(choice: Choice, { threshold, choice: list }: EventPlan): Choice {
  const value = choice.threshold ?? threshold?.default ?? null
  return {
    ...choice,
    threshold: threshold && value !== null ? Math.min(threshold.most, Math.max(threshold.least, value)) : null,
    only: list === null ? null : choice.only,
  }
}

/** Choices of a person or a company, by event. */
export async function listChoices(db: Kysely<Database>, kind: Holder, holder: string): Promise<ReadonlyMap<string, Choice>> {
  const rows = await db.selectFrom('subscriptions').selectAll().where('holder', '=', holder).where('kind', '=', kind).execute()
  return new Map(rows.map((row) => [row.event, toChoice(row)]))
}

export interface KeepChoices {
  readonly kind: Holder
  readonly holder: string
  readonly choices: readonly Kept[]
  readonly at: Date
}

/** Replaces all of a user's settings; events that are missing return to the default. */
export async function keepChoices(tx: Kysely<Database>, { kind, holder, choices, at }: KeepChoices): Promise<void> {
  await tx.deleteFrom('subscriptions').where('holder', '=', holder).where('kind', '=', kind).execute()
  if (choices.length === 0) return
  const rows = choices.map(({ event, portal, mail, threshold, only, scope }) => {
    return { holder, kind, event, portal, mail, threshold, only: only && JSON.stringify(only), scope, changed_at: at }
  })
  await tx.insertInto('subscriptions').values(rows).execute()
}

function toChoice(row: Selectable<SubscriptionTable>): Choice {
  return { portal: row.portal, mail: row.mail, threshold: row.threshold, only: row.only, scope: row.scope }
}

/** A user who may be notified. */
export interface Person {
  readonly userId: string
  readonly role: string
  readonly name: string
  readonly latinName: string
  readonly email: string | null
  readonly language: string
}

/** An active user; undefined if unknown. */
export async function findPerson(db: Kysely<Database>, userId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom(userFacts.as('users'))
    .select(['id', 'role', 'name', 'latin_name', 'email', 'language'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row && toPerson(row)
}

export interface Chosen extends Person {
  readonly choice: Choice
}

/** People of a company who may want to know of the event, with their settings; `owner` owns the record. */
export async function findCompanyPeople(
  db: Kysely<Database>,
  plan: EventPlan,
  { companyId, owner }: { readonly companyId: string; readonly owner: string },
): Promise<Chosen[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.role, u.name, u.latin_name, u.email, u.language, to_jsonb(p) as own, to_jsonb(c) as of_company, s.scope
    from ${userFacts} u
    left join subscriptions p on p.holder = u.id and p.kind = 'person' and p.event = ${plan.id}
    left join subscriptions s on s.holder = u.id and s.kind = 'person' and s.event = ${everything}
    left join subscriptions c on c.holder = u.company_id and c.kind = 'company' and c.event = ${plan.id}
    where u.company_id = ${companyId} and u.status = 'active' and u.role in ('member', 'admin')
      and (u.id = ${owner} or s.scope = 'all' or (s.scope is null and c.holder is not null))
    order by u.id`.execute(db)
  return rows.map((row) => toChosen(row, plan))
}

/** Customer service of a brand, with their settings. */
export async function findStaff(db: Kysely<Database>, plan: EventPlan, brand: string): Promise<Chosen[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.role, u.name, u.latin_name, u.email, u.language, to_jsonb(p) as own, null as of_company, s.scope
    from ${userFacts} u
    left join subscriptions p on p.holder = u.id and p.kind = 'person' and p.event = ${plan.id}
    left join subscriptions s on s.holder = u.id and s.kind = 'person' and s.event = ${everything}
    where u.brand = ${brand} and u.role = 'staff' and u.status = 'active'
    order by u.id`.execute(db)
  return rows.map((row) => toChosen(row, plan))
}

/** Settings of named users for an event that concerns only them. */
export async function findChoicesOf(db: Kysely<Database>, plan: EventPlan, userIds: readonly string[]): Promise<Map<string, Choice>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('holder', 'in', userIds)
    .where('kind', '=', 'person')
    .where('event', '=', plan.id)
    .execute()
  const choices = new Map(rows.map((row) => [row.holder, withinBounds(toChoice(row), plan)]))
  return new Map(userIds.map((id) => [id, choices.get(id) ?? defaultChoice(plan)]))
}

interface UserRow {
  readonly id: string
  readonly role: string
  readonly name: string
  readonly latin_name: string
  readonly email: string | null
  readonly language: string
}

interface PersonRow extends UserRow {
  readonly own: Selectable<SubscriptionTable> | null
  readonly of_company: Selectable<SubscriptionTable> | null
  readonly scope: 'own' | 'all' | null
}

function toChosen(row: PersonRow, plan: EventPlan): Chosen {
  const person = toPerson(row)
  const own = row.own ?? row.of_company
  // A company's settings cover all of its records.
  const scope = row.scope ?? (row.of_company ? 'all' : 'own')
  return { ...person, choice: { ...(own ? withinBounds(toChoice(own), plan) : defaultChoice(plan)), scope } }
}

function toPerson({ id, role, name, latin_name, email, language }: UserRow): Person {
  return { userId: id, role, name, latinName: latin_name, email, language }
}
