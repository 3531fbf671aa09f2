import type { ReactNode } from 'react'
import type { FieldView } from '#config'
import { formatMoney, isObject, textOf } from '#rules'
import type { LiveAnswer } from '../../context/page-context.ts'
import { usePortal } from '../../portal.ts'

type LivePlan = NonNullable<NonNullable<FieldView['grid']>['live']>

interface LiveAmountProps {
  readonly plan: LivePlan
  readonly answer: LiveAnswer | undefined
  /** Of the row, from 0. */
  readonly index: number
}

/** What the live answer says about a row: its amount, or why it has none. An answer to earlier rows may not fit these. */
export function LiveAmount({ plan, answer, index }: LiveAmountProps): ReactNode {
  const { text } = usePortal()
  if (answer?.state === 'loading') return <small>{text('engine.grid.pricing')}</small>
  const entry = answer?.state === 'ready' ? entryOf(answer.value, plan, index + 1) : undefined
  if (entry?.fault !== undefined) return <span className="qs-grid-fault">{entry.fault}</span>
  return entry?.amount === undefined ? null : formatMoney(entry.amount, entry.currency ?? '', 'always')
}

/** The entry of a row in the live answer. */
export function entryOf(
  answer: unknown,
  { rows, number, amount, currency, fault }: LivePlan,
  row: number,
): { readonly amount?: string; readonly currency?: string; readonly fault?: string } | undefined {
  const entries: unknown = isObject(answer) ? answer[rows] : undefined
  const entry: unknown = Array.isArray(entries) ? entries.find((one: unknown) => isObject(one) && one[number] === row) : undefined
  if (!isObject(entry)) return undefined
  const read = (name: string) => textOf(entry[name])
  const [own, unit, reason] = [read(amount), read(currency), read(fault)]
  return {
    ...(own === undefined ? {} : { amount: own }),
    ...(unit === undefined ? {} : { currency: unit }),
    ...(reason === undefined ? {} : { fault: reason }),
  }
}
