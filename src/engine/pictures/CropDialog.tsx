import { type ReactNode, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Dialog } from '../antd/index.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { cropPicture } from './crop-picture.ts'
import './pictures.css'

export interface CropDialogProps {
  readonly title: string
  /** Address of the chosen picture in this tab's memory. */
  readonly url: string
  readonly type: string
  readonly shape: 'round' | 'rect'
  readonly ratio: number
  readonly pixels: number
  /** Upload progress; null before it starts. */
  readonly sending: number | null
  /** Why the picture was rejected. */
  readonly refusal: string | null
  readonly onCropped: (picture: Blob) => void
  readonly onClose: () => void
}

const mostZoom = 4

/** Selects the visible part of a picture: by dragging, pinching or arrow keys. */
export function CropDialog(props: CropDialogProps): ReactNode {
  const { title, url, type, shape, ratio, pixels, sending, refusal, onCropped, onClose } = props
  const portal = usePortal()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [failed, setFailed] = useState(false)
  const area = useRef<Area | null>(null)
  const image = useRef<HTMLImageElement | null>(null)
  const busy = sending !== null

  async function finish(): Promise<void> {
    if (!area.current || !image.current || busy) return
    try {
      onCropped(await cropPicture(image.current, { area: area.current, rotation, pixels }, type))
    } catch {
      setFailed(true)
    }
  }

  const message = refusal ?? (failed ? portal.text('engine.picture.unreadable') : null)
  return (
    <Dialog open title={title} width={520} busy={busy} onClose={onClose}>
      <div className="qs-crop">
        <div className="qs-crop-stage">
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            maxZoom={mostZoom}
            aspect={ratio}
            cropShape={shape}
            showGrid={shape === 'rect'}
            disableAutomaticStylesInjection
            keyboardStep={4}
            cropperProps={{ role: 'group', 'aria-label': portal.text('engine.picture.move') }}
            mediaProps={{ alt: '', onError: () => setFailed(true) }}
            setImageRef={(reference) => {
              image.current = reference.current
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, inPixels) => {
              area.current = inPixels
            }}
          />
        </div>
        <div className="qs-crop-tools">
          <label>
            <span>{portal.text('engine.picture.zoom')}</span>
            <input type="range" min={1} max={mostZoom} step={0.05} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
          </label>
          <Button small onClick={() => setRotation((before) => (before + 90) % 360)}>
            {portal.text('engine.picture.rotate')}
          </Button>
        </div>
        {message ? (
          <p className="qs-crop-refused" role="alert">
            {message}
          </p>
        ) : (
          <p className="qs-crop-hint">{portal.text('engine.picture.hint')}</p>
        )}
        {busy ? <progress max={1} value={sending} aria-label={portal.text('engine.picture.sending')} /> : null}
        <div className="qs-dialog-actions">
          <Button onClick={() => (busy ? undefined : onClose())}>{portal.text('engine.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={() => void finish()}>
            {portal.text(busy ? 'engine.picture.sending' : 'engine.picture.use')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
