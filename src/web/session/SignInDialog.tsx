import { useRef, useState } from 'react'
import { Dialog, FormView, usePortal } from '#engine'
import type { FieldError, JsonObject } from '#rules'
import type { Session } from './session-store.ts'

interface SignInDialogProps {
  readonly onClose: () => void
  readonly onSignedIn: (session: Session) => void
}

/** Sign-in over the page, which stays as it is behind the dialog. */
export function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const portal = usePortal()
  const { forms, options } = portal.shell.signIn
  const form = forms['sign-in']
  const [values, setValues] = useState<JsonObject>(form?.defaults ?? {})
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: readonly FieldError[] } | null>(null)
  const message = useRef<HTMLParagraphElement>(null)
  if (!form) return null

  async function signIn(input: JsonObject): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await portal.call<Session>('sign-in', input, { quiet: true })
    setBusy(false)
    if (answer.ok) return onSignedIn({ ...answer.value, signedIn: true })
    setRefusal({ message: answer.message, fields: answer.error.fields })
    message.current?.focus()
  }

  return (
    <Dialog open title={portal.text('portal.signInTitle', { brand: portal.shell.brand.name })} onClose={onClose}>
      <p className="qs-dialog-lead">{portal.text('portal.signInLead')}</p>
      <p className="qs-dialog-refusal" role="alert" tabIndex={-1} ref={message} hidden={refusal === null}>
        {refusal?.message}
      </p>
      <FormView
        id="sign-in"
        form={form}
        options={options}
        values={values}
        onChange={setValues}
        onSubmit={signIn}
        busy={busy}
        serverErrors={refusal?.fields ?? []}
        submitLabel={portal.text('portal.signIn')}
        look="dialog"
        scope={{ session: portal.session, today: portal.today, limits: portal.shell.limits }}
      />
    </Dialog>
  )
}
