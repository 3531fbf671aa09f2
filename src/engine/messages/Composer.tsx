import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import { type ComposerProps, type ComposerState, useComposer } from './use-composer.ts'
import '../antd/controls.css'

/** Input for the next message. Unsent text stays, and is retried under the same key, so it is never sent twice. */
export function Composer(props: ComposerProps): ReactNode {
  const { block } = props
  const portal = usePortal()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = useComposer(props, field)
  const { body, left, problem, send } = composer
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
        onChange={(event) => composer.write(event.target.value)}
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
        {block.upload ? <Attachment accept={block.upload.accept} composer={composer} /> : null}
        <Button tone="primary" type="submit" busy={composer.busy}>
          {portal.text('engine.messages.send')}
        </Button>
      </div>
    </form>
  )
}

interface AttachmentProps {
  readonly accept: readonly string[]
  readonly composer: ComposerState
}

/** Chooses a file for the message, and shows the chosen one. */
function Attachment({ accept, composer }: AttachmentProps): ReactNode {
  const portal = usePortal()
  const picker = useRef<HTMLInputElement>(null)
  const { file, share } = composer
  return (
    <>
      <input
        ref={picker}
        type="file"
        className="qs-only-spoken"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept.join(',')}
        onChange={(event) => {
          void composer.attach(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file ? (
        <span className="qs-composer-file">
          <Icon name="file" />
          <span>{file.name}</span>
          <button type="button" className="qs-text-button" onClick={composer.removeFile}>
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
  )
}
