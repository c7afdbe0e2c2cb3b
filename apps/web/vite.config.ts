import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './build/chunks.ts'
import { lightOnPaper } from './build/light-on-paper.ts'
import { splitContract } from './build/split-contract.ts'
import { stableIds } from './build/stable-ids.ts'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

/**
 * Chromium compiles all of these beside the main thread, while they load; the functions one by one when they are called
 * would take a tenth of the main thread's time until the largest paint. Other browsers ignore the comment.
 */
const neededAtOnce: ReadonlySet<string> = new Set(['framework', 'frame', 'lists', 'hours'])

/** Requests the session while the first script is loading: nothing is drawn before the answer. */
function preloadSession(): Plugin {
  return {
    name: 'preload-session',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        ['/api/v1/session', '/api/v1/portal'].map((href) => ({
          tag: 'link',
          // The same mode as `request` in src/api/client.ts: a preload in another mode would not be used.
          attrs: { rel: 'preload', as: 'fetch', href, crossorigin: 'use-credentials' },
          injectTo: 'head' as const,
        })),
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The loader is in the chunk of its page: in the first script it would import every feature's contract. Pages are
      // loaded on intent, so its request still starts before the click.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
      routeFileIgnorePattern: '\\.test\\.',
    }),
    splitContract(),
    react(),
    preloadSession(),
  ],
  resolve: { alias: [stableIds] },
  css: { postcss: { plugins: [lightOnPaper()] } },
  server: {
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/cable': { target: api, ws: true, changeOrigin: false },
    },
  },
  build: {
    // An inlined script or font would break the content security policy ('self' only).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        postBanner: ({ name }) => (neededAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
})
