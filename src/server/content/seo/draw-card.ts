/** The preview picture of a shared link: the page's title, with the brand's colours and logo. */
import type { OverlayOptions } from 'sharp'
import type { PublicBrand } from '#config'
import { escapeXml } from '../../kernel/index.ts'
import { findFont } from '../../platform/sheets/index.ts'

export interface CardParts {
  readonly title: string
  readonly brand: PublicBrand
  /** SVG. */
  readonly logo: Uint8Array | undefined
}

/** Pixels that social networks expect. */
const size = { width: 1200, height: 630 } as const
const edge = 88
const logo = { top: 84, height: 72 } as const
const titleTop = 222
/** Longer titles are set smaller; what does not fit even so is cut. */
const titleSizes = [68, 56, 46] as const
const titleHeight = 250
const claim = { size: 30, fromBottom: 96 } as const
const line = { width: 120, height: 6, fromBottom: 150 } as const
const band = 18

/** A PNG of 1200 x 630 pixels. */
export async function drawCard({ title, brand, logo: mark }: CardParts): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { canvas = '#ffffff', ink = '#111111', accent = ink, signal = accent } = brand.theme
  const ending = ` · ${brand.name}`
  const head = title.endsWith(ending) ? title.slice(0, -ending.length) : title
  const parts: OverlayOptions[] = [
    { input: await drawTitle(head, String(ink)), left: edge, top: titleTop },
    { input: bar(line.width, line.height, String(signal)), left: edge, top: size.height - line.fromBottom },
    {
      input: await drawText(brand.claim, { px: claim.size, weight: 'normal', ink: String(ink) }),
      left: edge,
      top: size.height - claim.fromBottom,
    },
    { input: bar(size.width, band, String(accent)), left: 0, top: size.height - band },
  ]
  if (mark)
    parts.push({ input: await sharp(mark, { density: 300 }).resize({ height: logo.height }).png().toBuffer(), left: edge, top: logo.top })
  return await sharp({ create: { ...size, channels: 4, background: String(canvas) } })
    .composite(parts)
    .png({ palette: true })
    .toBuffer()
}

function bar(width: number, height: number, background: string): OverlayOptions['input'] {
  return { create: { width, height, channels: 4, background } }
}

async function drawTitle(title: string, ink: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  let drawn: Buffer = Buffer.alloc(0)
  let across = 0
  for (const px of titleSizes) {
    drawn = await drawText(title, { px, weight: 'bold', ink })
    const { width, height } = await sharp(drawn).metadata()
    if (height <= titleHeight) return drawn
    across = width
  }
  return await sharp(drawn).extract({ left: 0, top: 0, width: across, height: titleHeight }).toBuffer()
}

interface TextLook {
  readonly px: number
  readonly weight: 'normal' | 'bold'
  readonly ink: string
}

/** Pango markup, broken into lines as wide as the picture allows; the font of the printed sheets, since machines need have none. */
async function drawText(text: string, { px, weight, ink }: TextLook): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return await sharp({
    text: {
      text: `<span foreground="${ink}" font_weight="${weight}">${escapeXml(text)}</span>`,
      font: `Noto Sans SC ${px}`,
      fontfile: findFont(weight),
      width: size.width - 2 * edge,
      // Points are pixels.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer()
}
