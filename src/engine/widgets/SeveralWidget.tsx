import type { ReactNode } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import { PortWidget } from './PortWidget.tsx'
import type { WidgetProps } from './widget.ts'
import './several.css'

/** Selects several of many choices: shows each chosen one with a button to remove it, and a field to add another. */
export function SeveralWidget(props: WidgetProps): ReactNode {
  const { value, onChange, options, disabled } = props
  const portal = usePortal()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  const put = (next: string[]) => onChange(next.length > 0 ? next : undefined)
  return (
    <div className="qs-several">
      {chosen.length > 0 ? (
        <ul aria-labelledby={props.labelledBy}>
          {chosen.map((one) => (
            <li key={one}>
              {labelOf(one)}
              <button
                type="button"
                disabled={disabled}
                aria-label={portal.text('engine.widget.remove', { name: labelOf(one) })}
                onClick={() => put(chosen.filter((other) => other !== one))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <PortWidget
        {...props}
        field={chosen.length > 0 ? { ...props.field, placeholder: portal.text('engine.widget.addAnother') } : props.field}
        value={undefined}
        required={props.required && chosen.length === 0}
        options={options.filter((option) => !chosen.includes(option.value))}
        onChange={(added) => (typeof added === 'string' ? put([...chosen, added]) : undefined)}
      />
    </div>
  )
}
