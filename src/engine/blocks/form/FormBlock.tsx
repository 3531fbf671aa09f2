import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import type { FieldError, Json, JsonObject } from '#rules'
import { useSubmit } from '../../actions/use-submit.ts'
import { DraftLine, DraftNotices } from '../../drafts/DraftNotices.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { formChanged } from '../../forms/ErrorSummary.tsx'
import { FormView } from '../../forms/index.ts'
import { elementId } from '../../forms/paths.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Blocks } from '../../page/Blocks.tsx'
import { Placeholder } from '../../page/Placeholder.tsx'
import { PageContextProvider, useDialogPlace, usePage } from '../../page/page-context.ts'
import { RemedyButton } from '../../page/RefusalView.tsx'
import { useRefresh } from '../../page/use-operation.ts'
import { clearStale } from '../../plan/clear-fields.ts'
import { resolveValues, resultOf } from '../../plan/expressions.ts'
import { searchValues } from '../../plan/search-values.ts'
import { fieldsInside, newLiveOf, pickValues, submitInput, withoutWaiting } from '../../plan/submit-input.ts'
import { type RefusedAnswer, usePortal } from '../../portal.ts'
import { BlockHead } from '../BlockHead.tsx'
import { AnswerScope } from './AnswerScope.tsx'
import { useAddressFocus } from './use-address-focus.ts'
import { useLive } from './use-live.ts'
import './form.css'

const DifferenceDialog = lazyPart(async () => ({ default: (await import('../record/DifferenceDialog.tsx')).DifferenceDialog }))

/** A submission that waits while the user compares: the response shown, the current one, and the values to send. */
interface Difference {
  readonly values: JsonObject
  readonly before: unknown
  readonly after: unknown
  readonly message: string
}

const noFields: readonly FieldError[] = []
/** Other values would not fit the name of a draft. */
const draftKey = /^[A-Za-z0-9_-]{1,50}$/
/** The portal itself reports this error and links to the home page. */
const endedByServer = 8
const noSession = 4

/** The named form, or the form of the record's order type. */
export function FormBlock({ block }: { readonly block: FormPlan }): ReactNode {
  const { scope } = usePage()
  const form = block.formOf === undefined ? block.form : block.formsOf?.[String(resultOf(block.formOf, scope))]
  const plan = useMemo(() => (form === undefined ? null : { ...block, form }), [block, form])
  return plan && <OneForm key={plan.form} block={plan} />
}

/** Where a draft is kept: page, block and, if the block says so, the record that the address names. */
function placeOf(page: string, { id, keepBy }: FormPlan, query: Readonly<Record<string, string>>): string {
  const key = keepBy === undefined ? undefined : query[keepBy]
  return key !== undefined && draftKey.test(key) ? `${page}.${id}.by-${keepBy}-${key}` : `${page}.${id}`
}

