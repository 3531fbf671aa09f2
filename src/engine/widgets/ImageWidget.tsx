import { type ReactNode, useEffect, useState } from 'react'
import { PicturePicker } from '../pictures/PicturePicker.tsx'
import { usePortal } from '../portal.ts'
import { textOf, type WidgetProps } from './widget.ts'

/** A picture, cropped and uploaded immediately; the form stores its id. */
export function ImageWidget(props: WidgetProps): ReactNode {
  const { field, id, value, onChange, onLeave, disabled, invalid, describedBy, labelledBy } = props
  const portal = usePortal()
  const [preview, setPreview] = useState<{ readonly fileId: string; readonly url: string } | null>(null)
  const fileId = textOf(value)
  const url = preview?.url
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  if (!field.upload) return null
  return (
    <PicturePicker
      id={id}
      label={portal.text(fileId === '' ? 'engine.picture.choose' : 'engine.picture.change')}
      upload={field.upload}
      crop={field.crop}
      disabled={disabled}
      invalid={invalid}
      labelledBy={labelledBy}
      describedBy={describedBy}
      onLeave={onLeave}
      onSent={(answer, picture) => {
        const sent = (answer as { readonly fileId: string }).fileId
        setPreview({ fileId: sent, url: URL.createObjectURL(picture) })
        onChange(sent)
      }}
    >
      {fileId === '' ? null : (
        <>
          {preview?.fileId === fileId ? (
            <img
              className="qs-picture-preview"
              src={preview.url}
              alt={portal.text('engine.picture.chosen')}
              data-shape={field.crop?.shape}
            />
          ) : (
            <span>{portal.text('engine.picture.kept')}</span>
          )}
          <button type="button" className="qs-text-button" disabled={disabled} onClick={() => onChange(undefined)}>
            {portal.text('engine.picture.remove')}
          </button>
        </>
      )}
    </PicturePicker>
  )
}
