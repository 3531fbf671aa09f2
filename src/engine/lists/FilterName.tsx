import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '../antd/index.ts'
import { useUnsentText } from '../drafts/use-interruption.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'

export interface FilterNameProps {
  readonly start: string
  readonly title: string
  readonly onName: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the name of a saved filter. Stays open until the name is accepted. */
export function FilterName({ start, title, onName, onClose }: FilterNameProps): ReactNode {
  const portal = usePortal()
  const [name, setName] = useUnsentText('filter-name', start)
  const [busy, setBusy] = useState(false)
  const id = useId()
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '' || busy) return
    setBusy(true)
    await onName(name.trim())
    setBusy(false)
  }
  return (
    <Dialog open title={title} onClose={onClose} width={440} busy={busy}>
      <form className="qs-kept-name" onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{portal.text('engine.filters.name')}</label>
        <input
          id={id}
          value={name}
          maxLength={Number(portal.shell.limits.filterNameMax ?? 24)}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className="qs-kept-name-foot">
          <Button tone="primary" type="submit" busy={busy}>
            {portal.text('engine.filters.save')}
          </Button>
          <Button onClick={onClose}>{portal.text('engine.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
