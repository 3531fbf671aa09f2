import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import brandSchema from '../../schemas/meta/brand.json' with { type: 'json' }
import theme from '../../schemas/meta/theme.json' with { type: 'json' }
import { root, shippedRelease } from '../support/documents.ts'

/**
 * Checks that schemas/meta/theme.json is complete: style sheets only use its colours, and every text and background is one of
 * its pairs.
 */
interface Rule {
  readonly file: string
  readonly selector: string
  readonly declarations: readonly { readonly property: string; readonly value: string }[]
}

const names = new Set(Object.keys(theme.colours))
const pairs = new Set(theme.pairs.map(({ text, ground, use }) => `${text} on ${ground.join(' over ')} as ${use}`))
const rules = readRules()

/** Backgrounds without text. */
const wordless: Readonly<Record<string, string>> = {
  line: 'bars of a skeleton and lines of a timeline',
  good: 'the mark of a step that was reported',
  signal: 'a line of the drawing in a hero',
  ink3: 'the mark of a disabled menu',
  accentInk: 'the tick of a checked box; not text',
  waiting: 'the content below is inactive while loading; the text has its own panel',
  mask: 'the content below is inactive while a dialog is open',
  shade: 'its text is that of the hero, whose background sets the colour',
}

/** Rules whose text colour is set in a different rule from the background. */
const inside: Readonly<Record<string, string>> = {
  deepInk2: 'deep',
}

/** Dimmed text that need not be readable: content being reloaded, and disabled controls (WCAG 1.4.3 exempts inactive text). */
const dimmed = [
  { selector: /\[aria-busy|\[data-busy|\[data-stale|\[data-state='loading'\]/, why: 'being reloaded' },
  { selector: /:disabled/, why: 'off' },
  { selector: /-lines|svg|\.qs-drawing |-picker-indicator|\bpath\b|^\d+%$|^(?:from|to)$/, why: 'no words' },
]

function readRules(): Rule[] {
  const folder = join(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim().replace(/\s+/g, ' '),
      declarations: body.split(';').flatMap((line) => {
        const [property = '', ...value] = line.split(':')
        return value.length > 0 ? [{ property: property.trim(), value: value.join(':').trim() }] : []
      }),
    }))
  })
}

/** `var(--qs-ink-2)` -> `ink2`. */
function colourOf(value: string): string | undefined {
  const [, property] = /^var\(--qs-([a-z0-9-]+)\)$/.exec(value) ?? []
  return property?.replace(/-([a-z0-9])/g, (_, start: string) => start.toUpperCase())
}

function findValue({ declarations }: Rule, ...properties: string[]): string | undefined {
  return declarations.find(({ property }) => properties.includes(property))?.value
}

function describe_(rule: Rule, what: string): string {
  return `${rule.file} ${rule.selector}: ${what}`
}

test('the width of the content is declared once, and used by header, pages and footer', () => {
  const widths = rules.flatMap(({ file, selector, declarations }) =>
    declarations.flatMap(({ property, value }) =>
      property === '--qs-page' ? [`${file} ${selector}`] : [/\b1[2-9]\d\dpx/.exec(value)?.[0] ?? []].flat(),
    ),
  )
  expect(widths).toEqual(['web/styles/base.css :root'])
})

