/**
 * Decodes text files: UTF-8, UTF-16 ("Unicode text"), or GB 18030 from Chinese Excel. Other encodings are refused: the same bytes
 * are letters in each of them, and nothing tells which is meant.
 */
import { UnreadableSheet } from './raw-rows.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

export function decodeText(bytes: Uint8Array): string {
  const utf16 = markedUtf16(bytes) ?? unmarkedUtf16(bytes)
  const text = utf16 ? tryDecode(bytes, utf16) : (tryDecode(bytes, 'utf-8') ?? decodeChinese(bytes))
  if (text === null) throw new UnreadableSheet('cell.encoding')
  return text
}

/** Whether the bytes are text in any encoding. */
export function isPlainText(bytes: Uint8Array): boolean {
  if (markedUtf16(bytes) ?? unmarkedUtf16(bytes)) return true
  return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27))
}

function tryDecode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Starts with a byte order mark of two bytes. */
function markedUtf16([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Separators and line breaks have a zero byte, always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || (even === 0) === (odd === 0)) return null
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be'
  const text = tryDecode(bytes, encoding)
  return text !== null && /[\t,;]/.test(text) && !/(?![\t\n\r])\p{Cc}|\p{Cn}|\p{Co}/u.test(text) ? encoding : null
}

/** Share of characters beyond GB 2312, such as those in rare names, that Chinese text may have. */
const mostRare = 0.1
const fewestFrequent = 0.7

/** Null unless most characters are frequent Chinese ones: other encodings give rare characters, or none. */
function decodeChinese(bytes: Uint8Array): string | null {
  const text = tryDecode(bytes, 'gb18030')
  if (text === null) return null
  const { frequent, rare, japanese, all } = countCharacters(bytes)
  // Pairs of accented letters within a word, such as those of OBSERVAÇÃO, are one character each.
  if (/[a-z]\p{Script=Han}[a-z]|\p{Script=Hiragana}|\p{Script=Katakana}/iu.test(text)) return null
  // Half-width katakana of Shift JIS, and capital letters with accents.
  if (bytes.every((byte) => byte < 0x80 || (byte > 0xa0 && byte < 0xe0))) return null
  return japanese < all && frequent / all >= fewestFrequent && rare / all <= mostRare ? text : null
}

interface Characters {
  /** Level 1 of GB 2312, ordered by pronunciation. */
  frequent: number
  rare: number
  /** Those that are frequent Japanese characters in EUC-JP; they include the Korean syllables of EUC-KR. */
  japanese: number
  all: number
}

/** Chinese characters of text in GB 18030, without punctuation and full-width letters. */
function countCharacters(bytes: Uint8Array): Characters {
  const counts: Characters = { frequent: 0, rare: 0, japanese: 0, all: 0 }
  let at = 0
  while (at < bytes.length) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2)
    if (lead <= 0x80) {
      at += 1
      continue
    }
    const isFourBytes = trail >= 0x30 && trail <= 0x39
    at += isFourBytes ? 4 : 2
    const isCommon = trail >= 0xa1 && lead >= 0xa1 && lead <= 0xf7
    if (isCommon && lead < 0xb0) continue
    counts.all += 1
    if (!isCommon) counts.rare += 1
    else if (lead <= 0xd7) counts.frequent += 1
    if (isCommon && lead <= 0xcf) counts.japanese += 1
  }
  return counts
}

/** Bytes by the characters of Windows-1252. */
const westernBytes = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((sign, byte) => [sign, byte]),
)

/** Whether another program has read UTF-8 as Windows-1252 before, which gives words such as MalmÃ¶. */
export function isMisread(text: string): boolean {
  if (!/[\u00c2-\u00f4]/.test(text)) return false
  const bytes = [...text].map((sign) => westernBytes.get(sign))
  return bytes.every((byte) => byte !== undefined) && tryDecode(Uint8Array.from(bytes), 'utf-8') !== null
}
