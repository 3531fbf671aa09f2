import { type ReactNode, useId, useRef, useState } from 'react'
import type { MessagesPlan } from '#generated/blocks.ts'
import { Button } from '../display/Button.tsx'
import { Icon } from '../display/Icon.tsx'
import { useUnsentText } from '../drafts/use-interruption.ts'
import { usePage } from '../page/page-context.ts'
import { resolveValues } from '../plan/expressions.ts'
import { usePortal } from '../portal.ts'
import type { Message } from './thread.ts'
import '../antd/controls.css'

export interface ComposerProps {
  readonly block: MessagesPlan
  readonly onSent: (message: Message) => void
}

interface Attached {
  readonly fileId: string
  readonly name: string
}

/** Input for the next message. Unsent text stays, and is retried under the same key, so it is never sent twice. */
export function Composer({ block, onSent }: ComposerProps): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const id = useId()
  const [body, setBody] = useUnsentText(block.id)
  const [file, setFile] = useState<Attached | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  /** One key per text, so that a message is sent once even if the button is pressed several times. */
  const key = useRef({ of: '', id: '' })
  const left = block.longest - body.length
  const { upload } = block

  async function send(): Promise<void> {
    if (busy || share !== null) return
    if (body.trim() === '') {
      setProblem(portal.text('engine.messages.write'))
      field.current?.focus()
      return
    }
    if (left < 0) return
    const message = { ...resolveValues(block.write.input, scope), body, ...(file ? { fileId: file.fileId } : {}) }
    const words = JSON.stringify(message)
    if (key.current.of !== words) key.current = { of: words, id: crypto.randomUUID() }
    setBusy(true)
    setProblem(null)
    const answer = await portal.call<Message>(block.write.operation, message, { idempotencyKey: key.current.id, quiet: true })
    setBusy(false)
    if (!answer.ok) {
      setProblem(answer.message)
      return
    }
    setBody('')
    setFile(null)
    key.current = { of: '', id: '' }
    onSent(answer.value)
    field.current?.focus()
  }

  async function attach(chosen: File | undefined): Promise<void> {
    if (!chosen || !upload) return
    setProblem(null)
    setShare(0)
    const answer = await portal.upload<Attached>(upload.operation, resolveValues(upload.input, scope), chosen, setShare)
    setShare(null)
    if (answer.ok) setFile({ fileId: answer.value.fileId, name: answer.value.name ?? chosen.name })
    else setProblem(answer.message)
  }

  return (
    <form
      className="qs-composer"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id} className="qs-only-spoken">
        {portal.text('engine.messages.message')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="qs-control"
        rows={3}
        placeholder={block.placeholder}
        value={body}
        aria-invalid={left < 0 || (problem !== null && body.trim() === '') || undefined}
        aria-describedby={`${id}-foot`}
        onChange={(event) => {
          setBody(event.target.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            void send()
          }
        }}
      />
      <p id={`${id}-foot`} className="qs-composer-note" data-left={left < 200 ? '' : undefined} data-over={left < 0 ? '' : undefined}>
        {left < 200 ? portal.text('engine.messages.left', { count: left }) : portal.text('engine.messages.keys')}
      </p>
      {problem ? (
        <p className="qs-composer-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="qs-composer-line">
        {upload ? (
          <>
            <input
              ref={picker}
              type="file"
              className="qs-only-spoken"
              tabIndex={-1}
              aria-hidden="true"
              accept={upload.accept.join(',')}
              onChange={(event) => {
                void attach(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            {file ? (
              <span className="qs-composer-file">
                <Icon name="file" />
                <span>{file.name}</span>
                <button type="button" className="qs-text-button" onClick={() => setFile(null)}>
                  {portal.text('engine.widget.removeFile')}
                </button>
              </span>
            ) : share === null ? (
              <Button tone="quiet" icon="upload" small onClick={() => picker.current?.click()}>
                {portal.text('engine.messages.attach')}
              </Button>
            ) : (
              <progress max={1} value={share} aria-label={portal.text('engine.messages.attach')} />
            )}
          </>
        ) : null}
        <Button tone="primary" type="submit" busy={busy}>
          {portal.text('engine.messages.send')}
        </Button>
      </div>
    </form>
  )
}
