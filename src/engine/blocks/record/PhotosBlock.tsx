import type { ReactNode } from 'react'
import type { PhotosPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { usePicture } from '../../pictures/use-picture.ts'
import { resolveValues, resultOf } from '../../plan/expressions.ts'
import { readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './photos.css'

type Photo = JsonObject & { readonly fileId: string }

/** Pictures of a record side by side. They are fetched with the reader's session; there is no public address. */
export function PhotosBlock({ block }: { readonly block: PhotosPlan }): ReactNode {
  const { scope } = usePage()
  const value = resultOf(block.of, scope)
  const photos = (Array.isArray(value) ? value : []) as readonly Photo[]
  const input = resolveValues(block.input, scope)
  return (
    <div className="qs-photos">
      <BlockHead label={block.label} />
      {photos.length === 0 ? (
        <p className="qs-quiet">{block.empty}</p>
      ) : (
        <ul>
          {photos.map((photo) => (
            <li key={photo.fileId}>
              <Picture
                operation={block.operation}
                input={{ ...input, fileId: photo.fileId }}
                name={String(readField(photo, block.name) ?? '')}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PictureProps {
  readonly operation: string
  readonly input: JsonObject
  readonly name: string
}

function Picture({ operation, input, name }: PictureProps): ReactNode {
  const portal = usePortal()
  const url = usePicture({ operation, input })
  return (
    <figure>
      {url ? (
        <a href={url} target="_blank" rel="noopener" aria-label={portal.text('engine.openFile', { name })}>
          <img src={url} alt="" />
        </a>
      ) : (
        <span className="qs-bone" />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
