/** Crops a picture to a new one, rotated and no larger than needed. */
export interface Crop {
  /** In pixels of the rotated picture. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Clockwise, in degrees. */
  readonly rotation: number
  /** Maximum pixels of the longer side of the result. */
  readonly pixels: number
}

/** Only PNG supports transparency. */
export async function cropPicture(image: HTMLImageElement, { area, rotation, pixels }: Crop, type: string): Promise<Blob> {
  const scale = Math.min(1, pixels / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  const turned = turnedSize(image.naturalWidth, image.naturalHeight, rotation)
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type === 'image/png' ? type : 'image/jpeg', 0.92))
  if (!blob) throw new Error('The picture could not be created')
  return blob
}

/** Bounding box of a rotated picture. */
export function turnedSize(width: number, height: number, rotation: number): { width: number; height: number } {
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}
