import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { FieldView } from '#config'
import type { JsonObject } from '#rules'
import { useForm } from '../form-state/form-context.ts'
import { isSimple, loadEvaluator, resolveValues } from '../plan/expressions.ts'
import { dataKey } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import { startWait, useSecondsLeft, waitSaid } from './code-waits.ts'
import { tidyCode } from './tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

type Sending = NonNullable<FieldView['send']>

interface CodeMessage {
  readonly tone: 'good' | 'danger'
  readonly text: string
  /** The message says how long to wait, and disappears when the wait is over. */
  readonly waits: boolean
}

/** A code sent to the user: typed, pasted or autofilled. */
export function CodeWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <div className="qs-code-entry">
      <input
        {...controlProps(props)}
        type="text"
        className="qs-control qs-figures"
        inputMode="numeric"
        autoComplete={field.autocomplete ?? 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={field.placeholder}
        value={text}
        // Pasted values may contain spaces or full-width digits.
        onChange={(event) => type(tidyCode(event.target.value))}
        onBlur={onLeave}
      />
      {field.send ? <SendCode {...props} send={field.send} /> : null}
    </div>
  )
}

/** The button that requests a code: one request at a time, and not before the server's delay is over. */
function SendCode({ send, id, disabled }: WidgetProps & { readonly send: Sending }): ReactNode {
  const portal = usePortal()
  const form = useForm()
  const [busy, setBusy] = useState(false)
  const [started, setStarted] = useState(0)
  const [message, setMessage] = useState<CodeMessage | null>(null)
  const inputOf = (values: JsonObject) => resolveValues(send.input, { ...form.names, form: values })
  const question = useSyncExternalStore(
    form.values.subscribe,
    () => dataKey(send.operation, inputOf(form.values.read())),
    () => '',
  )
  const secondsLeft = useSecondsLeft(question, started)
  const waits = busy || secondsLeft > 0 || disabled

  async function ask(): Promise<void> {
    if (waits) return
    setBusy(true)
    setMessage(null)
    try {
      const needs = namesRead(send.input)
      const values = await form.validateFields(needs)
      if (!values) return
      if (!Object.values(send.input).every(isSimple)) await loadEvaluator()
      const input = inputOf(values)
      const answer = await portal.call(send.operation, input, { quiet: true })
      const seconds = answer.ok ? waitSaid(answer.value) : waitSaid(answer.data, answer.error.params)
      if (seconds !== undefined) startWait(dataKey(send.operation, input), seconds)
      setStarted((times) => times + 1)
      if (answer.ok) {
        const to = needs.flatMap((name) => (typeof values[name] === 'string' ? [String(values[name])] : []))
        setMessage({ tone: 'good', text: portal.text('engine.code.sent', { to: to.join(', ') }), waits: false })
        document.getElementById(id)?.focus()
      } else if (answer.error.fields.length > 0) form.store.refuse(answer.error.fields)
      else setMessage({ tone: 'danger', text: answer.message, waits: seconds !== undefined })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className="qs-code-send"
        aria-disabled={waits || undefined}
        aria-busy={busy || undefined}
        onClick={() => void ask()}
      >
        {busy
          ? portal.text('engine.code.sending')
          : secondsLeft > 0
            ? portal.text('engine.code.again', { seconds: secondsLeft })
            : portal.text(started > 0 ? 'engine.code.resend' : 'engine.code.send')}
      </button>
      <p className="qs-code-message" data-tone={message?.tone} role="status">
        {message?.waits && secondsLeft === 0 ? null : message?.text}
        {started > 0 && secondsLeft === 0 && !busy && message?.tone === 'good' ? ` ${portal.text('engine.code.mayResend')}` : null}
      </p>
    </>
  )
}

/** Form fields used as input. */
function namesRead(input: Sending['input']): string[] {
  const names = Object.values(input).flatMap((text) => [...text.matchAll(/\bform\.\??([A-Za-z]\w*)/g)].map((match) => match[1] ?? ''))
  return [...new Set(names)]
}
