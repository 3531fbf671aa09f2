import type { ReactNode } from 'react'
import { FieldLinks } from '../FieldLinks.tsx'
import { controlProps, type WidgetProps } from '../widget.ts'

/** Yes or no; its label is next to it. */
export function CheckboxWidget(props: WidgetProps): ReactNode {
  return <Box {...props} look="checkbox" />
}

/** The same, where the answer takes effect at once. */
export function SwitchWidget(props: WidgetProps): ReactNode {
  return <Box {...props} look="switch" />
}

function Box({ look, ...props }: WidgetProps & { readonly look: 'checkbox' | 'switch' }): ReactNode {
  const { field, value, onChange, onLeave, required } = props
  return (
    <label className={look === 'switch' ? 'qs-switch' : 'qs-check'}>
      <input
        {...controlProps(props)}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        checked={value === true}
        // Left empty is another thing than answered no, so that a box that must be ticked is missing and not wrong.
        onChange={(event) => onChange(event.target.checked ? true : required ? undefined : false)}
        onBlur={onLeave}
      />
      <span id={props.labelledBy}>
        {field.label}
        {field.links ? spaceAfter(field.label) : null}
        {/* Inside the sentence that is agreed to. A click on a link is no tick. */}
        <FieldLinks links={field.links} />
      </span>
    </label>
  )
}

/** Between words of one sentence, as they are read out too: Chinese writes them without a space. */
function spaceAfter(words: string): string {
  return /\p{Script=Han}$/u.test(words) ? '' : ' '
}
