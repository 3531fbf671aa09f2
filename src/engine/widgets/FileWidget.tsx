import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { sessionCodes } from '#rules'
import { RemedyButton } from '../context/RefusalView.tsx'
import { usePortal } from '../portal.ts'
import { useOnChange } from '../use-on-change.ts'
import { textOf, type WidgetProps } from './widget.ts'

interface Uploaded {
  readonly fileId: string
  readonly name: string
  readonly size: number
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'refused'; readonly message: string; readonly reason: string }

/**
 * One file, chosen or dropped; it is uploaded at once and the form keeps its id. Removing the file drops the id; the server deletes
 * unused files.
 */
export function FileWidget(props: WidgetProps): ReactNode {
  const { id, value, onChange, disabled, describedBy } = props
  const portal = usePortal()
  const input = useRef<HTMLInputElement>(null)
  const { state, uploaded, picture, send, forget } = useUpload(props)
  const fileId = textOf(value)
  if (fileId === '' || state.kind === 'sending') return <FileField {...props} input={input} state={state} send={send} />

  function remove(): void {
    forget()
    onChange(undefined)
    requestAnimationFrame(() => input.current?.focus())
  }

  const file = uploaded?.fileId === fileId ? uploaded : null
  return (
    <div className="qs-file" data-filled="">
      {file && picture ? <img className="qs-file-picture" src={picture} alt="" /> : null}
      <p>
        <strong>{file?.name ?? portal.text('engine.widget.fileKept')}</strong>
        {file ? <small className="qs-figures">{sizeOf(file.size, portal.language)}</small> : null}
      </p>
      <button type="button" id={id} className="qs-text-button" disabled={disabled} aria-describedby={describedBy} onClick={remove}>
        {portal.text('engine.widget.removeFile')}
      </button>
    </div>
  )
}

interface Upload {
  readonly state: State
  readonly uploaded: Uploaded | null
  readonly picture: string | null
  readonly send: (file: File | undefined) => Promise<void>
  /** Forgets what was uploaded. */
  readonly forget: () => void
}

/** Uploads a file, again after the user has signed in if the session had ended. */
function useUpload({ field, onChange, onLeave, disabled }: WidgetProps): Upload {
  const portal = usePortal()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  const [picture, setPicture] = usePicture()
  /** Refused because the session had ended. */
  const unsent = useRef<File>(undefined)
  useOnChange(portal.resumed, (resumed) => {
    const file = unsent.current
    unsent.current = undefined
    if (resumed > 0) void send(file)
  })

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
      if (answer.code === sessionCodes.none) unsent.current = file
      setState({ kind: 'refused', message: answer.message, reason: answer.error.id })
    }
    onLeave()
  }

  function forget(): void {
    setUploaded(null)
    setPicture(null)
    setState({ kind: 'idle' })
  }

  return { state, uploaded, picture, send, forget }
}

interface FileFieldProps extends WidgetProps, Pick<Upload, 'state' | 'send'> {
  readonly input: RefObject<HTMLInputElement | null>
}

/** Where a file is chosen or dropped. */
function FileField(props: FileFieldProps): ReactNode {
  const { field, id, disabled, invalid, describedBy, labelledBy, input, state, send } = props
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent, hovering: boolean) => {
    event.preventDefault()
    setOver(hovering)
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
      <FileProgress state={state} />
      {state.kind === 'refused' ? (
        <p id={`${id}-refused`} className="qs-file-refused" role="alert">
          {state.message}
          <RemedyButton reason={state.reason} />
        </p>
      ) : null}
    </div>
  )
}

/** How far the upload is, or how to begin one. */
function FileProgress({ state }: Pick<Upload, 'state'>): ReactNode {
  const portal = usePortal()
  if (state.kind !== 'sending') {
    return (
      <p aria-hidden="true">
        <span className="qs-file-button">{portal.text('engine.widget.chooseFile')}</span>
        <span>{portal.text('engine.widget.dropFile')}</span>
      </p>
    )
  }
  return (
    <p role="status">
      {portal.text('engine.widget.sending', { name: state.name })}
      <progress max={1} value={state.share} aria-label={state.name} />
    </p>
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
