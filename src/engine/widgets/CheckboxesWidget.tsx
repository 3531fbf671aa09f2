import type { ReactNode } from 'react'
import type { WidgetProps } from './widget.ts'

/** Selects several of a few choices. The values keep the order of the choices. */
export function CheckboxesWidget({ id, value, onChange, onLeave, options, disabled, describedBy, labelledBy }: WidgetProps): ReactNode {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const toggle = (option: string, on: boolean) => {
    const next = options.map((one) => one.value).filter((one) => (one === option ? on : chosen.includes(one)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend inside; the label is in the frame
    <div
      className="qs-radios"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {options.map((option, index) => (
        <label key={option.value} className="qs-check">
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(option.value)}
            disabled={disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
