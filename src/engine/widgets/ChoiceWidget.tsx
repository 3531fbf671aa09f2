import type { ReactNode } from 'react'
import type { Option } from '#config'
import { textOf, useEmptyText, type WidgetProps } from './widget.ts'

/** A few visible choices: native radio buttons, so that the arrow keys work as usual. */
function Choices({ look, ...props }: WidgetProps & { readonly look: 'radio' | 'segmented' }): ReactNode {
  const { id, value, onChange, onLeave, options, disabled, required, invalid, describedBy, labelledBy } = props
  const emptyText = useEmptyText(props)
  const chosen = textOf(value)
  const any: readonly Option[] = required ? [] : [{ value: '', label: emptyText }]
  const choices = [...any, ...options]
  // Tab and the label focus the selected one.
  const focused = choices.some((option) => option.value === chosen) ? chosen : choices[0]?.value
  return (
    <div
      className={look === 'radio' ? 'qs-radios' : 'qs-segments'}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {choices.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            id={option.value === focused ? id : undefined}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled}
            onChange={() => onChange(option.value === '' ? undefined : option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

export function RadioWidget(props: WidgetProps): ReactNode {
  return <Choices {...props} look="radio" />
}

export function SegmentedWidget(props: WidgetProps): ReactNode {
  return <Choices {...props} look="segmented" />
}
