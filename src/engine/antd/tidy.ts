/** Putting right what people type and paste, where there is no doubt what they meant. */

/** Figures, full stop, comma, minus and space as an input method for Chinese writes them. */
export function toAscii(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/[\u3000\u00a0]/g, ' ')
}

/** Codes that are written in capitals, and in groups only to be read. */
const capitals: ReadonlySet<string> = new Set(['container-number', 'scac', 'un-locode', 'uscc'])

/** Normalises text. Values with a format never contain full-width characters intentionally. */
export function tidyText(text: string, format: string | undefined): string {
  if (format === undefined) return text.trim()
  return capitals.has(format) ? tidyCode(text).toUpperCase() : toAscii(text).trim()
}

/** A pasted code without separators. */
export function tidyCode(text: string): string {
  return toAscii(text).replace(/[\s\u2010-\u2015-]/g, '')
}

/** While typing a number: characters without meaning in a number are dropped, everything else is left to the validation. */
export function tidyNumberTyping(text: string): string {
  return toAscii(text)
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[,\u3001'\s]/g, '')
}

/** On leaving: `.5`, `5.`, `007` and `+5` are numbers that a person may write and the format does not know. */
export function tidyNumber(text: string): string {
  const typed = tidyNumberTyping(text).replace(/^\+/, '')
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(typed)
  if (!parts || (!parts[2] && !parts[3])) return typed
  const [, sign = '', whole = '', fraction] = parts
  const figures = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${sign}${figures}${fraction ? `.${fraction}` : ''}`
}
