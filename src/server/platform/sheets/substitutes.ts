/** Names in place of characters that the font of sheets lacks: a box would not say what is missing. */

/** Variants of the character before; a PDF has only one. */
const selectors = /\p{Variation_Selector}/gu
const pictures = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u
/** Scripts in use today, by their ISO 15924 codes. */
const scripts = [
  'Arab',
  'Hebr',
  'Thai',
  'Hang',
  'Deva',
  'Beng',
  'Taml',
  'Telu',
  'Laoo',
  'Khmr',
  'Mymr',
  'Sinh',
  'Armn',
  'Geor',
  'Ethi',
].map((code) => ({ code, letter: new RegExp(`^\\p{Script_Extensions=${code}}$`, 'u') }))

/** The text with each run of missing letters as the name of their script, and each other missing character as its code point. */
export function substitute(text: string, language: string, hasGlyph: (codePoint: number) => boolean): string {
  const names = new Intl.DisplayNames([language], { type: 'script' })
  let written = ''
  let last = ''
  let spaces = ''
  for (const character of text.replace(selectors, '')) {
    const codePoint = character.codePointAt(0) ?? 0
    if (/\s/.test(character)) spaces += character
    else if (hasGlyph(codePoint)) {
      written += spaces + character
      last = spaces = ''
    } else {
      const script = scriptOf(character)
      const name = script === undefined ? `U+${codePoint.toString(16).toUpperCase()}` : (names.of(script) ?? script)
      if (script === undefined || name !== last) written += `${spaces}[${name}]`
      last = name
      spaces = ''
    }
  }
  return written + spaces
}

function scriptOf(character: string): string | undefined {
  return pictures.test(character) ? 'Zsye' : scripts.find(({ letter }) => letter.test(character))?.code
}

/** All texts of a node and of the nodes in it, replaced in place: pdfmake changes its definition too. */
export function replaceTexts(node: unknown, replace: (text: string) => string): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    // The items of a text that is written in parts have no key of their own.
    if (typeof value === 'string' && (key === 'text' || Array.isArray(node))) Object.assign(node, { [key]: replace(value) })
    else if (!Buffer.isBuffer(value)) replaceTexts(value, replace)
  }
}
