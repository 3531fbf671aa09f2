import { type ReactNode, useId, useState } from 'react'
import type { SubscriptionsPlan } from '#generated/blocks.ts'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { useOperation } from '../../context/use-operation.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { dataKey, isGranted, viewerOf } from '../../plan/plan-page.ts'
import { usePortal } from '../../portal.ts'
import { SubscriptionsGrid } from './SubscriptionsGrid.tsx'
import { type Choices, isChanged, isWrong, rowsWith, type SubscriptionSet, toInput, unchanged } from './subscription-changes.ts'
import '../../antd/controls.css'
import './subscriptions.css'

/** Notification settings: a line for each kind of event, grouped by subject. Further columns may hold a second set of settings. */
export function SubscriptionsBlock({ block }: { readonly block: SubscriptionsPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const also = block.also && isGranted(block.also.grid, viewerOf(scope), portal.shell.grid) ? block.also : undefined
  const choices = useOperation<Choices>(requestOf(block.read), { keepPrevious: true })
  const further = useOperation<Choices>(also ? requestOf(also.read) : null, { keepPrevious: true })
  const [ownChanges, setOwnChanges] = useState(unchanged)
  const [furtherChanges, setFurtherChanges] = useState(unchanged)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const refusal = choices.refusal ?? further.refusal
  if (refusal) return <RefusalView refusal={refusal} onRetry={choices.refresh} />
  if (!choices.value || (also && !further.value)) return <Skeleton lines={6} />
  const sets: readonly SubscriptionSet[] = [
    { name: also ? (block.name ?? '') : '', save: block.save, value: choices.value, changes: ownChanges, onChange: setOwnChanges },
    ...(also && further.value
      ? [{ name: also.name, save: also.save, value: further.value, changes: furtherChanges, onChange: setFurtherChanges }]
      : []),
  ]

  /** Saves the sets one after the other; the first that fails keeps its changes and those after it. */
  async function save(inputs: readonly { readonly set: SubscriptionSet; readonly events: readonly object[] }[]): Promise<void> {
    setBusy(true)
    let failed = false
    for (const { set, events } of inputs) {
      const answerScope = set.value.scopes ? (set.changes.scope ?? set.value.scope) : undefined
      const answer = await portal.call(set.save, { events, ...(answerScope === undefined ? {} : { scope: answerScope }) } as never)
      failed = !answer.ok
      if (failed) break
      set.onChange(unchanged)
    }
    await choices.refresh()
    setBusy(false)
    if (!failed && block.done) portal.notify('good', block.done)
  }

  function submit(): void {
    const wrong = sets.flatMap((set, index) =>
      rowsWith(set.value, set.changes).flatMap((row) => (isWrong(row) ? [`${id}-${index}-${row.event}`] : [])),
    )
    if (wrong[0] !== undefined) {
      document.getElementById(wrong[0])?.focus()
      return
    }
    // The first set is saved without changes, too, so that the button always answers.
    void save(
      sets
        .filter((set, index) => index === 0 || isChanged(set.changes))
        .map((set) => ({ set, events: toInput(rowsWith(set.value, set.changes)) })),
    )
  }

  return (
    <form
      className="qs-subscriptions"
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <BlockHead label={block.label} text={block.text} />
      {also?.text ? <p className="qs-subscriptions-text">{also.text}</p> : null}
      {sets.map((set) => (
        <Scopes key={set.save} set={set} name={`${id}-${set.save}`} />
      ))}
      <SubscriptionsGrid id={id} caption={block.label ?? ''} sets={sets} />
      <div className="qs-subscriptions-foot">
        <Button tone="primary" type="submit" busy={busy}>
          {portal.text('engine.subscriptions.save')}
        </Button>
        {sets
          .filter(({ value }) => value.events.some(({ chosen }) => chosen))
          .map((set) => (
            <Button key={set.save} tone="quiet" onClick={() => void save([{ set: { ...set, changes: unchanged }, events: [] }])}>
              {set.name === ''
                ? portal.text('engine.subscriptions.usual')
                : portal.text('engine.pair', { name: set.name, value: portal.text('engine.subscriptions.usual') })}
            </Button>
          ))}
      </div>
    </form>
  )
}

function requestOf(operation: string) {
  return { key: dataKey(operation, {}), operation, input: {} }
}

/** Whose records the set is about. */
function Scopes({ set, name }: { readonly set: SubscriptionSet; readonly name: string }): ReactNode {
  const portal = usePortal()
  const { value, changes, onChange } = set
  if (!value.scopes || value.scopes.length < 2) return null
  return (
    <fieldset className="qs-radios qs-subscriptions-scope">
      <legend>{portal.text('engine.subscriptions.scope')}</legend>
      {value.scopes.map((scope) => (
        <label key={scope.value}>
          <input
            type="radio"
            name={name}
            checked={(changes.scope ?? value.scope) === scope.value}
            onChange={() => onChange({ ...changes, scope: scope.value })}
          />
          <span>{scope.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
