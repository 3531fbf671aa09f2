import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { FieldError, JsonObject } from '#rules'
import { useSubmit } from '../actions/use-submit.ts'
import { FormView } from '../forms/index.ts'
import { Blocks } from '../page/Blocks.tsx'
import { Placeholder } from '../page/Placeholder.tsx'
import { PageContextProvider, usePage } from '../page/page-context.ts'
import { useRefresh } from '../page/use-operation.ts'
import type { FormPlan } from '../plan/block-plans.ts'
import { resolveValues, resultOf } from '../plan/expressions.ts'
import { fieldsInside, newLiveOf, submitInput } from '../plan/submit-input.ts'
import { type RefusedAnswer, usePortal } from '../portal.ts'
import { BlockHead } from './BlockHead.tsx'
import { useDraft } from './use-draft.ts'
import { useLive } from './use-live.ts'
import { useNarrow } from './use-narrow.ts'
import './form.css'

const DifferenceDialog = lazy(async () => ({ default: (await import('./DifferenceDialog.tsx')).DifferenceDialog }))

/** A submit that waits for the reader to compare: what was shown, what holds now, and what was to be sent. */
interface Difference {
  readonly values: JsonObject
  readonly before: unknown
  readonly after: unknown
  readonly message: string
}

const noFields: readonly FieldError[] = []

/** A form, what its live operation answers meanwhile, and the operation that takes what it says. */
export function FormBlock({ block }: { readonly block: FormPlan }): ReactNode {
  const portal = usePortal()
  const page = usePage()
  const { bundle, scope } = page
  const form = bundle.forms[block.form]
  const refresh = useRefresh()
  const { busy, send } = useSubmit()
  const given = useMemo(() => asObject(resultOf(block.values, scope)), [block.values, scope])
  const draft = useDraft(form, given, `${bundle.page.id}.${block.id}`, block.keep ?? false)
  const live = useLive(block.live, draft.values, scope)
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)
  const [difference, setDifference] = useState<Difference | null>(null)
  const narrow = useNarrow()
  const message = useRef<HTMLParagraphElement>(null)
  const context = useMemo(
    () => ({ ...page, live: live.answer, scope: live.answer.value === undefined ? scope : { ...scope, live: live.answer.value } }),
    [page, scope, live.answer],
  )
  if (!form)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.form, page: bundle.page.id })} detail={block.id} />

  const aside = block.aside?.length ? (
    <PageContextProvider value={context}>
      {/* It scrolls by itself where it is longer than the window, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <aside className="qs-form-aside" tabIndex={0} aria-label={portal.text('engine.aside')}>
        <Blocks blocks={block.aside} />
      </aside>
    </PageContextProvider>
  ) : null

  function refuse(answer: RefusedAnswer): void {
    setRefusal(answer)
    requestAnimationFrame(() => message.current?.focus())
  }

  async function submit(values: JsonObject): Promise<void> {
    setRefusal(null)
    const settled = await live.settle()
    if (settled.refusal) return refuse(settled.refusal)
    await sendWith(values, settled.value)
  }

  async function sendWith(values: JsonObject, shown: unknown): Promise<void> {
    const input = submitInput(
      block,
      resolveValues(block.input, { ...scope, form: values }),
      values,
      resolveValues(block.sendLive, { ...scope, form: values, live: shown }),
    )
    const answer = await send(block.operation, input)
    if (!answer) return
    if (!answer.ok) {
      if (block.onDifference !== undefined && answer.error.id === block.onDifference) {
        setDifference({ values, before: shown, after: newLiveOf(answer.data), message: answer.message })
      } else if (answer.code === 500) refuse(answer)
      return
    }
    draft.forget()
    if (block.done) portal.notify('good', block.done)
    const next = block.then ? portal.href(block.then, { ...scope, record: answer.value }) : undefined
    if (next !== undefined) portal.navigate(next)
    else await refresh()
  }

  function acceptDifference(found: Difference): void {
    setDifference(null)
    live.accept(found.after)
    void sendWith(found.values, found.after)
  }

  return (
    <div className="qs-form-block" data-aside={aside ? '' : undefined}>
      <div className="qs-form-main">
        <BlockHead label={block.label} />
        {draft.restored ? (
          <p className="qs-restored" role="status">
            {portal.text('engine.restored')}
            <button type="button" className="qs-text-button" onClick={draft.discard}>
              {portal.text('engine.discard')}
            </button>
          </p>
        ) : null}
        <FormView
          id={`form-${block.id}`}
          form={form}
          options={bundle.options}
          values={draft.values}
          onChange={draft.setValues}
          onSubmit={(values: JsonObject) => void submit(values)}
          busy={busy}
          serverErrors={refusal ? fieldsInside(refusal.error.fields, block.into) : noFields}
          look="page"
          scope={scope}
          actions={narrow ? aside : null}
        />
        {refusal ? (
          <p ref={message} className="qs-form-refusal" role="alert" tabIndex={-1}>
            {refusal.message}
          </p>
        ) : null}
      </div>
      {narrow ? null : aside}
      {busy ? (
        <div className="qs-pending" role="status">
          <p>{block.pending ?? portal.text('engine.submitting')}</p>
        </div>
      ) : null}
      {difference ? (
        <Suspense fallback={null}>
          <DifferenceDialog
            block={block}
            message={difference.message}
            before={difference.before}
            after={difference.after}
            onAccept={() => acceptDifference(difference)}
            onClose={() => {
              setDifference(null)
              live.accept(difference.after)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}
