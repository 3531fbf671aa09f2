import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePortal } from '../portal.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

/** A password field: can be pasted, autofilled and revealed. */
export function PasswordWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave, disabled } = props
  const portal = usePortal()
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapitals(event.getModifierState('CapsLock'))
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <div className="qs-password">
      <input
        {...controlProps(props)}
        type={shown ? 'text' : 'password'}
        className="qs-control"
        autoComplete={field.autocomplete ?? 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={field.placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => {
          setCapitals(false)
          onLeave()
        }}
      />
      <button
        type="button"
        className="qs-reveal"
        aria-pressed={shown}
        aria-controls={props.id}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {portal.text(shown ? 'engine.widget.hide' : 'engine.widget.show')}
      </button>
      <p className="qs-capitals" role="status">
        {capitals ? portal.text('engine.widget.capsLock') : null}
      </p>
    </div>
  )
}
