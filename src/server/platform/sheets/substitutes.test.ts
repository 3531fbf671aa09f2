import { describe, expect, it } from 'vitest'
import { replaceTexts, substitute } from './substitutes.ts'

const plain = (codePoint: number) => codePoint < 0x600 || (codePoint >= 0x3000 && codePoint < 0xa000)

describe('characters that the font lacks', () => {
  it('are named by their script or code point, never drawn as boxes', () => {
    expect(substitute('𠮷野家餐具 😀❤️ العربية الفصحى', 'zh', plain)).toBe('[U+20BB7]野家餐具 [表情符号] [阿拉伯文]')
    expect(substitute('Cup 👍🏽 ไทย, 한국', 'en', plain)).toBe('Cup [Emoji] [Thai], [Hangul]')
    expect(substitute('  plain 中文  ', 'en', plain)).toBe('  plain 中文  ')
  })

  it('are replaced in every text of a definition, and nowhere else', () => {
    const node = { font: 'a', stack: [{ text: 'a' }, { text: ['a', { text: 'a', color: 'a' }] }], widths: [1] }
    replaceTexts(node, (text) => `${text}!`)
    expect(node).toEqual({ font: 'a', stack: [{ text: 'a!' }, { text: ['a!', { text: 'a!', color: 'a' }] }], widths: [1] })
  })
})