/** A form, the results of its live operation, and the operation that submits it. */
function OneForm({ block }: { readonly block: FormPlan & { readonly form: string } }): ReactNode {
  const portal = usePortal()
  const page = usePage()
  const { bundle, scope } = page
  const whole = bundle.forms[block.form]
  const dialog = useDialogPlace()
  const refresh = useRefresh()
  const { busy, send } = useSubmit()
  const [brought] = useState(() => pickValues(dialog?.carried() ?? {}, block.carry ?? []))
  const { query } = portal.location
  const addressed = useMemo(() => (block.fromAddress && whole ? searchValues(whole, query) : {}), [block.fromAddress, whole, query])
  const given = useMemo(
    () => ({ ...brought, ...addressed, ...asObject(resultOf(block.values, scope)) }),
    [brought, addressed, block.values, scope],
  )
  const [refused, setRefused] = useState<readonly string[]>([])
  const form = useMemo(() => whole && withoutWaiting(whole, block.reveal ?? {}, refused), [whole, block.reveal, refused])
  const draft = useDraft(form, given, { name: placeOf(bundle.page.id, block, query), keep: block.keep ?? false })
  const live = useLive(block.live, draft.values, scope)
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)
  // The only remedy is the new form: focus the message, not a field of the old one.
  const isChanged = refusal?.error.id === formChanged
  const [answer, setAnswer] = useState<{ readonly value: unknown } | null>(null)
  const [round, setRound] = useState(0)
  const [difference, setDifference] = useState<Difference | null>(null)
  // The user has signed in, so retry what was rejected without a session.
  const { resumed } = portal
  useEffect(() => {
    if (resumed > 0) setRefusal((before) => (before?.code === noSession ? null : before))
  }, [resumed])
  const narrow = useNarrow()
  const message = useRef<HTMLParagraphElement>(null)
  const formId = dialog ? `dialog-${bundle.page.id}-${block.id}` : `form-${block.id}`
  useAddressFocus(formId, addressed)
  // The form of a record's own type changes that record.
  const formScope = useMemo(() => (block.formOf === undefined ? scope : { ...scope, changes: true }), [block.formOf, scope])
  const latest = useRef(draft)
  latest.current = draft
  const [fill] = useState(() => (filled: Readonly<Record<string, Json | undefined>>) => {
    const { values, setValues } = latest.current
    const next = Object.entries({ ...values, ...filled }).filter((entry): entry is [string, Json] => entry[1] !== undefined)
    setValues(Object.fromEntries(next), '')
  })
  const submitLabel = block.submit ?? form?.submit ?? portal.text('engine.form.submit')
  const context = useMemo(
    () => ({
      ...page,
      live: live.answer,
      fill,
      ...(dialog ? {} : { submits: { form: formId, label: submitLabel, busy } }),
      scope: { ...scope, form: draft.values, ...(live.answer.value === undefined ? {} : { live: live.answer.value }) },
    }),
    [page, scope, live.answer, draft.values, fill, dialog, formId, submitLabel, busy],
  )
  // Focus a field that appeared because of an error, once it is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const brought = refusal ? block.reveal?.[refusal.error.id] : undefined
    if (brought === undefined) return
    const frame = requestAnimationFrame(() => (document.getElementById(elementId(formId, [brought])) ?? message.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [refusal])

  // The form was sent and the page stays: restart with the page's current values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submission
  useEffect(() => {
    if (round === 0) return
    draft.discard()
    // The focused element disappeared with the submitted form.
    requestAnimationFrame(() =>
      document.getElementById(formId)?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    )
  }, [round])

  if (!form)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.form, page: bundle.page.id })} detail={block.id} />

  if (answer && block.after) return <AnswerScope answer={answer.value} blocks={block.after} />

  const aside = block.aside?.length ? (
    <PageContextProvider value={context}>
      {/* It scrolls on its own if taller than the window, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <aside className="qs-form-aside" tabIndex={0} aria-label={portal.text('engine.aside')}>
        <Blocks blocks={block.aside} />
      </aside>
    </PageContextProvider>
  ) : null

  function refuse(answer: RefusedAnswer): void {
    const brings = block.reveal?.[answer.error.id]
    if (brings !== undefined) setRefused((before) => [...before, answer.error.id])
    setRefusal(answer)
    if (brings === undefined) requestAnimationFrame(() => message.current?.focus())
  }

  function change(given: JsonObject, pointer?: string): void {
    const values = clearStale(block.clears, draft.values, given, pointer)
    draft.setValues(values, pointer)
    if (block.carry) dialog?.carry(pickValues(values, block.carry))
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
      } else if (answer.code !== endedByServer) refuse(answer)
      return
    }
    // Before leaving the page: submitted values must not come back as a draft.
    await draft.forget()
    const said = resultOf(block.says, { ...scope, record: answer.value }) ?? block.done
    if (typeof said === 'string') portal.notify('good', said)
    if (block.after) setAnswer({ value: answer.value })
    const next = block.then ? portal.href(block.then, { ...scope, record: answer.value }) : undefined
    if (next !== undefined) return portal.navigate(next)
    if (block.thenDialog) return portal.openDialog(block.thenDialog, pickValues(values, block.carry ?? []))
    // A different user is signed in: refetch everything shown.
    if (portal.shell.calls[block.operation]?.opensSession) return
    await refresh()
    if (!block.after) setRound((before) => before + 1)
  }

  function loadNewForm(): void {
    draft.carryOver()
    portal.reload()
  }

  function acceptDifference(found: Difference): void {
    setDifference(null)
    live.accept(found.after)
    void sendWith(found.values, found.after)
  }

  const refusalLine = refusal ? (
    <p
      ref={message}
      className="qs-form-refusal"
      data-tone={block.reveal?.[refusal.error.id] === undefined ? undefined : 'plain'}
      role="alert"
      tabIndex={-1}
    >
      {refusal.message}
      {isChanged ? (
        <button type="button" className="qs-text-button" onClick={loadNewForm}>
          {portal.text('engine.loadForm')}
        </button>
      ) : null}
      <RemedyButton reason={refusal.error.id} />
    </p>
  ) : null

  return (
    <div className="qs-form-block" data-aside={aside ? '' : undefined}>
      <div className="qs-form-main">
        <BlockHead label={block.label} />
        <DraftNotices draft={draft} />
        {dialog ? refusalLine : null}
        {block.lead ? <Blocks blocks={block.lead} /> : null}
        <FormView
          key={round}
          id={formId}
          form={form}
          options={bundle.options}
          values={draft.values}
          onChange={change}
          onSubmit={(values: JsonObject) => void submit(values)}
          busy={busy}
          submitLabel={submitLabel}
          serverErrors={refusal && !isChanged ? fieldsInside(refusal.error.fields, block.into) : noFields}
          look={dialog ? 'dialog' : 'page'}
          scope={formScope}
          {...(block.live ? { live: live.answer } : {})}
          actions={
            <>
              {narrow ? aside : null}
              {block.foot?.length ? (
                <PageContextProvider value={context}>
                  <Blocks blocks={block.foot} />
                </PageContextProvider>
              ) : null}
              <DraftLine draft={draft} />
            </>
          }
        />
        {dialog ? null : refusalLine}
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

// The width at which form.css switches to one column.
const query = '(max-width: 960px)'

/** Whether the window has room for one column only. The server assumes a desktop; moving what is beside the form can wait for it. */
function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(query)
    const look = () => startTransition(() => setNarrow(media.matches))
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return narrow
}
