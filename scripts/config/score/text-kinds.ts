/** Texts for people, with content that is not allowed in them. */
import { kind, type Splice, takeOut, writeInside, writeValue } from './edits.ts'
import { beside, type EditKind, endOf, type Token } from './world.ts'

export const textKinds: readonly EditKind[] = [
  kind(
    'missing-english',
    'a text without English',
    (token) => token.name === 'en' && hasBoth(token),
    (token) => takeOut(token, { words: ['en'] }),
  ),
  kind(
    'missing-chinese',
    'a text without Chinese',
    (token) => token.name === 'zh' && hasBoth(token),
    (token) => takeOut(token, { words: ['zh'] }),
  ),
  kind('empty-label', 'an empty label', isWording, (token) => writeValue(token, '""')),
  kind('blank-label', 'a label of spaces only', isWording, (token) => writeValue(token, '"   "', {})),
  kind('too-long', 'a text that is too long', isWording, (token) => writeValue(token, JSON.stringify('long '.repeat(500)))),
  kind('placeholder-differs', 'a misspelt placeholder in one language', hasPlaceholder, (token) => {
    const [name = ''] = /(?<=\{)[a-z]\w*(?=\})/i.exec(String(token.value.value)) ?? []
    const index = String(token.value.value).indexOf(`{${name}}`) + 1
    return writeInside(token, index, name.length, `${name}q`, { words: [`${name}q`], nearest: name })
  }),
  kind('placeholder-lost', 'a placeholder missing in one language', hasPlaceholder, (token) => {
    const [name = ''] = /(?<=\{)[a-z]\w*(?=\})/i.exec(String(token.value.value)) ?? []
    const index = String(token.value.value).indexOf(`{${name}}`)
    return { ...writeInside(token, index, name.length + 2, '', { words: [name] }), at: token.value.offset + 1 }
  }),
  kind('open-placeholder', 'a placeholder without its brace', hasPlaceholder, (token) => {
    const text = String(token.value.value)
    return { ...writeInside(token, text.indexOf('}'), 1, ''), at: token.value.offset + 1 + text.indexOf('{') }
  }),
  kind('odd-placeholder', 'a placeholder with two braces', isWording, (token) => inFront(token, '{{name}} ', 0)),
  kind(
    'missing-plural',
    'plural forms without "other"',
    (token) => token.name === 'en' && hasBoth(token) && isWording(token),
    (token) => {
      const text = `{ "one": ${JSON.stringify(String(token.value.value))} }`
      return { ...writeValue(token, text, { words: ['other'] }), at: token.value.offset + text.length - 2 }
    },
  ),
  kind('markup', 'markup in a text', isWording, (token) => inFront(token, '<b>', 0, ['<b>'])),
  kind('script', 'a script in a text', isWording, (token) => inFront(token, '<script>alert(1)</script>', 0)),
  kind('image', 'an image that runs code', isWording, (token) => inFront(token, 'Hi <img src=x onerror=alert(1)> ', 3)),
  kind('inline-style', 'a style that loads from another site', isWording, (token) =>
    inFront(token, '<i style=background:url(//elsewhere.example/x)>', 0),
  ),
  kind('javascript-link', 'a link that runs code', isWording, (token) => inFront(token, 'javascript:alert(1) ', 0, ['javascript:'])),
  kind('data-link', 'a link that contains a page', isWording, (token) => inFront(token, 'data:text/html,x ', 0)),
  kind('private-key', 'a private key', isDescription, (token) => inFront(token, '-----BEGIN PRIVATE KEY-----MIIE', 0)),
  kind('access-token', 'an access token', isDescription, (token) => inFront(token, `token ghp_${'a1B2'.repeat(9)} `, 'token '.length)),
  kind('password-in-address', 'an address with a password', isDescription, (token) =>
    inFront(token, 'postgres://portal:hunter2@db.example/x ', 0),
  ),
  kind('invisible-letters', 'invisible characters that reverse the text', isWording, (token) => inFront(token, '\u202e', 0)),
  kind('entity', 'a character entity in a text', isWording, (token) => inFront(token, '&nbsp;', 0, ['&nbsp;'])),
  kind('markdown', 'Markdown in a text', isWording, (token) => inFront(token, '**New** ', 0, ['**New**'])),
  kind('format-sign', 'a format sign in a text', isWording, (token) => inFront(token, '%s ', 0, ['%s'])),
  kind('note-to-oneself', 'a note to oneself in a text', isWording, (token) => inFront(token, 'TODO: ', 0, ['TODO'])),
  kind('stray-break', 'a line break at the start of a text', isWording, (token) => inFront(token, '\\n', 0)),
  kind('english-is-chinese', 'Chinese as the English of a text', isEnglish, (token) =>
    writeInside(token, 0, lengthOf(token), '\u8bf7\u7a0d\u540e\u518d\u8bd5'),
  ),
  kind('chinese-is-english', 'English as the Chinese of a text', isChinese, (token) => writeInside(token, 0, lengthOf(token), 'Try later')),
  kind('traditional', 'traditional characters in a text', isChinese, (token) =>
    writeInside(token, 0, lengthOf(token), '\u8acb\u7a0d\u5f8c\u518d\u8a66'),
  ),
  kind('other-script', 'a letter that only looks Latin', isEnglish, (token) => inFront(token, '\u0430 ', 0)),
  kind('chinese-sign', 'a Chinese sign in an English text', isEnglish, (token) => inFront(token, '，', 0)),
  kind(
    'unused-text',
    'an unused shared text',
    (token) => token.document.kind === 'texts' && /^texts\/[^/]+$/.test(token.trail) && token.index > 0,
    (token) => {
      const from = token.key?.offset ?? 0
      return { from, to: from, text: '"common.left-over": { "zh": "Left", "en": "Left" }, ', words: ['common.left-over'], mild: true }
    },
  ),
]

/** Prepends text to a string; `fault` is the position of the fault in it. */
function inFront(token: Token, text: string, fault: number, words?: readonly string[]): Splice {
  const from = token.value.offset + 1
  return { from, to: from, text, at: from + fault, ...(words === undefined ? {} : { words }) }
}

function hasBoth(token: Token): boolean {
  const isBrandChange = token.document.brand !== undefined && token.document.kind !== 'brand'
  return token.siblings.length === 2 && !isBrandChange && token.document.kind !== 'demo'
}

function isWording(token: Token): boolean {
  const other = beside(token, token.name === 'en' ? 'zh' : 'en')
  return (
    ['zh', 'en'].includes(token.name) && token.value.type === 'string' && other?.value.type === 'string' && token.document.kind !== 'demo'
  )
}

/** Without placeholders, which would be missing too. */
function isEnglish(token: Token): boolean {
  return token.name === 'en' && isWording(token) && !String(token.value.value).includes('{')
}

function isChinese(token: Token): boolean {
  return token.name === 'zh' && isWording(token) && token.siblings.length === 2 && !String(token.value.value).includes('{')
}

/** As written. */
function lengthOf({ value }: Token): number {
  return endOf(value) - value.offset - 2
}

function hasPlaceholder(token: Token): boolean {
  const text = String(token.value.value)
  return (
    isWording(token) &&
    token.document.kind === 'texts' &&
    /\{[a-z]\w*\}/i.test(text) &&
    !text.includes('{count}') &&
    endOf(token.value) - token.value.offset === text.length + 2
  )
}

function isDescription({ name, value, trail }: Token): boolean {
  return ['description', 'title', 'en'].includes(name) && value.type === 'string' && !/properties\/(?:title|description)$/.test(trail)
}
