import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Icon, usePortal } from '#engine'
import { type SearchAnswer, type SearchHit, useSearch } from './use-search.ts'
import './search-panel.css'

interface SearchPanelProps {
  readonly operation: string
  readonly onClose: () => void
}

/**
 * The opened search: a field and one list of grouped results. A native dialog keeps the focus inside and closes on Escape; the
 * focus stays in the field while the arrow keys move through the results (combobox with a list box).
 */
export function SearchPanel({ operation, onClose }: SearchPanelProps): ReactNode {
  const portal = usePortal()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [words, setWords] = useState('')
  const { answer, state } = useSearch(operation, words)
  // New results start at the first one.
  const [chosen, setChosen] = useState({ answer, index: 0 })
  const active = chosen.answer === answer ? chosen.index : 0
  const setActive = (index: number) => setChosen({ answer, index })
  const hits = answer?.rows ?? []
  useModal(dialog)
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, list])

  function open(hit: SearchHit | undefined): void {
    if (!hit) return
    onClose()
    portal.navigate(hit.address)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setActive((active + step + hits.length) % hits.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(state === 'ready' ? hits[active] : undefined)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      className="qs-search-panel"
      aria-label={portal.text('search.open')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="qs-search-line">
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          autoFocus
          aria-label={portal.text('search.hint')}
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${list}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={portal.text('search.placeholder')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKey}
        />
        <button type="button" className="qs-search-close" aria-label={portal.text('search.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {answer?.hint && <Correction answer={answer} onWords={setWords} />}
      <Groups list={list} hits={hits} active={active} onPoint={setActive} onOpen={open} />
      <p className="qs-search-foot" role="status">
        {statusOf()}
      </p>
    </dialog>
  )

  function statusOf(): string {
    if (words.trim() === '') return portal.text('search.hint')
    if (state === 'failed') return portal.text('search.failed')
    if (state === 'busy' || !answer) return portal.text('portal.loading')
    return hits.length === 0 ? portal.text('search.none', { words: words.trim() }) : portal.text('search.count', { count: hits.length })
  }
}

/** Opens the dialog, and returns the focus when it is gone. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [dialog])
}

interface CorrectionProps {
  readonly answer: SearchAnswer
  readonly onWords: (words: string) => void
}

/** What is wrong with the words, and a button for those that may be meant. */
function Correction({ answer: { hint, instead }, onWords }: CorrectionProps): ReactNode {
  const portal = usePortal()
  return (
    <p className="qs-search-warning">
      {hint}{' '}
      {instead && (
        <button type="button" onClick={() => onWords(instead)}>
          {portal.text('search.instead', { right: instead })}
        </button>
      )}
    </p>
  )
}

interface GroupsProps {
  readonly list: string
  readonly hits: readonly SearchHit[]
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onOpen: (hit: SearchHit) => void
}

function Groups({ list, hits, active, onPoint, onOpen }: GroupsProps): ReactNode {
  const portal = usePortal()
  const groups = [...new Set(hits.map(({ group }) => group))]
  return (
    <div id={list} role="listbox" className="qs-search-results" aria-label={portal.text('search.results')} hidden={hits.length === 0}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
        <div key={group} role="group" aria-labelledby={`${list}-${group}`}>
          <p id={`${list}-${group}`} className="qs-search-group" role="presentation">
            {hits.find((hit) => hit.group === group)?.groupLabel}
          </p>
          {hits.map((hit, index) =>
            hit.group === group ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are handled in the field
              <div
                key={hit.address}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                className="qs-search-hit"
                // The field keeps the focus.
                onMouseDown={(event: MouseEvent) => event.preventDefault()}
                onMouseMove={() => index !== active && onPoint(index)}
                onClick={() => onOpen(hit)}
              >
                <span className="qs-search-title">{hit.title}</span>
                {hit.status && <span className="qs-search-status">{hit.status}</span>}
                {hit.about && <span className="qs-search-about">{hit.about}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}
