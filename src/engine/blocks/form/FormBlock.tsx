import { type ReactNode, Suspense, useMemo } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import { Blocks } from '../../context/Blocks.tsx'
import { Placeholder } from '../../context/Placeholder.tsx'
import { PageContextProvider, useDialogPlace, usePage } from '../../context/page-context.ts'
import { DraftLine, DraftNotices } from '../../forms/DraftNotices.tsx'
import { FormView } from '../../forms/index.ts'
import { lazyPart } from '../../lazy-part.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'
import { AnswerScope } from './AnswerScope.tsx'
import { FormRefusal } from './FormRefusal.tsx'
import type { Difference } from './submission.ts'
import { useFormBlock } from './use-form-block.ts'
import type { NamedForm } from './use-form-entries.ts'
import { useNarrow } from './use-narrow.ts'
import type { Sending } from './use-sending.ts'
import './form.css'

const DifferenceDialog = lazyPart(async () => ({ default: (await import('../record/DifferenceDialog.tsx')).DifferenceDialog }))

/** The named form, or the form of the record's order type. */
export function FormBlock({ block }: { readonly block: FormPlan }): ReactNode {
  const { scope } = usePage()
  const form = block.formOf === undefined ? block.form : block.formsOf?.[String(resultOf(block.formOf, scope))]
  const plan = useMemo(() => (form === undefined ? null : { ...block, form }), [block, form])
  return plan && <OneForm key={plan.form} block={plan} />
}

/** A form and the blocks around it. After a submission, the blocks that show the answer may replace it. */
function OneForm({ block }: { readonly block: NamedForm }): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const isInDialog = useDialogPlace() !== null
  const { busy, submission, sending, draft, fields, beside, message } = useFormBlock(block)
  const isNarrow = useNarrow()
  const { refusal, difference } = submission
  if (!fields)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.form, page: bundle.page.id })} detail={block.id} />
  if (submission.state === 'done' && block.after) return <AnswerScope answer={submission.answer} blocks={block.after} />

  const aside = block.aside?.length ? (
    <PageContextProvider value={beside}>
      {/* It scrolls on its own if taller than the window, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <aside className="qs-form-aside" tabIndex={0} aria-label={portal.text('engine.aside')}>
        <Blocks blocks={block.aside} />
      </aside>
    </PageContextProvider>
  ) : null
  const refusalLine = refusal ? <FormRefusal block={block} refusal={refusal} message={message} carryOver={draft.carryOver} /> : null
  const actions = (
    <>
      {isNarrow ? aside : null}
      {block.foot?.length ? (
        <PageContextProvider value={beside}>
          <Blocks blocks={block.foot} />
        </PageContextProvider>
      ) : null}
      <DraftLine draft={draft} />
    </>
  )
  return (
    <div className="qs-form-block" data-aside={aside ? '' : undefined}>
      <div className="qs-form-main">
        <BlockHead label={block.label} />
        <DraftNotices draft={draft} />
        {isInDialog ? refusalLine : null}
        {block.lead ? <Blocks blocks={block.lead} /> : null}
        <FormView key={submission.round} {...fields} actions={actions} />
        {isInDialog ? null : refusalLine}
      </div>
      {isNarrow ? null : aside}
      {busy ? (
        <div className="qs-pending" role="status">
          <p>{block.pending ?? portal.text('engine.submitting')}</p>
        </div>
      ) : null}
      {difference ? <Comparison block={block} difference={difference} sending={sending} /> : null}
    </div>
  )
}

interface ComparisonProps {
  readonly block: NamedForm
  readonly difference: Difference
  readonly sending: Sending
}

/** The response that the user saw and the current one, until the user decides. */
function Comparison({ block, difference, sending }: ComparisonProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <DifferenceDialog
        block={block}
        message={difference.message}
        before={difference.before}
        after={difference.after}
        onAccept={() => sending.accept(difference)}
        onClose={() => sending.decline(difference)}
      />
    </Suspense>
  )
}