describe('the colours of the language', () => {
  test('are the only ones that a style sheet uses', () => {
    const strangers = rules.flatMap((rule) =>
      rule.declarations.flatMap(({ property, value }) => {
        const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(|(?<![-\w])(?:white|black|grey|gray|red|green|blue)\b/.exec(
          value,
        )
        const isShadow = property === 'box-shadow' || rule.selector === '.qs-veil'
        const unknown = [...value.matchAll(/var\(--qs-([a-z0-9-]+)/g)]
          .map(([, name = '']) => name.replace(/-([a-z0-9])/g, (_, start: string) => start.toUpperCase()))
          .filter((name) => /color|background|border|outline|fill|stroke/.test(property) && !names.has(name) && !isSize(name))
        return [
          ...(literal && !isShadow ? [describe_(rule, `${property}: ${value}`)] : []),
          ...unknown.map((name) => describe_(rule, name)),
        ]
      }),
    )
    expect(strangers).toEqual([])
  })

  test('are all used', () => {
    const used = new Set(
      rules.flatMap((rule) =>
        rule.declarations.flatMap(({ value }) => [...value.matchAll(/var\(--qs-([a-z0-9-]+)/g)].map(([, name]) => name)),
      ),
    )
    const unused = [...names].filter((name) => !used.has(name.replace(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`)))
    // Pictures vary in brightness, so no style sheet uses these two.
    expect(unused).toEqual(['pictureLight', 'pictureDark'])
  })

  test('have a pair for every rule that sets text and background', () => {
    const missing = rules.flatMap((rule) => {
      const [text, ground] = [colourOf(findValue(rule, 'color') ?? ''), colourOf(findValue(rule, 'background', 'background-color') ?? '')]
      return text && ground && !pairs.has(`${text} on ${ground} as text`) ? [describe_(rule, `${text} on ${ground}`)] : []
    })
    expect(missing).toEqual([])
  })

  test('have pairs on canvas and panel, including when hovered, for text without its own background', () => {
    const missing = rules.flatMap((rule) => {
      const text = colourOf(findValue(rule, 'color') ?? '')
      const hasGround = colourOf(findValue(rule, 'background', 'background-color') ?? '') !== undefined
      if (!text || hasGround || text.startsWith('tone')) return []
      const grounds = inside[text] ? [inside[text]] : text === 'deepInk' ? ['deep'] : ['canvas', 'surface']
      return grounds.filter((ground) => !pairs.has(`${text} on ${ground} as text`)).map((ground) => describe_(rule, `${text} on ${ground}`))
    })
    expect(missing).toEqual([])
  })

  test('have a pair for every background with text', () => {
    const grounds = new Set(theme.pairs.flatMap(({ ground }) => ground))
    const missing = rules.flatMap((rule) => {
      const ground = colourOf(findValue(rule, 'background', 'background-color') ?? '')
      const known =
        ground === undefined || grounds.has(ground) || wordless[ground] !== undefined || ground === 'chip' || ground.startsWith('tone')
      return known ? [] : [describe_(rule, ground)]
    })
    expect(missing).toEqual([])
  })

  test('are dimmed only where the text need not be readable', () => {
    const unexplained = rules.flatMap((rule) => {
      const opacity = findValue(rule, 'opacity')
      const isPlain = opacity === undefined || opacity === '0' || opacity === '1'
      return isPlain || dimmed.some(({ selector }) => selector.test(rule.selector)) ? [] : [describe_(rule, `opacity ${opacity}`)]
    })
    expect(unexplained).toEqual([])
  })

  test('refer only to existing colours and theme tokens', () => {
    const tokens = Object.values(theme.colours).flatMap((colour) => ('token' in colour ? [colour.token] : []))
    const inSchema = Object.keys(brandSchema.properties.theme.properties).filter(
      (name) => !['radius', 'fontFamily', 'headingFamily'].includes(name),
    )
    expect(tokens.sort()).toEqual(inSchema.sort())
    const named = [
      ...Object.values(theme.colours).flatMap((colour) =>
        Object.entries(colour)
          .filter(([key]) => ['else', 'mix', 'on', 'veil'].includes(key))
          .map(([, name]) => name),
      ),
      ...theme.pairs.flatMap(({ text, ground }) => [text, ...ground]),
    ]
    expect(named.filter((name) => !names.has(String(name)))).toEqual([])
    expect(theme.pairs.filter(({ use }) => !(use in theme.uses))).toEqual([])
    expect(pairs.size).toBe(theme.pairs.length)
  })

  test('are complete in every brand and valid in CSS', async () => {
    for (const brand of Object.values((await shippedRelease()).brands)) {
      const { radius, fontFamily, headingFamily, ...colours } = brand.shells[brand.defaultLanguage]?.brand.theme ?? {}
      expect(Object.keys(colours)).toEqual(Object.keys(theme.colours))
      expect(Object.values(colours).filter((colour) => !/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(String(colour)))).toEqual([])
      expect([typeof radius, typeof fontFamily]).toEqual(['number', 'undefined'])
      expect(['string', 'undefined']).toContain(typeof headingFamily)
    }
  })
})

/** Properties for lengths and fonts, and colours set next to their use. */
function isSize(name: string): boolean {
  return ['radius', 'gutter', 'page', 'text', 'tone', 'toneGround', 'chip', 'focus', 'stickyTop'].includes(name)
}
