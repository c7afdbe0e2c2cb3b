import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

const framework = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack|zod)[\\/]/
const controls =
  /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:UnstyledButton|Button|ActionIcon|Loader|Input|InputBase|TextInput))[\\/]/

/** Asks for the Latin text font together with the first script, not after it: the text then never changes its face. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght.*\.woff2$/.test(name))
        if (!font) throw new Error('the Latin text font is missing from the build')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The loader goes with its page: in the first script it would bring every feature's contract along. Pages are
      // fetched on intent, so its request still starts before the click.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    preloadTextFont(),
  ],
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
        // What every screen needs, in two files instead of thirty: they compress better together and outlive releases.
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'controls', test: controls },
          ],
        },
      },
    },
  },
})
