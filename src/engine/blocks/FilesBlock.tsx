import { type ReactNode, useState } from 'react'
import { formatDateTime, formatSize, type JsonObject } from '#rules'
import { Icon } from '../display/Icon.tsx'
import { usePage } from '../page/page-context.ts'
import type { FilesPlan } from '../plan/block-plans.ts'
import { resultOf } from '../plan/expressions.ts'
import { usePortal } from '../portal.ts'
import { BlockHead } from './BlockHead.tsx'
import { saveBlob } from './save-blob.ts'
import './files.css'

interface FileRow {
  readonly fileId: string
  readonly name: string
  readonly size?: number
  readonly at?: string
}

/** Files of a record. Each is fetched with the reader's own session and handed to the browser; there is no open address for it. */
export function FilesBlock({ block }: { readonly block: FilesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [fetching, setFetching] = useState<string | null>(null)
  const value = resultOf(block.of, scope)
  const files = (Array.isArray(value) ? value : []) as readonly FileRow[]

  async function open(file: FileRow): Promise<void> {
    if (fetching) return
    setFetching(file.fileId)
    const answer = await portal.download(block.operation, inputFor(file, portal.shell.calls[block.operation]?.path))
    setFetching(null)
    if (!answer.ok) return
    saveBlob(answer.value.blob, file.name)
  }

  return (
    <div className="qs-files">
      <BlockHead label={block.label} />
      {files.length === 0 ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.noFiles')}</p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.fileId}>
              <button type="button" aria-busy={fetching === file.fileId || undefined} onClick={() => void open(file)}>
                <Icon name="file" />
                <span className="qs-file-name">{file.name}</span>
                <span className="qs-quiet">
                  {file.size === undefined ? '' : formatSize(file.size)}
                  {file.at ? ` · ${formatDateTime(file.at, portal.shell.brand.timeZone)}` : ''}
                </span>
                <Icon name="download" />
                <span className="qs-only-spoken">{portal.text('engine.download')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The file's own fields that the address of the operation names. */
function inputFor(file: FileRow, path = ''): JsonObject {
  const input: Record<string, string> = {}
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const value = (file as unknown as Record<string, unknown>)[name as string]
    if (value !== undefined) input[name as string] = String(value)
  }
  return input
}
