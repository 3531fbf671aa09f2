import type { PublicBrand } from '#config'

/** The brand's colours as CSS custom properties. The toolkit gets the same colours through the engine. */
export function themeStyle({ radius, fontFamily, headingFamily, ...colours }: PublicBrand['theme']): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [propertyOf(name), String(colour)])),
    '--qs-radius': `${radius}px`,
    '--qs-font': fontFamily === undefined ? 'var(--qs-font-stack)' : String(fontFamily),
    '--qs-heading-font': headingFamily === undefined ? 'inherit' : String(headingFamily),
  }
}

/** The colours as a CSS rule, for pages rendered on the server. The release validated the values; unsafe ones are dropped. */
export function themeRule(theme: PublicBrand['theme']): string {
  const declarations = Object.entries(themeStyle(theme)).filter(([, value]) => !/[;{}<]/.test(value))
  return `:root{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** `deepInk2` becomes `--qs-deep-ink-2`. */
function propertyOf(name: string): string {
  return `--qs-${name.replace(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`)}`
}
