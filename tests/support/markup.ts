/** What users and screen readers find in server-rendered markup. No DOM: the markup is our own and well-formed. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** Visible texts and attributes that are shown or read out, except elements with their own `lang`. */
export function wordsOf(html: string): string[] {
  const shown = withoutForeign(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))
  const attributes = [...shown.matchAll(/\s(?:aria-label|aria-description|placeholder|title|alt)="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  )
  const between = [...shown.matchAll(/>([^<]+)</g)].map((match) => match[1] ?? '')
  return [...attributes, ...between].map(plain).filter((text) => text !== '')
}

/** Removes elements with their own `lang`, such as the names of other languages. */
function withoutForeign(html: string): string {
  return html.replace(/<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, '')
}

export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => plain((match[1] ?? '').replace(/<[^>]*>/g, ' ')))
}

/** URLs of links and pictures. */
export function addressesOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map((match) => plain(match[1] ?? ''))
}

/** Texts that show a text key or a placeholder instead of words. */
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
