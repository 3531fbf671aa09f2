import { type ReactNode, useState } from 'react'
import type { FilesPlan } from '#generated/blocks.ts'
import { formatDateTime, formatSize, type JsonObject } from '#rules'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { Chip } from '../../display/Chip.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { saveBlob } from '../../parts/save-blob.ts'
import { resolveValues, resultOf } from '../../plan/expressions.ts'
import { optionOf, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './files.css'

type FileRow = {
  readonly fileId: string
  readonly name: string
  readonly size?: number
  readonly at?: string
  /** Only if files have versions: the version, and whether it is the current one. */
  readonly version?: number
  readonly current?: boolean
  readonly by?: string
  readonly byStaff?: boolean
  /** Only if files are scanned for viruses: a file can be downloaded once it is clean. */
  readonly scan?: 'pending' | 'clean' | 'quarantined'
}

/** Files of a record. Each is downloaded with the user's session; there is no public address. */
export function FilesBlock({ block }: { readonly block: FilesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const [fetching, setFetching] = useState<string | null>(null)
  const value = resultOf(block.of, scope)
  const files = (Array.isArray(value) ? value : []) as readonly FileRow[]
  const current = files.filter((file) => file.current !== false)

  async function open(file: FileRow): Promise<void> {
    if (fetching) return
    setFetching(file.fileId)
    const own = inputFor(file, portal.shell.calls[block.operation]?.path)
    const input = block.input ? { ...resolveValues(block.input, scope), fileId: file.fileId } : own
    const answer = await portal.download(block.operation, input)
    setFetching(null)
    if (!answer.ok) return
    saveBlob(answer.value.blob, file.name)
  }

  return (
    <div className="qs-files">
      <BlockHead label={block.label}>{block.add ? <ActionButton action={block.add} scope={scope} moves={moves} small /> : null}</BlockHead>
      {files.length === 0 ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.noFiles')}</p>
      ) : (
        <ul>
          {current.map((file) => (
            <li key={file.fileId}>
              <FileLine block={block} file={file} fetching={fetching} onOpen={(one) => void open(one)} />
              <OlderVersions
                block={block}
                files={files.filter((other) => other.current === false && isSamePaper(other, file, block))}
                fetching={fetching}
                onOpen={(one) => void open(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface Opening {
  readonly block: FilesPlan
  readonly fetching: string | null
  readonly onOpen: (file: FileRow) => void
}

function FileLine({ block, file, fetching, onOpen }: Opening & { readonly file: FileRow }): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const kind = readField(file, block.type ?? 'type')
  const type = typeof kind === 'string' ? optionOf(bundle.options[block.typeOptionsOf ?? ''], kind)?.label : undefined
  const version = file.version === undefined ? undefined : portal.text('engine.files.version', { version: file.version })
  const by = file.byStaff ? [file.by, portal.text('engine.files.fromStaff')].filter(Boolean).join(' · ') : file.by
  const size = file.size === undefined ? undefined : formatSize(file.size)
  const at = file.at && formatDateTime(file.at, portal.shell.brand.timeZone)
  return (
    <button type="button" aria-busy={fetching === file.fileId || undefined} disabled={isHeld(file)} onClick={() => onOpen(file)}>
      <Icon name="file" />
      <span className="qs-file-name">
        {file.name}
        {type ? <span className="qs-file-type">{type}</span> : null}
        {isHeld(file) ? <Chip tone={file.scan === 'pending' ? 'amber' : 'red'}>{portal.text(`engine.files.${file.scan}`)}</Chip> : null}
      </span>
      <span className="qs-quiet">{[version, size, by, at].filter(Boolean).join(' · ')}</span>
      {isHeld(file) ? null : <Icon name="download" />}
      {isHeld(file) ? null : <span className="qs-only-spoken">{portal.text('engine.download')}</span>}
    </button>
  )
}

function isHeld({ scan }: FileRow): boolean {
  return scan === 'pending' || scan === 'quarantined'
}

/** Replaced versions can still be downloaded. */
function OlderVersions({ block, files, fetching, onOpen }: Opening & { readonly files: readonly FileRow[] }): ReactNode {
  const portal = usePortal()
  if (files.length === 0) return null
  return (
    <details className="qs-files-older">
      <summary>{portal.text('engine.files.older', { count: files.length })}</summary>
      <ul>
        {files.map((file) => (
          <li key={file.fileId}>
            <FileLine block={block} file={file} fetching={fetching} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function isSamePaper(one: FileRow, other: FileRow, { type = 'type' }: FilesPlan): boolean {
  return readField(one, type) === readField(other, type) && one.name === other.name
}

/** Fields of the file used in the operation's address. */
function inputFor(file: FileRow, path = ''): JsonObject {
  const input: Record<string, string> = {}
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const value = (file as Record<string, unknown>)[name as string]
    if (value !== undefined) input[name as string] = String(value)
  }
  return input
}
