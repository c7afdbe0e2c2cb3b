import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const apiPort = process.env.PORT ?? '3000'
const api = `http://127.0.0.1:${apiPort}`

const inSource = (...folders: string[]) => `/apps/web/src/(?:${folders.join('|')})/`
const inMantine = (...components: string[]) => `/@mantine/core/esm/components/(?:${components.join('|')})/`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/** The code of the frame and of the page that most people open first. */
const firstPage = anyOf('/routes/_app(?:/create-record)?\\.tsx\\?tsr-split')
const mainFile = join(import.meta.dirname, 'src/main.tsx')
const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/

/** Walks from modules to all that they import. */
function reachFrom(
  roots: readonly string[],
  context: Rolldown.ChunkingContext,
  { followsLazy = false } = {},
): ReadonlySet<string> {
  const reached = new Set(roots)
  for (const id of reached) {
    const info = context.getModuleInfo(id)
    const next = [...(info?.importedIds ?? []), ...(followsLazy ? (info?.dynamicallyImportedIds ?? []) : [])]
    for (const imported of next) reached.add(imported)
  }
  return reached
}

let neededFirst: { modules: ReadonlySet<string>; icons: ReadonlySet<string> } | undefined

/** Whether the first page needs a module at once. Of the icons, which one file exports, it needs those that it names. */
function isNeededFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!neededFirst) {
    const roots = [...reachFrom([mainFile], context, { followsLazy: true })].filter((it) =>
      firstPage.test(it),
    )
    const modules = reachFrom([mainFile, ...roots], context)
    const own = [...modules].filter((it) => !it.includes('/node_modules/'))
    const named = own.flatMap((it) => context.getModuleInfo(it)?.code?.match(/\bIcon\w+/g) ?? [])
    neededFirst = { modules, icons: new Set(named) }
  }
  const [, iconName] = icon.exec(id) ?? []
  return iconName === undefined ? neededFirst.modules.has(id) : neededFirst.icons.has(iconName)
}

// Small files that pages share in ever other selections.
const small = anyOf(
  '/packages/(?:contract|domain)/src/',
  inSource('shared/lists', 'shared/stand-ins'),
  icon.source,
)

/**
 * Left alone, each module that two pages share becomes a file of its own, and a page waits for fifty requests. A group
 * is a folder of packages or of `src`, with all that its files import; what loads later must not lie in such a folder.
 * See docs/decisions/0021-chunks-follow-folders.md.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: anyOf('/node_modules/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|zod)/'),
    priority: 9,
  },
  // What every screen needs, and the controls of those that go without the component library.
  { name: 'entry', test: anyOf('/apps/web/src/main\\.tsx$', inSource('api', 'entry')), priority: 8 },
  { name: 'login', test: anyOf(inSource('features/login')), priority: 7 },
  // What surrounds every page of a signed-in person, and what nearly all pages show first: a list or a form.
  // The first page takes only what it needs of the small files; 'lists' is the rest of them.
  {
    name: (id, context) => (small.test(id) && !isNeededFirst(id, context) ? 'lists' : 'frame'),
    test: anyOf(
      '/apps/web/src/routes/_app\\.tsx\\?tsr-split=component',
      inSource('session', 'shared/forms'),
      inMantine('ActionIcon', 'Input', 'InputBase', 'TextInput', 'Textarea', 'Badge'),
      '/@tabler/icons-react/',
      small.source,
    ),
    priority: 6,
  },
  { name: 'fields', test: anyOf(inSource('shared/fields')), priority: 5 },
  // Small, and needed where something is typed before any dialog is.
  { name: 'overlays', test: anyOf(inSource('shared/overlays')), priority: 5 },
  { name: 'dialogs', test: anyOf(inSource('shared/dialogs')), priority: 4 },
  { name: 'dates', test: anyOf(inSource('shared/dates')), priority: 3 },
  // What the profiles of people and of projects are made of.
  {
    name: 'profiles',
    test: anyOf(inMantine('Tabs', 'Avatar', 'Switch'), '/theme/mantine-profiles\\.css'),
    priority: 2,
  },
  // What both pages of hours and their dialogs share, as one file: it is the first page that most people open.
  { name: 'hours', test: anyOf(inSource('features/hours')), minShareCount: 2, priority: 1 },
]

/** Asks for who is signed in while the first script is on its way: nothing is drawn before the answer. */
function preloadSession(): Plugin {
  return {
    name: 'preload-session',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        ['/api/v1/session', '/api/v1/portal'].map((href) => ({
          tag: 'link',
          // As `request` in src/api/client.ts asks: a preload of another kind would be asked for again.
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
    preloadSession(),
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
