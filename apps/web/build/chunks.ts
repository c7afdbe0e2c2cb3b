import { join } from 'node:path'
import type { Rolldown } from 'vite'

const inSource = (...folders: string[]) => `/apps/web/src/(?:${folders.join('|')})/`
const inMantine = (...components: string[]) => `/@mantine/core/esm/components/(?:${components.join('|')})/`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/** The code of the frame and of the page that most people open first. */
const firstPage = anyOf('/routes/_app(?:/create-record)?\\.tsx\\?tsr-split')
const mainFile = join(import.meta.dirname, '../src/main.tsx')
const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/

/** The modules and everything that they import, directly or not. */
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

// Small files; each page uses another selection of them.
const small = anyOf(
  // Without what only the pages about leave or CVs, or only notifications, use.
  '/packages/domain/src/(?!leave[-/]|notifications|recruiting|resumes|days/)',
  '/packages/contract/src/(?!leave[-/]|notifications|recruiting|resumes|inventories|passwords).+\\?endpoints$',
  inSource('shared/lists'),
  // Without the files that only two pages of reports use.
  '/apps/web/src/shared/stand-ins/(?!late-month)',
  '/apps/web/src/(?:messages/en/shared/(?:days|record)|reference/record-)',
  icon.source,
)

// What is typed into forms; the endpoints of the same files are in modules of their own.
const rules = /\/packages\/contract\/src\/(?!leave[-/]|notifications|recruiting|resumes|passwords)[^?]+$/
const firstOrLater = anyOf(small.source, rules.source)

// Helpers that components of several chunks share: in the chunk of one they would bring it to the pages of the others.
const helpers = anyOf(
  '/@mantine/core/esm/core/(?:DirectionProvider|MantineProvider/color-functions/get-auto-contrast-value|utils/(?:create-event-handler|create-safe-context|noop))/',
  '/@mantine/hooks/esm/(?:utils/use-callback-ref|use-reduced-motion|use-timeout|use-uncontrolled)/',
  // Components outside its folder call it as well.
  '/components/ScrollArea/utils/to-int\\.mjs$',
  // The first page shows none of these texts.
  '/messages/en/shared/fields\\.ts$',
  '/apps/web/src/shared/(?:new-row|period/period-bar)\\.',
)

// Small parts that several pages show: each would be a file of its own. The pages without the frame have these as well:
const openPieces = anyOf(
  '/apps/web/src/shared/(?:tabs/page-tabs|use-chosen-in-view|printing/use-printing)\\.',
  '/messages/en/shared/language-levels\\.',
)
// and none of these:
const pieces = anyOf(
  inSource('shared/(?:segments|period|facts|clipboard)', 'reference/dashboards'),
  '/apps/web/src/shared/(?:link-button|stand-ins/late-month-field)\\.',
  '/apps/web/src/reference/unknown-person\\.',
  '/messages/en/shared/(?:people|periods|dashboard-tabs|clipboard)\\.',
)

/** Files of the query library that notifications alone use, and one form. */
const pagedQueries = 'useInfiniteQuery|infiniteQueryObserver'
const manyQueries = 'useQueries|queriesObserver'

