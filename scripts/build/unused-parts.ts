/**
 * Parts of libraries that the browser code leaves out, because the portal never uses them and no bundler can tell: its own widgets draw
 * every field, and its own validators judge them. Each saves more than 3 kB (gzip); the tests fail when one no longer does.
 */
import type { Plugin } from 'vite'

export interface UnusedPart {
  readonly name: string
  readonly file: RegExp
  /** The code that replaces it. */
  readonly instead: string
}

/**
 * Of rjsf: its widgets, templates and most fields, the Markdown reader of its descriptions, and what resolves $ref and merges allOf, which
 * compiled schemas do not have. Of Formily: its validation and its schemas.
 */
export const unusedParts: readonly UnusedPart[] = [
  {
    name: 'widgets and templates of rjsf',
    file: /@rjsf\/core\/lib\/components\/(widgets|templates)\/index\.js$/,
    instead: 'export default () => ({ ButtonTemplates: {} })',
  },
  {
    name: 'most fields of rjsf',
    file: /@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    instead: `import ObjectField from './ObjectField.js'
      import SchemaField from './SchemaField.js'
      export default () => ({ ObjectField, SchemaField })`,
  },
  {
    name: 'Markdown',
    file: /\/markdown-to-jsx\/.*\.js$/,
    instead: 'export const Markdown = ({ children }) => children; export default Markdown',
  },
  { name: 'allOf', file: /@rjsf\/utils\/lib\/schema\/shallowAllOfMerge\.js$/, instead: 'export default (schema) => schema' },
  {
    name: 'addresses of schemas',
    file: /\/fast-uri\/index\.js$/,
    instead: 'export default { resolve: (_, ref) => ref, equal: (one, other) => one === other }',
  },
  {
    name: 'validation of Formily',
    file: /@formily\/validator\/esm\/index\.js$/,
    instead: `const none = () => undefined
      export const parseValidatorDescriptions = () => [], validate = async () => ({})
      export { none as getValidateLocaleIOSCode, none as getLocaleByPath, none as setValidateLanguage, none as registerValidateFormats,
        none as registerValidateLocale, none as registerValidateMessageTemplateEngine, none as registerValidateRules }`,
  },
  { name: 'schemas of Formily', file: /@formily\/json-schema\/esm\/index\.js$/, instead: 'export class Schema {}' },
]

/** The parts are left out of every build; a build that never meets one fails. */
export function withoutUnusedParts(): Plugin[] {
  return [leaveOut(unusedParts), shakeRouter()]
}

export function leaveOut(parts: readonly UnusedPart[]): Plugin {
  const met = new Set<UnusedPart>()
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = parts.find(({ file }) => file.test(id))
      if (!part) return undefined
      met.add(part)
      return part.instead
    },
    generateBundle() {
      // The server has no Formily.
      if (this.environment.name !== 'client') return
      const lost = parts.find((part) => !met.has(part))
      // A version that keeps it elsewhere must not bring it back unnoticed.
      if (lost) this.error(`a library no longer has a part where the build leaves it out: ${lost.name}`)
    },
  }
}

const routerFile = /\/react-router\/dist\/.*\.mjs$/

/**
 * The router is one file with all its components, and a bundler keeps what is made by a call or written to: here the calls are marked as
 * pure, and the names for developers left out, so that links, forms, scroll restoration and fetchers can go. Saves 7 kB on every page.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!routerFile.test(id)) return undefined
      return code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
    },
  }
}
