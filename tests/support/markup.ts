/** What a person or a screen reader meets in markup that was drawn on the server. No DOM: the markup is our own and well-formed. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** Texts between tags and in the attributes that people are shown or read out. What says its own language is left out. */
export function wordsOf(html: string): string[] {
  const shown = withoutForeign(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))
  const attributes = [...shown.matchAll(/\s(?:aria-label|aria-description|placeholder|title|alt)="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  )
  const between = [...shown.matchAll(/>([^<]+)</g)].map((match) => match[1] ?? '')
  return [...attributes, ...between].map(plain).filter((text) => text !== '')
}

/** The name of a language is written in that language, on pages of every other one. */
function withoutForeign(html: string): string {
  return html.replace(/<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, '')
}

export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => plain((match[1] ?? '').replace(/<[^>]*>/g, ' ')))
}

/** Addresses of links and pictures. */
export function addressesOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map((match) => plain(match[1] ?? ''))
}

/** Texts that are the key of a text, or the mark of one that is missing, instead of words. */
export function keysIn(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const groups = new Set([...known].map((key) => key.split('.')[0]))
  return texts.filter((text) => {
    const keys = text.match(/\b[a-z]+(?:\.[a-zA-Z][\w-]*)+/g) ?? []
    return /[⟦⟧]|\{\$?\w+\}|\[object |undefined|\bNaN\b/.test(text) || keys.some((key) => known.has(key) || groups.has(key.split('.')[0]))
  })
}

function plain(text: string): string {
  return text
    .replace(/&(\w+|#x?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
