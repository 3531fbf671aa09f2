/** Inserts a rendered page into the built template. */
import type { Boot, PageBundle, RenderAnswer, Shell } from '#config'
import { type FoundPlace, foundElements, linkedData } from './found-head.ts'

export interface PageContent {
  readonly shell: Shell
  readonly bundle: PageBundle
  readonly rendered: RenderAnswer
  readonly boot: Boot
  readonly found: FoundPlace
  /** Addresses of the scripts that the page needs at once. */
  readonly scripts: readonly string[]
  readonly nonce: string
}

export function fillTemplate(template: string, { boot, ...content }: PageContent): string {
  const { shell, rendered, nonce } = content
  const filled: Readonly<Record<string, string>> = {
    '<!--language-->': escapeText(shell.language),
    '<!--head-->': headOf({ boot, ...content }),
    '<!--app-->': rendered.html,
    '<!--boot-->': `<script type="application/json" id="boot" nonce="${nonce}">${escapeScript(JSON.stringify(boot))}</script>`,
  }
  // Before anything is inserted: scripts in a page's content must not run.
  const stamped = template.replace(/<script(?= type="module"|>)/g, `<script nonce="${nonce}"`)
  // A function, because `$` in the replacement has a special meaning.
  return stamped.replace(/<!--(?:language|head|app|boot)-->/g, (marker) => filled[marker] ?? '')
}

function headOf({ shell, bundle, rendered, boot, found, scripts, nonce }: PageContent): string {
  const { title, description, styles } = rendered
  const { favicon, theme } = shell.brand
  const feed = bundle.page.feed === undefined ? undefined : shell.calls[bundle.page.feed]?.path
  const parts = { ...found, shell, bundle, rendered }
  const facts = linkedData(parts)
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<meta name="theme-color" content="${escapeText(String(theme.deep ?? theme.accent ?? ''))}">`,
    `<link rel="icon" href="${escapeText(favicon)}">`,
    ...foundElements(parts).map(([element, attributes]) => `<${element} ${attributesOf(attributes)}>`),
    ...(facts ? [`<script type="application/ld+json" nonce="${nonce}">${escapeScript(JSON.stringify(facts))}</script>`] : []),
    // Feed readers find the feed by this link.
    ...(feed === undefined
      ? []
      : [`<link rel="alternate" type="application/atom+xml" title="${escapeText(title)}" href="${feed}?language=${shell.language}">`]),
    stampStyles(styles, nonce),
    // Half a header, painted while the other half is read, would move its buttons.
    ...(rendered.html === '' ? [] : ['<link rel="expect" href="#header" blocking="render">']),
    ...scripts.map((address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`),
    ...[boot.shell, boot.bundle].map((part) =>
      typeof part === 'string' ? `<link rel="preload" as="fetch" crossorigin href="${escapeText(part)}">` : '',
    ),
  ].join('\n    ')
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeText(value)}"`)
    .join(' ')
}

function stampStyles(styles: string, nonce: string): string {
  if (styles === '') return ''
  if (!/<style[\s>]/.test(styles)) return `<style nonce="${nonce}">${styles}</style>`
  return styles.replace(/<style(?![^>]*\snonce=)/g, `<style nonce="${nonce}"`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Data must not be able to end the script or start a comment. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
