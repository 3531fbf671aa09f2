/** Notification events, as declared by the dictionary notification-event. */

import type { BrandPlan } from '#config'
import { openStates } from '#domain'
import { isObject, type Json, type JsonObject, once } from '#rules'
import { listObjects } from '../../kernel/index.ts'

/** The customer's people, or customer service. */
export type Side = 'customer' | 'desk'

/** A threshold chosen by users. */
export interface Threshold {
  readonly unit: string
  readonly default: number
  readonly least: number
  readonly most: number
}

export interface EventPlan {
  readonly id: string
  readonly label: Json | undefined
  readonly hint: Json | undefined
  readonly to: readonly Side[]
  /** Row of the dictionary notification-group: where settings list it; the empty string if it is not declared. */
  readonly group: string
  /** Row of the permission grid: who may be notified. */
  readonly grid: string
  /** Effects of a change that trigger it. */
  readonly effects: readonly string[]
  /** Keys of shared texts. */
  readonly subject: string
  readonly line: string
  readonly body: string
  /** The default for users who have not chosen. */
  readonly portal: boolean
  readonly mail: boolean
  /** The user who caused it is sent the e-mail as a receipt. */
  readonly receipt: boolean
  /** Also always e-mailed to the desk's shared address. */
  readonly deskMail: boolean
  /** No e-mail is sent to users who read it in the portal within this many minutes. */
  readonly mailAfterMinutes: number
  readonly threshold: Threshold | null
  /** The field whose changes are reported, measured against the threshold. */
  readonly watch: string | null
  /** Events announced in advance, by the threshold. */
  readonly ahead: readonly AheadPlan[]
  /** States of the orders whose moments are announced. */
  readonly states: readonly string[]
  /** Dictionary from which users choose rows. */
  readonly choice: string | null
}

export interface AheadPlan {
  readonly field: string
  readonly label: Json | undefined
  /** Only while the record's status is one of these rows; default: always. */
  readonly while: readonly string[]
}

type Plans = ReadonlyMap<string, EventPlan>

/** Events in the dictionary that users can be notified of, in its order. */
export function readEvents({ documents, limits }: Pick<BrandPlan, 'documents' | 'limits'>): Plans {
  const dictionary = documents.dictionary?.['notification-event']
  return dictionary ? plansOf(dictionary, limits) : new Map()
}

const plansOf = once(
  (dictionary: JsonObject, limits: BrandPlan['limits']): Plans =>
    new Map(
      listObjects(dictionary.rows).flatMap((row) =>
        isObject(row.tells) ? [[String(row.id), toPlan(row, row.tells, limits)] as const] : [],
      ),
    ),
)

/** The event with that name. Throws if it is not declared, because that is a bug. */
export function eventOf(brand: Pick<BrandPlan, 'documents' | 'limits'>, id: string): EventPlan {
  const plan = readEvents(brand).get(id)
  if (!plan) throw new Error(`The release declares no notification event ${id}`)
  return plan
}

function toPlan(row: JsonObject, tells: JsonObject, limits: BrandPlan['limits']): EventPlan {
  const words = isObject(tells.words) ? tells.words : {}
  const off = strings(tells.off)
  return {
    id: String(row.id),
    label: row.label,
    hint: row.hint,
    to: strings(tells.to) as Side[],
    group: String(tells.group ?? ''),
    grid: String(tells.grid ?? 'read-order'),
    effects: strings(tells.effects),
    subject: String(words.subject),
    line: String(words.line),
    body: String(words.body),
    portal: !off.includes('portal'),
    mail: !off.includes('mail'),
    receipt: tells.receipt === true,
    deskMail: tells.deskMail === true,
    mailAfterMinutes: numberOf(tells.mailAfterMinutes, limits),
    threshold: isObject(tells.threshold) ? toThreshold(tells.threshold, limits) : null,
    watch: typeof tells.watch === 'string' ? tells.watch : null,
    ahead: listObjects(tells.ahead).map(({ id, label, while: states }) => ({ field: String(id), label, while: strings(states) })),
    states: Array.isArray(tells.states) ? strings(tells.states) : openStates,
    choice: typeof tells.choice === 'string' ? tells.choice : null,
  }
}

function toThreshold(threshold: JsonObject, limits: BrandPlan['limits']): Threshold {
  return {
    unit: String(threshold.unit),
    default: numberOf(threshold.default, limits),
    least: numberOf(threshold.least, limits),
    most: numberOf(threshold.most, limits),
  }
}

/** A number, or the limit it names. */
function numberOf(value: Json | undefined, limits: BrandPlan['limits']): number {
  return Number((isObject(value) ? limits[String(value.$limit)] : value) ?? 0)
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
