/** Pictures of a new brand: plain SVG made from its name and colours, until a designer provides others. */

export interface SignColours {
  readonly accent: string
  readonly ink: string
  readonly canvas: string
  readonly deep: string
}

const font = `font-family="'Inter','Helvetica Neue','Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif"`
const open = '<svg xmlns="http://www.w3.org/2000/svg"'

/** A mark with the first letter, and the name beside it. */
export function drawLogo(name: string, colours: SignColours): string {
  const width = 46 + Math.ceil([...name].reduce((sum, letter) => sum + (isWide(letter) ? 22 : 12.4), 0))
  const words = `<text x="42" y="24" ${font} font-size="21" font-weight="640" letter-spacing="-0.3" fill="${colours.ink}">${escapeText(name)}</text>`
  return `${open} viewBox="0 0 ${width} 34" width="${width}" height="34" role="img"><title>${escapeText(name)}</title>${drawMark(name, colours)}${words}</svg>\n`
}

export function drawFavicon(name: string, colours: SignColours): string {
  return `${open} viewBox="0 0 34 34">${drawMark(name, colours)}</svg>\n`
}

/** Background of hero blocks: subtle waves in the brand's deep colour. */
export function drawPicture({ accent, deep }: SignColours): string {
  const waves = Array.from({ length: 9 }, (_, index) => {
    const y = 120 + index * 48
    return `<path d="M700 ${y + 90}C900 ${y + 150} 1040 ${y - 90} 1240 ${y - 10}S1480 ${y - 90} 1640 ${y - 60}"/>`
  })
  return `${open} viewBox="0 0 1600 560" preserveAspectRatio="xMaxYMax slice"><rect width="1600" height="560" fill="${deep}"/><g fill="none" stroke="${accent}" stroke-width="3">${waves.join('')}</g></svg>\n`
}

function drawMark(name: string, { accent, canvas }: SignColours): string {
  const letter = escapeText([...name][0] ?? '')
  return `<rect x="3" y="3" width="28" height="28" rx="6" fill="${accent}"/><text x="17" y="23.500" text-anchor="middle" ${font} font-size="18" font-weight="700" fill="${canvas}">${letter}</text>`
}

function isWide(letter: string): boolean {
  return /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(letter)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
