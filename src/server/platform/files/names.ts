/** File names sent by users: kept for display, never used as storage names. */
const longestName = 120
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Control characters, bidirectional marks that disguise an extension, invisible joiners, lone surrogates. */
const dangerous = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu
const separators = /[\\/:*?"<>|%]/g

/** A name that is safe to display and to put into a header; the extension is kept. */
export function sanitizeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(dangerous, '')
    .replace(separators, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const safe = reserved.test(plain) ? `_${plain}` : plain
  const ending = fileEnding(safe)
  const stem = ending ? safe.slice(0, -ending.length - 1) : safe
  const room = longestName - (ending ? ending.length + 1 : 0)
  const short = [...stem].slice(0, room).join('').trimEnd() || 'file'
  return ending ? `${short}.${ending}` : short
}

/** The extension in lower case, without the dot; '' if there is none. */
export function fileEnding(name: string): string {
  const match = /\.([A-Za-z0-9]{1,8})$/.exec(name)
  return match?.[1]?.toLowerCase() ?? ''
}
