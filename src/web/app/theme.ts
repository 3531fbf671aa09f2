import type { PublicBrand } from '#config'

/** The brand's tokens as the custom properties that every style sheet reads. The toolkit gets the same tokens through the engine. */
export function themeStyle(theme: PublicBrand['theme']): Record<string, string> {
  const ink = text(theme['ink'], '#14212b')
  const canvas = text(theme['canvas'], '#f7f6f2')
  return {
    '--qs-accent': text(theme['accent'], ink),
    '--qs-accent-ink': text(theme['accentInk'], '#ffffff'),
    '--qs-accent-soft': mix(text(theme['accent'], ink), 9, '#ffffff'),
    '--qs-ink': ink,
    '--qs-ink-2': mix(ink, 76, canvas),
    '--qs-ink-3': mix(ink, 66, canvas),
    '--qs-line': mix(ink, 14, canvas),
    '--qs-canvas': canvas,
    '--qs-surface': '#ffffff',
    '--qs-deep': text(theme['deep'], ink),
    '--qs-deep-ink': text(theme['deepInk'], '#ffffff'),
    '--qs-signal': text(theme['signal'], text(theme['accent'], ink)),
    '--qs-radius': `${theme['radius'] ?? 6}px`,
    '--qs-font': text(theme['fontFamily'], 'var(--qs-font-stack)'),
  }
}

/** The same as a rule, for pages drawn on the server. Values were checked by the release; anything else is dropped. */
export function themeRule(theme: PublicBrand['theme']): string {
  const declarations = Object.entries(themeStyle(theme)).filter(([, value]) => !/[;{}<]/.test(value))
  return `:root{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

function text(value: string | number | undefined, fallback: string): string {
  return value === undefined ? fallback : String(value)
}

/** Mixed here and not with color-mix() so that contrast checkers and older browsers see a plain colour. */
function mix(colour: string, percent: number, ground: string): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const channel = (at: number) =>
    Math.round((part(colour, at) * percent + part(ground, at) * (100 - percent)) / 100)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
