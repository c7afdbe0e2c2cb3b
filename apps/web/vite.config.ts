import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lightOnPaper } from './build/light-on-paper.ts'
import { offlineDocument } from './build/offline-page.ts'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

/**
 * The chunks of what pages share; everything else is split by route and by lazy part. An earlier group takes the modules
 * that two of them match, each with all that it imports. See docs/decisions/0021-few-chunks.md.
 */
const chunks = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|scheduler|zod|@tanstack|@mantine\/hooks)\//,
  },
  // What is shown before anybody has signed in, the tabs of a visitor's CV too.
  {
    name: 'entry',
    test: /\/src\/(?:main\.tsx|api|browser|session|shell\/screens|shared\/page\/page-tabs|features\/login)/,
  },
  // Apart from `shared`, so that visitors load their part of it without the frame.
  { name: 'contract', test: /\/packages\//, minShareCount: 10 },
  { name: 'frame', test: /_app\.tsx\?tsr/ },
  { name: 'shared', minShareCount: 10 },
]

/**
 * Lets the document request the portal's facts while the first script is loading, because nothing is drawn before the
 * answer.
 */
function preloadPortal(): Plugin {
  return {
    name: 'preload-portal',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          // The mode is that of `request` in src/api/client.ts, because a preload in another mode would not be used.
          attrs: { rel: 'preload', as: 'fetch', href: '/api/v1/portal', crossorigin: 'use-credentials' },
          injectTo: 'head' as const,
        },
      ],
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader is a chunk of its own, so that it requests the page's data while the page's code is on its way. In the
      // first script it would import every feature's contract.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    preloadPortal(),
    offlineDocument(),
  ],
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
      },
    },
  },
})
