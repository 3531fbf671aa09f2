import type { PublicBrand } from '#config'

/** The brand's colours as the custom properties that every style sheet reads. The toolkit gets the same ones through the engine. */
export function themeStyle({ radius, fontFamily, ...colours }: PublicBrand['theme']): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [propertyOf(name), String(colour)])),
    '--qs-radius': `${radius}px`,
    '--qs-font': fontFamily === undefined ? 'var(--qs-font-stack)' : String(fontFamily),
  }
}

/** The same as a rule, for pages drawn on the server. Values were checked by the release; anything else is dropped. */
export function themeRule(theme: PublicBrand['theme']): string {
  const declarations = Object.entries(themeStyle(theme)).filter(([, value]) => !/[;{}<]/.test(value))
  return `:root{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** `deepInk2` is `--qs-deep-ink-2`. */
function propertyOf(name: string): string {
  return `--qs-${name.replace(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`)}`
}
