import type { ReactNode } from 'react'
import { FieldLinks } from './FieldLinks.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import { controlProps, type WidgetProps } from './widget.ts'

/** A checkbox with its label beside it. */
export function CheckboxWidget(props: WidgetProps): ReactNode {
  return <Box {...props} look="checkbox" />
}

/** A switch, which takes effect at once. */
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
        // Unanswered differs from no, so that a required checkbox is reported as missing, not as wrong.
        onChange={(event) => onChange(event.target.checked ? true : required ? undefined : false)}
        onBlur={onLeave}
      />
      <span id={props.labelledBy}>
        {field.label}
        {field.links ? spaceAfter(field.label) : null}
        {/* Part of the sentence that the user agrees to. Clicking a link does not tick the box. */}
        <FieldLinks links={field.links} />
        {required ? <RequiredMark /> : null}
      </span>
    </label>
  )
}

/** Separator between words of one sentence, which screen readers use too: Chinese has no spaces. */
function spaceAfter(words: string): string {
  return /\p{Script=Han}$/u.test(words) ? '' : ' '
}
