import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutUnusedParts } from './scripts/build/unused-parts.ts'
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
    'rules/(json|durations|zone-offset|read-number|session-codes|decimals|formats|display-value|format-values|local-time|periods|calendar-days|suggest)',
    'engine/display/(?!Markdown)',
    'engine/(context|page|parts)/',
    'engine/plan/(?!chart-bars|compare-rows|countdown|draw-bars|lay-out-lanes|operation-address)',
    'engine/actions/(use-(?!dialog-form)|ActionButton)',
    'engine/widgets/(FieldLinks|RequiredMark)',
    'engine/blocks/(content/NoticeBlock|record/(Actions|Steps)Block)',
    'engine/blocks/content/NoticeLine',
    'engine/drafts/(carried|draft\\.)',
    'engine/pictures/use-',
    'engine/(loadable|use-latest|use-now)',
    'big\\.js/',
  ]),
  filesOf('forms', [
    'engine/widgets/(?!FieldLinks|RequiredMark|place\\.css|Calendar|PlacePanel|PlaceColumn|Code|code-|File|Image|Password|Records)',
    'engine/blocks/form/(use-live|live-call|AnswerScope)',
    'engine/drafts/use-',
    'engine/forms/paste/PasteButton',
    'engine/form-state/',
    'engine/forms/(?!index|form-validator|PickRows|decide-field|offer-choices)[\\w-]+\\.',
  ]),
]

/** Files by the beginnings of their paths in src, or in packages. */
function filesOf(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`/(src|node_modules)/(${paths.join('|')})`), priority: 1, includeDependenciesRecursively: false }
}
