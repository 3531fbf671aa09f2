/** Hostile inputs: texts, names and numbers that break code which does not expect them. */

export const nul = '\u0000'

/** Characters that no input needs; a call that contains one is refused with the field's name. */
export const refusedTexts: Readonly<Record<string, string>> = {
  'a NUL': `a${nul}b`,
  'an escape': '\u001b[31m',
  'a high surrogate': 'a\ud83d',
  'a low surrogate': '\udea2b',
}

/** Odd but possibly intended: stored byte for byte or refused by a rule, never a failure. */
export const oddTexts: Readonly<Record<string, string>> = {
  'a direction override': 'invoice\u202Efdp.exe',
  'a direction embedding': '\u2066\u202babc\u202c\u2069',
  'zero-width characters': 'a\u200b\u200d\ufeffb',
  'a character outside the basic plane': '\u{1F6A2}\u{20BB7}',
  'a combining accent': 'e\u0301',
  'an object property name': '__proto__',
  'another object property name': 'constructor',
  'a template': '{limit}$t(common.book)$(1)%s%d',
  'a path': '../../etc/passwd',
  'a wildcard of LIKE': '%\\_%',
  'an escape at the end': 'a\\',
  'a quote': `'"\`;--`,
  'a database array': '{a,"b"}',
  'a pattern': '(a+)+$[',
  'a formula': '=HYPERLINK("http://evil.example")',
  markup: '<script>alert(1)</script>',
  'a line separator': 'a\u2028b\u2029c',
  'only blanks': ' \u3000\t\n ',
  nothing: '',
}

/** Very long texts, which no field accepts and which must be refused as fast as short ones. */
export const longTexts: Readonly<Record<string, string>> = {
  'a long word': 'x'.repeat(200_000),
  'long digits': '9'.repeat(100_000),
  'a long fraction': `0.${'1'.repeat(100_000)}`,
  'many surrogate pairs': '\u{1F6A2}'.repeat(50_000),
  'many combining marks': `a${'\u0301'.repeat(50_000)}`,
  'a long address': `${'a.'.repeat(30_000)}@${'b-'.repeat(30_000)}.example`,
  'many blanks': ' '.repeat(100_000),
  'many lines': '\n'.repeat(60_000),
}

/** JSON literals beyond the range of an integer, a column or a double. */
export const hostileNumbers: readonly string[] = [
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '-9007199254740991',
  '9007199254740993',
  '1e308',
  '-1e308',
  '1e400',
  '5e-324',
  '-0',
  '0.1',
  '9'.repeat(100_000),
]
