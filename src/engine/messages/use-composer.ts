import { type RefObject, useRef, useState } from 'react'
import type { MessagesPlan } from '#generated/blocks.ts'
import { usePage } from '../context/page-context.ts'
import { useUnsentText } from '../drafts/use-interruption.ts'
import { resolveValues } from '../plan/expressions.ts'
import { usePortal } from '../portal.ts'
import type { Message } from './thread.ts'

export interface ComposerProps {
  readonly block: MessagesPlan
  readonly onSent: (message: Message) => void
}

interface Attached {
  readonly fileId: string
  readonly name: string
}

export interface ComposerState {
  readonly body: string
  readonly write: (body: string) => void
  /** Number of characters left. */
  readonly left: number
  readonly file: Attached | null
  readonly removeFile: () => void
  /** How much of a file has been uploaded; null while none is. */
  readonly share: number | null
  readonly busy: boolean
  readonly problem: string | null
  readonly send: () => Promise<void>
  readonly attach: (file: File | undefined) => Promise<void>
}

/** The next message: its text, its file, and sending it. */
export function useComposer({ block, onSent }: ComposerProps, field: RefObject<HTMLTextAreaElement | null>): ComposerState {
  const portal = usePortal()
  const { scope } = usePage()
  const [body, setBody] = useUnsentText(block.id)
  const [file, setFile] = useState<Attached | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** One key per text, so that a message is sent once even if the button is pressed several times. */
  const key = useRef({ of: '', id: '' })
  const charactersLeft = block.longest - body.length
  const { upload } = block

  async function send(): Promise<void> {
    if (busy || share !== null) return
    if (body.trim() === '') {
      setProblem(portal.text('engine.messages.write'))
      field.current?.focus()
      return
    }
    if (charactersLeft < 0) return
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

  function write(words: string): void {
    setBody(words)
    setProblem(null)
  }

  return { body, write, left: charactersLeft, file, removeFile: () => setFile(null), share, busy, problem, send, attach }
}
