import { type ReactNode, useRef } from 'react'
import type { Option } from '#config'
import { useOnChange } from '../use-on-change.ts'
import { tidyText } from './tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

/** On-screen keyboards by format. */
const keyboards: Readonly<Record<string, 'tel' | 'email'>> = { 'cn-mobile': 'tel', 'cn-landline': 'tel', email: 'email' }

/**
 * One line of text. Pasted spaces and full-width digits are cleaned up on blur. Suggested names are offered while typing; the
 * code of one, typed or from a link, becomes its name.
 */
export function InputWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave, id, options } = props
  const [text, type] = useTyped(textOf(value), (entry) => onChange(entry === '' ? undefined : entry))
  const code = textOf(value)
  const typed = useRef<string>(undefined)
  // A code is replaced once, when it comes from outside: later, the user may want to type it.
  useOnChange(code, () => {
    const name = code === typed.current ? undefined : nameOf(code, options)
    if (name !== undefined) type(name)
  })
  const input = (
    <input
      {...controlProps(props)}
      list={options.length > 0 ? `${id}-names` : undefined}
      type="text"
      className="qs-control"
      inputMode={keyboards[field.format ?? '']}
      autoCapitalize={field.format ? 'none' : undefined}
      spellCheck={field.format ? false : undefined}
      placeholder={field.placeholder}
      value={text}
      onChange={(event) => {
        typed.current = event.target.value
        type(event.target.value)
      }}
      onBlur={() => {
        const tidied = tidyText(text, field)
        const tidy = nameOf(tidied, options) ?? tidied
        if (tidy !== text) type(tidy)
        onLeave()
      }}
    />
  )
  if (options.length === 0) return input
  return (
    <>
      {input}
      <datalist id={`${id}-names`}>
        {options.map((option) => (
          <option key={option.value} value={nameWithCode(option)} />
        ))}
      </datalist>
    </>
  )
}

function nameOf(code: string, options: readonly Option[]): string | undefined {
  const option = code === '' ? undefined : options.find(({ value }) => value.toLowerCase() === code.trim().toLowerCase())
  return option && nameWithCode(option)
}

function nameWithCode({ label, code }: Option): string {
  return code === undefined ? label : `${label} ${code}`
}
