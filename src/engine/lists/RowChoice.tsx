import { type ReactNode, useEffect, useState } from 'react'
import type { ChoosePlan } from '#config'
import { useChosen } from './use-chosen.ts'
import './chosen.css'

export interface RowChoiceProps {
  readonly choose: ChoosePlan
  readonly rowKey: string
}

/** The box that puts a row among the chosen ones. It shows the click at once; the address follows. */
export function RowChoice({ choose, rowKey }: RowChoiceProps): ReactNode {
  const { keys, toggle } = useChosen(choose)
  const isChosen = keys.includes(rowKey)
  const [shown, setShown] = useState(isChosen)
  useEffect(() => setShown(isChosen), [isChosen])
  return (
    <label className="qs-row-choice">
      <input type="checkbox" checked={shown} onChange={() => toggle(rowKey) && setShown(!shown)} />
      {choose.label}
    </label>
  )
}
