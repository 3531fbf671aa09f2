import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedOnlyTests, testGlobs } from './scripts/test/files.ts'
import { SlowFirst } from './scripts/test/slow-first.ts'

/**
 * The build holds the engine and the browser app only; pages, texts and brands are served from the release.
 * `vite build --app` makes dist/client and dist/server. The server has an HTTP address for each page, so there is no SPA fallback.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), withoutUnusedParts()],
  builder: {},
  // Small pictures would become data: addresses and count against the first page. One style sheet: a server-rendered page must
  // look right before its parts have loaded.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: fewFiles } } },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/web/entry-server.tsx' } },
      // Bundled for production so that the server starts without reading node_modules; in development this breaks CommonJS
      // packages. Vite leaves process.env to a server, and one started without NODE_ENV would render with React's development
      // build.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
  test: {
    environment: 'node',
    include: [...testGlobs],
    exclude: ['node_modules/**', ...embeddedOnlyTests],
    sequence: { sequencer: SlowFirst },
    // Files of a worker share its modules: documents are compiled, and images of databases read, once for all of them.
    isolate: false,
    // One more than there are cores: tests also wait for processes, browsers and files.
    maxWorkers: availableParallelism() + 1,
    // A larger young generation: documents and databases are large, and most objects in tests are short-lived. No GC helper
    // threads: every core already has a worker.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    globalSetup: 'tests/support/run-setup.ts',
    setupFiles: process.env['RECORD_REACH'] === '1' ? ['tests/support/record-reach.ts'] : [],
    // A busy machine is slow, not wrong: these limits only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}))

/**
 * What every page needs is one file, and what several kinds of blocks share another: each further file costs a phone one of its few
 * connections, and a server a request. Modules that are imported dynamically stay out: the bundler loses their exports.
 */
const fewFiles = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  filesOf('page', [
    'rules/(decimals|formats|display-value|format-values|local-time|periods|calendar-days|suggest)',
    'engine/display/(?!Markdown)',
    'engine/page/',
    'engine/plan/(?!chart-bars|compare-rows|countdown|draw-bars|lay-out-lanes|operation-address)',
    'engine/actions/(use-|ActionButton)',
    'engine/antd/(match|FieldLinks)',
    'engine/blocks/([\\w-]+\\.|content/NoticeLine)',
    'engine/drafts/carried',
    'engine/pictures/use-',
    'engine/loadable',
    'big\\.js/',
  ]),
  filesOf('forms', [
    'engine/antd/(widget|typing|tidy|local-moment)\\.',
    'engine/antd/widgets/(?!Calendar|PlacePanel|PlaceColumn|Code|code-|File|Image|Password|Records)',
    'engine/blocks/form/(use-live|AnswerScope)',
    'engine/drafts/(use-|DraftNotices)',
    'engine/forms/paste/PasteButton',
    'engine/forms/(?!index|form-validator|PickRows|decide-field|offer-choices)[\\w-]+\\.',
  ]),
]

/** Files by the beginnings of their paths in src, or in packages. */
function filesOf(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`/(src|node_modules)/(${paths.join('|')})`), priority: 1, includeDependenciesRecursively: false }
}

/**
 * Of rjsf: its widgets, templates and most fields, the Markdown reader of its descriptions, and what resolves $ref and merges allOf, which
 * compiled schemas do not have. Of Formily: its validation, its schemas, and copies of a component's static members, of which ours
 * have none.
 */
const unused: readonly { readonly file: RegExp; readonly instead: string }[] = [
  { file: /@rjsf\/core\/lib\/components\/(widgets|templates)\/index\.js$/, instead: 'export default () => ({ ButtonTemplates: {} })' },
  {
    file: /@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    instead: `import ObjectField from './ObjectField.js'
      import SchemaField from './SchemaField.js'
      export default () => ({ ObjectField, SchemaField })`,
  },
  { file: /\/markdown-to-jsx\/.*\.js$/, instead: 'export const Markdown = ({ children }) => children; export default Markdown' },
  { file: /@rjsf\/utils\/lib\/schema\/shallowAllOfMerge\.js$/, instead: 'export default (schema) => schema' },
  { file: /\/fast-uri\/index\.js$/, instead: 'export default { resolve: (_, ref) => ref, equal: (one, other) => one === other }' },
  {
    file: /@formily\/validator\/esm\/index\.js$/,
    instead: `const none = () => undefined
      export const parseValidatorDescriptions = () => [], validate = async () => ({})
      export { none as getValidateLocaleIOSCode, none as getLocaleByPath, none as setValidateLanguage, none as registerValidateFormats,
        none as registerValidateLocale, none as registerValidateMessageTemplateEngine, none as registerValidateRules }`,
  },
  { file: /\/hoist-non-react-statics\/.*\.js$/, instead: 'export default (component) => component' },
  { file: /@formily\/json-schema\/esm\/index\.js$/, instead: 'export class Schema {}' },
]

/**
 * The router is one file with all its components, and a bundler keeps what is made by a call or written to: here the calls are marked as
 * pure, and the names for developers left out, so that links, forms, scroll restoration and fetchers can go.
 */
const routerFile = /\/react-router\/dist\/.*\.mjs$/
function markPure(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
}

/**
 * Leaves parts of libraries out of the build that the portal never uses and no bundler can shake: its own widgets draw every field, and
 * its own validators judge them. Saves 60 kB (gzip).
 */
function withoutUnusedParts(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = unused.find(({ file }) => file.test(id))
      if (!part) return undefined
      met.add(part.file)
      return part.instead
    },
    transform(code, id) {
      return routerFile.test(id) ? markPure(code) : undefined
    },
    generateBundle() {
      // A version that keeps them elsewhere must not bring them back unnoticed.
      // The server has no Formily.
      if (this.environment.name === 'client' && met.size < unused.length)
        this.error('a library no longer has a part where the build leaves it out')
    },
  }
}
