import { pinyin } from 'pinyin-pro'

const wordsByName = new Map<string, readonly string[]>()

/** What people type for a Chinese name without an input method: its pinyin and the initials. Empty for other names. */
export function spokenWords(name: string): readonly string[] {
  const forms = wordsByName.get(name)
  if (forms) return forms
  // Written as on a keyboard: no tones, ü as v.
  const characters = pinyin(name, { type: 'all', toneType: 'none', v: true })
  const isChinese = characters.some(({ isZh }) => isZh)
  const whole = characters.map(({ isZh, pinyin: syllable, origin }) => (isZh ? syllable : origin)).join('')
  const initials = characters.map(({ isZh, first, origin }) => (isZh ? first : origin)).join('')
  const words = isChinese ? [...new Set([whole, initials].map((word) => word.toLowerCase().replaceAll(' ', '')))] : []
  wordsByName.set(name, words)
  return words
}
