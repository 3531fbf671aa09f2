import { type ReactNode, useMemo } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import { Dialog } from '../../antd/index.ts'
import { Blocks } from '../../context/Blocks.tsx'
import { PageContextProvider, usePage } from '../../context/page-context.ts'
import { Button } from '../../parts/Button.tsx'
import { usePortal } from '../../portal.ts'

export interface DifferenceDialogProps {
  readonly block: FormPlan
  readonly message: string
  readonly before: unknown
  readonly after: unknown
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Shows the previous values next to the current ones. Nothing has been created; accepting sends the form again with the new response. */
export function DifferenceDialog({ block, message, before, after, onAccept, onClose }: DifferenceDialogProps): ReactNode {
  const portal = usePortal()
  return (
    <Dialog open title={message} width={980} onClose={onClose}>
      <div className="qs-difference">
        <p>{portal.text('engine.difference.nothing')}</p>
        <div className="qs-difference-sides">
          <Side title={portal.text('engine.difference.before')} block={block} live={before} />
          <Side title={portal.text('engine.difference.after')} block={block} live={after} />
        </div>
        <div className="qs-dialog-actions">
          <Button onClick={onClose}>{portal.text('engine.cancel')}</Button>
          <Button tone="primary" onClick={onAccept}>
            {portal.text('engine.difference.accept')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The blocks next to the form, rendered with one of the two responses. */
function Side({ title, block, live }: { readonly title: string; readonly block: FormPlan; readonly live: unknown }): ReactNode {
  const page = usePage()
  const context = useMemo(() => ({ ...page, live: { state: 'ready' as const, value: live }, scope: { ...page.scope, live } }), [page, live])
  return (
    <section className="qs-difference-side" aria-label={title}>
      <h3>{title}</h3>
      <PageContextProvider value={context}>
        <Blocks blocks={block.aside ?? []} />
      </PageContextProvider>
    </section>
  )
}
