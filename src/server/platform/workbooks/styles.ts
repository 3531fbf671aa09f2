/** What the styles of an Excel file make of its cells. */
import { builtInFormat, type NumberFormat, parseFormat } from './number-formats.ts'
import { attribute, decode } from './xml.ts'

export interface CellStyle {
  readonly format: NumberFormat
  readonly isStruck: boolean
}

/** By the number that cells name. */
export function readStyles(xml: string): Map<number, CellStyle> {
  const ownFormats = new Map<number, NumberFormat>()
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    ownFormats.set(Number(attribute(tag, 'numFmtId')), parseFormat(decode(attribute(tag, 'formatCode') ?? '')))
  const fonts = /<(?:\w+:)?fonts[\s\S]*?<\/(?:\w+:)?fonts>/.exec(xml)?.[0] ?? ''
  const struckFonts = [...fonts.matchAll(/<(?:\w+:)?font(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?font>)/g)].map(([, font = '']) =>
    isStruck(font),
  )
  const styles = new Map<number, CellStyle>()
  const cellStyles = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  for (const [tag] of cellStyles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)) {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    const font = struckFonts[Number(attribute(tag, 'fontId') ?? 0)] ?? false
    styles.set(styles.size, { format: ownFormats.get(id) ?? builtInFormat(id), isStruck: font })
  }
  return styles
}

/** Whether a font, or a part of a text, is struck through. */
export function isStruck(xml: string): boolean {
  return /<(?:\w+:)?strike(?:\s+val="(?:1|true)"\s*)?\s*\/?>/.test(xml)
}
