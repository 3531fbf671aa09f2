/** Number formats of the cells of an Excel file, by the style that cells name. */
import { builtInFormat, type NumberFormat, parseFormat } from './number-formats.ts'
import { attribute, decode } from './xml.ts'

export function readStyles(xml: string): Map<number, NumberFormat> {
  const ownFormats = new Map<number, NumberFormat>()
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    ownFormats.set(Number(attribute(tag, 'numFmtId')), parseFormat(decode(attribute(tag, 'formatCode') ?? '')))
  const styles = new Map<number, NumberFormat>()
  const cellStyles = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  for (const [tag] of cellStyles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)) {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    styles.set(styles.size, ownFormats.get(id) ?? builtInFormat(id))
  }
  return styles
}