/**
 * Without groups each module that two pages share becomes a file of its own, and a page makes fifty requests. A group
 * is a folder of packages or of `src`, with all that its files import; what loads later must not lie in such a folder.
 * See docs/decisions/0021-chunks-follow-folders.md.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: anyOf(
      '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store|zod)/',
      `/node_modules/@tanstack/(?!.*/(?:${pagedQueries}|${manyQueries})\\.js$)`,
    ),
    priority: 9,
  },
  // The code that every screen needs, and the controls of the screens without the component library.
  {
    name: 'entry',
    test: anyOf(
      '/apps/web/src/main\\.tsx$',
      inSource('api', 'entry'),
      '/packages/contract/src/session\\.ts$',
      // The screens without the component library have it, too.
      '/apps/web/src/shared/breakpoints\\.ts$',
      '/packages/domain/src/addresses/short-address\\.ts$',
      // The login page has these, too: in its own chunk they would bring it to every list.
      '/@tabler/icons-react/.*/Icon(?:AlertTriangle|X)\\.mjs$',
    ),
    priority: 8,
  },
  { name: 'login', test: anyOf(inSource('features/login')), priority: 7 },
  // The frame around every page of a signed-in person, and the code of a list or a form, which nearly all pages show.
  // It contains only the small files that the first page needs; the chunk 'lists' has those of several other pages.
  {
    name: (id, context) => (firstOrLater.test(id) && !isNeededFirst(id, context) ? null : 'frame'),
    test: anyOf(
      '/apps/web/src/routes/_app\\.tsx\\?tsr-split=component',
      inSource('session', 'shared/forms'),
      '/apps/web/src/shared/overlays/(?:use-overlay|overlay-history|page-scroll)\\.ts$',
      inMantine('ActionIcon', 'Input', 'InputBase', 'TextInput', 'Badge'),
      '/@tabler/icons-react/',
      firstOrLater.source,
    ),
    priority: 6,
  },
  { name: 'lists', test: anyOf(small.source, helpers.source), minShareCount: 2, priority: 6 },
  // Two pages have one at once, the others with the selects.
  { name: 'native-select', test: anyOf(inMantine('NativeSelect')), minShareCount: 2, priority: 6 },
  // Selects and dialogs scroll by these.
  { name: 'scrolling', test: /\/components\/ScrollArea\/utils\/(?!to-int)/, minShareCount: 2, priority: 6 },
  // Without what they import, which lies in the chunks of the frame, of lists and of single pages.
  { name: 'pieces', test: pieces, minShareCount: 2, includeDependenciesRecursively: false, priority: 6 },
  { name: 'open', test: openPieces, minShareCount: 2, includeDependenciesRecursively: false, priority: 6 },
  { name: 'rules', test: rules, minShareCount: 2, priority: 5 },
  // The endpoints of CVs, which the pages of CVs alone call.
  { name: 'resumes', test: /\/contract\/src\/resumes\/.+\?endpoints$/, minShareCount: 2, priority: 5 },
  // The pages of recruiting share these, and no other page has them.
  {
    name: 'recruiting',
    test: anyOf(
      '/packages/(?:contract|domain)/src/recruiting/[^?]+(?:\\?endpoints)?$',
      inSource('reference/recruiting'),
      '/messages/en/recruiting/(?:significates|vacancies)\\.ts$',
    ),
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'candidates',
    test: anyOf(
      inSource('features/candidates/pieces'),
      '/features/candidates/form/candidate-drafts\\.ts$',
      '/messages/en/recruiting/candidate-pieces\\.ts$',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'requests',
    test: anyOf(inSource('features/leave-requests'), '/messages/en/leave-requests/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'reports',
    test: anyOf(
      inSource('features/reports/(?:own|charts)'),
      '/features/reports/(?:report-tabs|calendar/remembered-choice)\\.',
      '/messages/en/reports/(?:reports|charts)\\.',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What the lists of a CV's sections share, without what is loaded with a dialog or for dragging.
  {
    name: 'resume-items',
    test: anyOf(
      '/features/resumes/editor/items/(?!edit-item-modal|dragged-items)',
      '/features/resumes/editor/pieces/month-range\\.',
      '/packages/contract/src/resumes/ordered-sections\\.ts$',
      '/messages/en/resumes/resume-lists\\.',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What the pages about leave share; in the chunk 'lists' it would come with every list. The rules are for the late form.
  {
    name: 'leave',
    test: anyOf(
      '/packages/(?:domain|contract)/src/leave[-/](?!check-new|preview|leave-days)',
      inSource('reference/leave'),
      '/messages/en/shared/leave-',
    ),
    priority: 5,
  },
  // Dialogs would load all fields for it, or fields all dialogs.
  { name: 'transitions', test: anyOf(inMantine('Transition')), priority: 5 },
  // The bell loads it once a page is quiet, with the client of the live channel.
  {
    name: 'notifications',
    test: anyOf(
      inSource('features/notifications'),
      '/packages/(?:contract|domain)/src/notifications',
      '/messages/en/notifications',
      '/node_modules/@rails/actioncable/',
      `/node_modules/@tanstack/.*/(?:${pagedQueries})\\.js$`,
    ),
    priority: 5,
  },
  { name: 'fields', test: anyOf(inSource('shared/fields')), priority: 5 },
  // A small chunk that forms on pages need before any dialog is opened.
  { name: 'overlays', test: anyOf(inSource('shared/overlays')), priority: 5 },
  { name: 'dialogs', test: anyOf(inSource('shared/dialogs')), priority: 4 },
  { name: 'dates', test: anyOf(inSource('shared/dates')), priority: 3 },
  // Components of the profiles of people and of projects.
  {
    name: 'profiles',
    test: anyOf(inMantine('Tabs', 'Avatar', 'Switch'), '/theme/mantine-profiles\\.css'),
    priority: 2,
  },
  // The code that both pages of hours and their dialogs share, as one file: most people open these pages first.
  {
    name: 'hours',
    test: anyOf(inSource('features/hours'), '/messages/en/shared/unsent\\.ts$'),
    minShareCount: 2,
    priority: 1,
  },
]
