import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ViewerPlan } from '#generated/blocks.ts'
import { formatSize, type JsonObject } from '#rules'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { saveBlob } from '../../parts/save-blob.ts'
import { isMet, resolveValues } from '../../plan/expressions.ts'
import { type RefusedAnswer, usePortal } from '../../portal.ts'
import { useSameJson } from '../../use-same-json.ts'
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
  const isWanted = isMet(block.when, scope)
  const input = useSameJson(isWanted ? resolveValues(block.input, scope) : null)
  const [shown, setShown] = useState<Shown>()
  const [refused, setRefused] = useState<{ readonly attempt: number; readonly answer: RefusedAnswer }>()
  const [attempt, setAttempt] = useState(0)
  const download = useEffectEvent((operation: string, asked: JsonObject) => portal.download(operation, asked, { quiet: true }))

  useEffect(() => {
    if (!input) return
    let current = true
    let url: string | undefined
    setRefused(undefined)
    void download(block.operation, input).then((answer) => {
      if (!current) return
      if (!answer.ok) return setRefused({ attempt, answer })
      url = URL.createObjectURL(answer.value.blob)
      setShown({ ...answer.value, url })
    })
    return () => {
      current = false
      setShown(undefined)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [block.operation, input, attempt])
  const refusal = refused?.attempt === attempt ? refused.answer : undefined

  return (
    <div className="qs-viewer">
      <BlockHead label={block.label}>
        {shown ? (
          <Button small icon="download" onClick={() => saveBlob(shown.blob, shown.name)}>
            {portal.text('engine.download')}
          </Button>
        ) : null}
      </BlockHead>
      {!isWanted ? (
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
