import { type ReactNode, useEffect, useState } from 'react'
import type { ViewerPlan } from '#generated/blocks.ts'
import { formatSize } from '#rules'
import { Button } from '../../display/Button.tsx'
import { Icon } from '../../display/Icon.tsx'
import { usePage } from '../../page/page-context.ts'
import { RefusalView } from '../../page/RefusalView.tsx'
import { isMet, resolveValues } from '../../plan/expressions.ts'
import { type RefusedAnswer, usePortal } from '../../portal.ts'
import { BlockHead } from '../BlockHead.tsx'
import { saveBlob } from '../save-blob.ts'
import './viewer.css'

interface Shown {
  readonly name: string
  readonly blob: Blob
  readonly url: string
}

/** Types rendered in the page. Never render any other, because SVG or HTML could contain a script. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])
const printed = 'application/pdf'

/** One file of a record, shown next to the record. It is fetched with the reader's session; there is no public address. */
export function ViewerBlock({ block }: { readonly block: ViewerPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const wanted = isMet(block.when, scope)
  const input = wanted ? resolveValues(block.input, scope) : null
  const [shown, setShown] = useState<Shown>()
  const [refusal, setRefusal] = useState<RefusedAnswer>()
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(input)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the input; a retry loads again
  useEffect(() => {
    if (!input) return
    let current = true
    let url: string | undefined
    setRefusal(undefined)
    void portal.download(block.operation, input, { quiet: true }).then((answer) => {
      if (!current) return
      if (!answer.ok) return setRefusal(answer)
      url = URL.createObjectURL(answer.value.blob)
      setShown({ ...answer.value, url })
    })
    return () => {
      current = false
      setShown(undefined)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [block.operation, key, attempt])

  return (
    <div className="qs-viewer">
      <BlockHead label={block.label}>
        {shown ? (
          <Button small icon="download" onClick={() => saveBlob(shown.blob, shown.name)}>
            {portal.text('engine.download')}
          </Button>
        ) : null}
      </BlockHead>
      {!wanted ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.noFiles')}</p>
      ) : refusal ? (
        <RefusalView refusal={refusal} onRetry={() => setAttempt(attempt + 1)} />
      ) : shown ? (
        <figure>
          <Sheet {...shown} />
          <figcaption>
            {shown.name} <span className="qs-quiet">{formatSize(shown.blob.size)}</span>
          </figcaption>
        </figure>
      ) : (
        <div className="qs-viewer-waiting" role="status" aria-label={portal.text('engine.loading')} />
      )}
    </div>
  )
}

function Sheet({ name, blob, url }: Shown): ReactNode {
  const portal = usePortal()
  if (pictures.has(blob.type)) {
    return (
      <a href={url} target="_blank" rel="noopener" aria-label={portal.text('engine.openFile', { name })}>
        <img src={url} alt={name} />
      </a>
    )
  }
  // Phones have no embedded PDF viewer: download instead.
  if (blob.type === printed && navigator.pdfViewerEnabled) return <iframe src={`${url}#view=FitH&navpanes=0`} title={name} />
  return (
    <div className="qs-viewer-unseen">
      <Icon name="file" />
      <p>{portal.text('engine.unseenFile')}</p>
    </div>
  )
}
