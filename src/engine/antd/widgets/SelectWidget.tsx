import type { ReactNode } from 'react'
import type { Option } from '#config'
import type { WidgetProps } from '../widget.ts'
import { Combobox } from './Combobox.tsx'

/** One of many, found by name, code or keyword. */
export function SelectWidget(props: WidgetProps): ReactNode {
  return <Combobox {...props} drawOption={drawOption} />
}

function drawOption(option: Option): ReactNode {
  return (
    <>
      <span>{option.label}</span>
      {option.code && option.code !== option.label ? <small className="qs-figures">{option.code}</small> : null}
    </>
  )
}
