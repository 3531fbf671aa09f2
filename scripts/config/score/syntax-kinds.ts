/** Typing errors that break the JSON syntax. */
import { atTokens, insertBefore, type Splice, spliceSite, writeName, writeValue } from './edits.ts'
import { type Document, type EditKind, endOf, startOf, type Token, tokensOf, type World } from './world.ts'

export const syntaxKinds: readonly EditKind[] = [
  everywhere('missing-comma', 'a missing comma between two members', isFollowed, ({ value }) => ({
    from: endOf(value),
    to: endOf(value) + 1,
    text: '',
  })),
  everywhere('trailing-comma', 'a comma before a closing bracket', isLast, ({ value }) => ({
    from: endOf(value),
    to: endOf(value),
    text: ',',
  })),
  everywhere('double-comma', 'two commas', isFollowed, ({ value }) => ({ from: endOf(value) + 1, to: endOf(value) + 1, text: ',' })),
  everywhere('semicolon', 'a semicolon instead of a comma', isFollowed, ({ value }) => ({
    from: endOf(value),
    to: endOf(value) + 1,
    text: ';',
  })),
  everywhere('missing-colon', 'a missing colon', isMember, ({ key }) => key && { from: endOf(key), to: endOf(key) + 1, text: '' }),
  everywhere(
    'equals-sign',
    'an equals sign instead of a colon',
    isMember,
    ({ key }) => key && { from: endOf(key), to: endOf(key) + 1, text: ' =', at: endOf(key) + 1 },
  ),
  everywhere('full-width-comma', 'a full-width comma', isFollowed, ({ value }) => ({
    from: endOf(value),
    to: endOf(value) + 1,
    text: '，',
  })),
  everywhere('full-width-colon', 'a full-width colon', isMember, ({ key }) => key && { from: endOf(key), to: endOf(key) + 1, text: '：' }),
  wholeFile('unclosed-file', 'a missing last bracket', ({ text }) => ({
    from: text.lastIndexOf('}'),
    to: text.lastIndexOf('}') + 1,
    text: '',
  })),
  everywhere('unclosed-bracket', 'a missing closing bracket inside the file', closesOnItsLine, ({ value }) => ({
    from: endOf(value) - 1,
    to: endOf(value),
    text: '',
  })),
  everywhere('extra-bracket', 'an extra closing bracket', closesOnItsLine, ({ document, value }) => ({
    from: endOf(value),
    to: endOf(value),
    text: document.text[endOf(value) - 1] ?? '',
  })),
  everywhere('unclosed-string', 'an unclosed string', isPlainText, ({ value }) => ({
    from: endOf(value) - 1,
    to: endOf(value),
    text: '',
    at: value.offset,
  })),
  everywhere('single-quotes', 'single quotes', isPlainText, (token) => writeValue(token, `'${token.value.value}'`)),
  everywhere('curly-quotes', 'curly quotes', isPlainText, (token) => writeValue(token, `“${token.value.value}”`)),
  everywhere('unquoted-name', 'a name without quotes', isMember, (token) => ({
    ...writeName(token, ''),
    text: token.name.replace(/\W/g, '') || 'name',
  })),
  everywhere('line-comment', 'a line comment', isMember, (token) => ({
    from: startOf(token),
    to: startOf(token),
    text: '// see the ticket\n',
  })),
  everywhere('block-comment', 'a comment in a line', isMember, (token) => ({
    from: startOf(token),
    to: startOf(token),
    text: '/* old: 12 */ ',
  })),
  wholeFile('merge-marks', 'merge conflict markers', mergeMarks),
  wholeFile('byte-order-mark', 'a byte order mark', () => ({ from: 0, to: 0, text: '\uFEFF' })),
  everywhere('duplicate-name', 'a duplicate name in an object', isMember, (token) => {
    const { document, value, name, siblings } = token
    const last = siblings.at(-1) ?? token
    const member = `${JSON.stringify(name)}: ${document.text.slice(value.offset, endOf(value))}`
    return { from: endOf(last.value), to: endOf(last.value), text: `, ${member}`, at: endOf(last.value) + 2 }
  }),
  everywhere('no-break-space', 'indentation with no-break spaces', startsItsLine, (token) => ({
    from: startOf(token),
    to: startOf(token),
    text: '\u00a0\u00a0',
  })),
  everywhere('foreign-word', 'True, None and other keywords of other languages', isBoolean, (token) => writeValue(token, 'True')),
  everywhere('not-a-number', 'NaN or a bare word instead of a number', isNumber, (token) => writeValue(token, 'NaN')),
  everywhere('odd-number', 'a number with a leading plus, zero or decimal point', isNumber, (token) => writeValue(token, '+12')),
  everywhere('hex-number', 'a hexadecimal number', isNumber, (token) => writeValue(token, '0x1F')),
  everywhere('bad-escape', 'an invalid escape', isPlainText, ({ value }) => ({
    from: endOf(value) - 1,
    to: endOf(value) - 1,
    text: '\\d',
  })),
  everywhere('raw-control', 'a tab inside a string', isPlainText, ({ value }) => ({
    from: endOf(value) - 1,
    to: endOf(value) - 1,
    text: '\t',
  })),
  everywhere('lost-value', 'a missing value', isMember, (token) => writeValue(token, '')),
  wholeFile('second-document', 'two documents in one file', ({ text }) => ({ from: text.length, to: text.length, text: '{}\n' })),
  wholeFile('empty-file', 'an empty file', ({ text }) => ({ from: 0, to: text.length, text: '' })),
  wholeFile('only-comment', 'a file with only a comment', ({ text }) => ({ from: 0, to: text.length, text: '// later\n' })),
  wholeFile('null-file', 'null instead of a document', ({ text }) => ({ from: 0, to: text.length, text: 'null\n' })),
  wholeFile('list-file', 'a list instead of a document', ({ text }) => ({ from: 0, to: text.length, text: `[${text.trim()}]\n` })),
  wholeFile('yaml-file', 'YAML instead of JSON', ({ text }) => ({ from: 0, to: text.length, text: 'title: Orders\nlabel:\n  zh: 1\n' })),
  everywhere('nested-too-deep', 'brackets nested too deeply', isPlainText, (token) => ({
    ...writeValue(token, `${'['.repeat(3_000)}${']'.repeat(3_000)}`),
    at: token.value.offset + 60 - token.trail.split('/').length,
  })),
  everywhere('forbidden-name', 'a name that could change the prototype of every object', isMember, (token) =>
    insertBefore(token, '__proto__', '{}'),
  ),
]

