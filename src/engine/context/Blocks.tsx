import { Component, type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import type { BlockPlan } from '#config'
import { UnderHeadingProvider, useUnderHeading } from '../parts/SubHeading.tsx'
import { failuresOf } from '../plan/expressions.ts'
import { visibleBlocks } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import { Placeholder } from './Placeholder.tsx'
import { usePage } from './page-context.ts'

interface BlockBoundaryProps {
  readonly fallback: (error: string) => ReactNode
  readonly children: ReactNode
}

/** Error boundary of a block. A class, because React has no other way to catch render errors. */
class BlockBoundary extends Component<BlockBoundaryProps, { readonly error: string | null }> {
  override state: { readonly error: string | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { readonly error: string } {
    return { error: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}

export interface BlocksProps {
  readonly blocks: readonly BlockPlan[]
}

/** The blocks that this user may see, stacked. */
export function Blocks({ blocks }: BlocksProps): ReactNode {
  const { shell } = usePortal()
  const { scope } = usePage()
  return visibleBlocks(blocks, scope, shell.grid).map((block) => <Block key={block.id} block={block} />)
}

function Block({ block }: { readonly block: BlockPlan }): ReactNode {
  const { bundle, scope, componentOf } = usePage()
  const portal = usePortal()
  const under = useUnderHeading() || ('label' in block && block.label !== undefined)
  const [failure] = failuresOf([block.visible, 'of' in block ? block.of : undefined, 'when' in block ? block.when : undefined], scope)
  if (failure) return <Placeholder title={portal.text('engine.failed', { block: block.id, page: bundle.page.id })} detail={failure} />
  const component = componentOf(block.block)
  if (!component) {
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.block, page: bundle.page.id })} detail={block.id} />
  }
  return (
    <section className={`qs-block qs-block-${block.block}`} data-block={block.id}>
      <BlockBoundary
        fallback={(error) => <Placeholder title={portal.text('engine.failed', { block: block.id, page: bundle.page.id })} detail={error} />}
      >
        <Suspense fallback={<div className="qs-block-waiting" aria-hidden="true" />}>
          <UnderHeadingProvider value={under}>
            {createElement(component as ComponentType<{ block: BlockPlan }>, { block })}
          </UnderHeadingProvider>
        </Suspense>
      </BlockBoundary>
    </section>
  )
}
