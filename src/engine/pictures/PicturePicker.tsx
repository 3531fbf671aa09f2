import { type DragEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { usePortal } from '../portal.ts'
import './pictures.css'

// The cropping tool is larger than most pages.
const CropDialog = lazyPart(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** The area cropped from a chosen picture. */
export interface CropPlan {
  readonly shape?: 'round' | 'rect'
  /** Aspect ratio, such as 4:3. */
  readonly ratio?: string
  /** Maximum pixels of the longer side. */
  readonly pixels?: number
}

export interface PicturePickerProps {
  /** Id of the focusable element. */
  readonly id: string
  readonly label: string
  readonly upload: { readonly operation: string; readonly accept: readonly string[] }
  readonly crop: CropPlan | undefined
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  /** The picture, or its replacement. */
  readonly children: ReactNode
  readonly onSent: (answer: unknown, picture: Blob) => void
  readonly onLeave?: () => void
}

interface Chosen {
  readonly name: string
  readonly type: string
  readonly url: string
}

const endings: Readonly<Record<string, string>> = { 'image/png': '.png', 'image/jpeg': '.jpg' }

/** Chooses or drops, crops and uploads one picture. */
export function PicturePicker(props: PicturePickerProps): ReactNode {
  const { id, crop, children } = props
  const portal = usePortal()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { chosen, refusal, sending, choose, send, close } = usePicked(props, input)

  const drop = (event: DragEvent, hovering: boolean) => {
    event.preventDefault()
    setOver(hovering)
  }
  const failed = refusal !== null && chosen === null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside does the same
    <div
      className="qs-picture"
      data-over={over ? '' : undefined}
      onDragOver={(event) => drop(event, true)}
      onDragLeave={(event) => drop(event, false)}
      onDrop={(event) => {
        drop(event, false)
        choose(event.dataTransfer.files[0])
      }}
    >
      {children}
      <PictureInput {...props} input={input} failed={failed} onChosen={choose} />
      {failed ? (
        <p id={`${id}-refused`} className="qs-picture-refused" role="alert">
          {refusal}
        </p>
      ) : null}
      {chosen ? (
        <Suspense fallback={<div className="qs-veil" />}>
          <CropDialog
            title={portal.text('engine.picture.crop')}
            url={chosen.url}
            type={chosen.type}
            shape={crop?.shape ?? 'rect'}
            ratio={ratioOf(crop?.ratio)}
            pixels={crop?.pixels ?? defaultPixels}
            sending={sending}
            refusal={refusal}
            onCropped={(picture) => void send(picture)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface PictureInputProps extends PicturePickerProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly failed: boolean
  readonly onChosen: (file: File | undefined) => void
}

function PictureInput(props: PictureInputProps): ReactNode {
  const { id, label, upload, disabled = false, invalid = false, labelledBy, describedBy, input, failed, onChosen } = props
  return (
    <span className="qs-picture-choose">
      <input
        ref={input}
        id={id}
        type="file"
        disabled={disabled}
        accept={upload.accept.join(',')}
        aria-label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, failed ? `${id}-refused` : ''].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid || failed || undefined}
        onChange={(event) => {
          onChosen(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <span className="qs-button" data-tone="plain" data-small="" aria-hidden="true">
        <span>{label}</span>
      </span>
    </span>
  )
}

/** The chosen picture until it is cropped and uploaded. */
function usePicked({ upload, disabled = false, onSent, onLeave }: PicturePickerProps, input: RefObject<HTMLInputElement | null>) {
  const portal = usePortal()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sending, setSending] = useState<number | null>(null)

  const url = chosen?.url
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])

  function choose(file: File | undefined): void {
    if (!file || disabled) return
    const isPicture = endings[file.type] !== undefined
    setRefusal(isPicture ? null : portal.text('engine.picture.type'))
    if (isPicture) setChosen({ name: file.name, type: file.type, url: URL.createObjectURL(file) })
  }

  async function send(picture: Blob): Promise<void> {
    if (!chosen) return
    setSending(0)
    setRefusal(null)
    const name = `${chosen.name.replace(/\.[^.]*$/, '')}${endings[picture.type] ?? ''}`
    const answer = await portal.upload(upload.operation, {}, new File([picture], name, { type: picture.type }), setSending)
    setSending(null)
    if (!answer.ok) return setRefusal(answer.message)
    close()
    onSent(answer.value, picture)
  }

  function close(): void {
    setChosen(null)
    setRefusal(null)
    onLeave?.()
    requestAnimationFrame(() => input.current?.focus())
  }

  return { chosen, refusal, sending, choose, send, close }
}

const defaultPixels = 1600

function ratioOf(text = '1:1'): number {
  const [width = 1, height = 1] = text.split(':').map(Number)
  return width / height
}
