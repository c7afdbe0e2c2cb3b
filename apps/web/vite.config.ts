import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

/** Matches the files of packages, or of folders and files inside one. */
const inPackages = (...paths: string[]) => new RegExp(`/node_modules/(?:${paths.join('|')})/`)
const mantine = (...components: string[]) => `@mantine/core/esm/components/(?:${components.join('|')})`
const inSource = (...paths: string[]) => new RegExp(`/apps/web/src/(?:${paths.join('|')})\\.tsx?$`)

/**
 * Left alone, each module that two pages share becomes a file of its own, and a page waits for fifty requests. What is
 * always needed together is bound together here; a group must not bring a page what it has no use for.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: inPackages('react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack', 'zod'),
    priority: 4,
  },
  // What the first script imports, whichever page is opened.
  { name: 'entry', tags: ['$initial'], priority: 3 },
  {
    name: 'controls',
    test: inPackages(
      '@mantine/core/esm/core',
      mantine('UnstyledButton', 'Button', 'ActionIcon', 'Loader', 'Input', 'InputBase', 'TextInput'),
    ),
    priority: 2,
  },
  {
    name: 'frame',
    test: inSource(
      'shell/(?:shell|top-bar|user-menu|phone-bar|breadcrumbs|crumbs|menu|use-menu|initials|disclosure)',
      'shell/shortcut-(?:keys|help)',
      'session/use-user',
      'theme/(?:theme|palette|color-scheme)',
      'shared/(?:breakpoints|shortcuts|toasts|toast-host|page-header)',
    ),
    priority: 1,
  },
  {
    name: 'choosing',
    test: inPackages('@floating-ui', mantine('Popover', 'Combobox', 'ComboboxPopover')),
    priority: 1,
    // Its dependencies are everyone's: with them every page would load it.
    includeDependenciesRecursively: false,
  },
]

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
        codeSplitting: { groups: chunks },
      },
    },
  },
})
