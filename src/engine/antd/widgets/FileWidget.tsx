import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { RemedyButton } from '../../page/RefusalView.tsx'
import { usePortal } from '../../portal.ts'
import { textOf, type WidgetProps } from '../widget.ts'

interface Uploaded {
  readonly fileId: string
  readonly name: string
  readonly size: number
}

const noSession = 4

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'refused'; readonly message: string; readonly reason: string }

/**
 * One file, chosen or dropped; it is uploaded at once and the form keeps its id. Removing the file drops the id; the server deletes
 * unused files.
 */
export function FileWidget(props: WidgetProps): ReactNode {
  const { field, id, value, onChange, onLeave, disabled, invalid, describedBy, labelledBy } = props
  const portal = usePortal()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  const [over, setOver] = useState(false)
  const [picture, setPicture] = usePicture()
  const fileId = textOf(value)
  /** Refused because the session had ended. */
  const unsent = useRef<File>(undefined)
  const { resumed } = portal
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in
  useEffect(() => {
    const file = unsent.current
    unsent.current = undefined
    if (resumed > 0) void send(file)
  }, [resumed])

  async function send(file: File | undefined): Promise<void> {
    const operation = field.upload?.operation
    if (!file || disabled || !operation) return
    setState({ kind: 'sending', name: file.name, share: 0 })
    const answer = await portal.upload<Uploaded>(operation, {}, file, (share) => setState({ kind: 'sending', name: file.name, share }))
    if (answer.ok) {
      setUploaded({ ...answer.value, name: answer.value.name ?? file.name, size: answer.value.size ?? file.size })
      setState({ kind: 'idle' })
      setPicture(file)
      onChange(answer.value.fileId)
    } else {
      if (answer.code === noSession) unsent.current = file
      setState({ kind: 'refused', message: answer.message, reason: answer.error.id })
    }
    onLeave()
  }

  function remove(): void {
    setUploaded(null)
    setPicture(null)
    setState({ kind: 'idle' })
    onChange(undefined)
    requestAnimationFrame(() => input.current?.focus())
  }

  const drop = (event: DragEvent, hovering: boolean) => {
    event.preventDefault()
    setOver(hovering)
  }

  if (fileId !== '' && state.kind !== 'sending') {
    const known = uploaded?.fileId === fileId ? uploaded : null
    return (
      <div className="qs-file" data-filled="">
        {known && picture ? <img className="qs-file-picture" src={picture} alt="" /> : null}
        <p>
          <strong>{known?.name ?? portal.text('engine.widget.fileKept')}</strong>
          {known ? <small className="qs-figures">{sizeOf(known.size, portal.language)}</small> : null}
        </p>
        <button type="button" id={id} className="qs-text-button" disabled={disabled} aria-describedby={describedBy} onClick={remove}>
          {portal.text('engine.widget.removeFile')}
        </button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside does the same
    <div
      className="qs-file"
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      onDragOver={(event) => drop(event, true)}
      onDragLeave={(event) => drop(event, false)}
      onDrop={(event) => {
        drop(event, false)
        void send(event.dataTransfer.files[0])
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        disabled={disabled || state.kind === 'sending'}
        accept={field.upload?.accept.join(',')}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, state.kind === 'refused' ? `${id}-refused` : ''].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid || state.kind === 'refused' || undefined}
        onChange={(event) => {
          void send(event.target.files?.[0])
          // Allow choosing the same file again after a rejection.
          event.target.value = ''
        }}
      />
      {state.kind === 'sending' ? (
        <p role="status">
          {portal.text('engine.widget.sending', { name: state.name })}
          <progress max={1} value={state.share} aria-label={state.name} />
        </p>
      ) : (
        <p aria-hidden="true">
          <span className="qs-file-button">{portal.text('engine.widget.chooseFile')}</span>
          <span>{portal.text('engine.widget.dropFile')}</span>
        </p>
      )}
      {state.kind === 'refused' ? (
        <p id={`${id}-refused`} className="qs-file-refused" role="alert">
          {state.message}
          <RemedyButton reason={state.reason} />
        </p>
      ) : null}
    </div>
  )
}

/** Object URL of a newly chosen picture, for the preview. */
function usePicture(): [string | null, (file: File | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return [url, (file) => setUrl(file && shownTypes.has(file.type) ? URL.createObjectURL(file) : null)]
}

const shownTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

function sizeOf(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