type Make = (token: Token) => Splice | undefined

/** Syntax is also checked in the language's own files. */
function everywhere(id: string, what: string, fits: (token: Token) => boolean, make: Make): EditKind {
  const sites = (world: World) => {
    const tokens = world.documents.flatMap((document) => [...tokensOf(document)])
    return atTokens(world, tokens.filter(fits), make)
  }
  return { id, what, sites }
}

function wholeFile(id: string, what: string, make: (document: Document) => Splice): EditKind {
  const sites = (world: World) =>
    world.documents.filter(({ kind }) => kind !== 'meta').map((document) => spliceSite(world, document, () => make(document)))
  return { id, what, sites }
}

/** Both sides of a member, as left by a merge conflict. */
function mergeMarks(document: Document): Splice {
  const member = document.root.children?.[1] ?? document.root
  const from = document.text.lastIndexOf('\n', member.offset) + 1
  const line = document.text.slice(from, document.text.indexOf('\n', from) + 1)
  return { from, to: from, text: `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> branch\n` }
}

function isMember({ key }: Token): boolean {
  return key !== undefined
}

function isFollowed({ siblings, index, document, value }: Token): boolean {
  return index < siblings.length - 1 && document.text[endOf(value)] === ','
}

function isLast({ siblings, index }: Token): boolean {
  return index === siblings.length - 1
}

function isPlainText({ value }: Token): boolean {
  return value.type === 'string' && /^[\w ./-]+$/.test(String(value.value)) && String(value.value).length > 2
}

function isBoolean({ value }: Token): boolean {
  return value.type === 'boolean'
}

function isNumber({ value }: Token): boolean {
  return value.type === 'number'
}

function startsItsLine(token: Token): boolean {
  return /\n[ \t]*$/.test(token.document.text.slice(0, startOf(token)))
}

/** A bracket at the start of its line, as between two values. */
function closesOnItsLine({ document, value }: Token): boolean {
  const before = document.text.slice(0, endOf(value) - 1)
  return (value.type === 'object' || value.type === 'array') && /\n[ \t]*$/.test(before)
}
