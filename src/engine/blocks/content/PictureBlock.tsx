import { type ReactNode, useId } from 'react'
import type { PicturePlan } from '#generated/blocks.ts'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { usePage } from '../../context/page-context.ts'
import { useRefresh } from '../../context/use-operation.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Avatar } from '../../pictures/Avatar.tsx'
import { PicturePicker } from '../../pictures/PicturePicker.tsx'
import { resolveValues, resultOf } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'

/** One picture of the record, which can be changed and removed. It is saved as soon as it is uploaded. */
export function PictureBlock({ block }: { readonly block: PicturePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const refresh = useRefresh()
  const id = useId()
  const there = String(resultOf(block.of, scope) ?? '') !== ''
  const source = there ? { operation: block.show.operation, input: resolveValues(block.show.input, scope) } : null
  const name = String(resultOf(block.initials, scope) ?? '')
  return (
    <div className="qs-picture-block">
      <BlockHead label={block.label} text={block.text} />
      <PicturePicker
        id={id}
        label={portal.text(there ? 'engine.picture.change' : 'engine.picture.choose')}
        upload={block.upload}
        crop={block.crop}
        onSent={() => {
          if (block.done) portal.notify('good', block.done)
          void refresh()
        }}
      >
        <Avatar name={name} picture={source} size="large" shape={block.crop?.shape ?? 'rect'} />
      </PicturePicker>
      {there && block.remove ? <ActionButton action={block.remove} scope={scope} small /> : null}
    </div>
  )
}
