import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lightOnPaper } from './build/light-on-paper.ts'
import { offlineDocument } from './build/offline-page.ts'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

/**
 * The chunks of what nearly all pages share; everything else is split by route. An earlier group takes the modules that
 * two of them match, each with all that it imports, so `entry` comes before `frame`. What is under `shared/heavy` loads
 * with the control that shows it. See docs/decisions/0021-chunks-follow-folders.md.
 */
const chunks = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|scheduler|zod|@tanstack|@mantine\/hooks)\//,
  },
  { name: 'components', test: /\/node_modules\/(?:@mantine\/(?!dates)|@floating-ui)/, minShareCount: 16 },
  { name: 'texts', test: /\/src\/messages\//, minShareCount: 4 },
  { name: 'entry', test: /\/src\/(?:main\.tsx|api|entry|session|shell\/screens)/ },
  { name: 'contract', test: /\/packages\/(?:contract|domain)\//, minShareCount: 8 },
  {
    name: 'frame',
    test: /\/src\/(?:shell|theme|shared\/(?!heavy|pictures|passwords|facts|filters|period|choices|panel)|features\/notifications)|_app\.tsx\?tsr/,
  },
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
      // The loader stays in the chunk of its page: in the first script it would import every feature's contract. Pages
      // are loaded on intent, so its request still starts before the click.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
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
