import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * The build holds the engine and the browser app only; pages, texts and brands are served from the release.
 * `vite build --app` makes dist/client and dist/server. The server has an HTTP address for each page, so there is no SPA fallback.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
  builder: {},
  // Small pictures would become data: addresses and count against the first page.
  // One style sheet: a page drawn on the server must look right before its parts have loaded.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, cssCodeSplit: false },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'index.html' } },
    },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/web/entry-server.tsx' } },
      // Bundled for production so that the server starts without reading node_modules; in development this breaks CommonJS packages.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/{contract,server,config}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}))
