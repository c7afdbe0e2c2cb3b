// The import rules of docs/architecture.md. `npm run check` refuses a change that breaks one.

const api = '^apps/api/'
const web = '^apps/web/'
const domain = '^packages/domain/'
const words = '^packages/words/'
const contract = '^packages/contract/'
const apiTests = '(^apps/api/test/|\\.test(-calls)?\\.ts$)'

/** The rooms of apps/api/src: each imports from those before it only. */
const apiRooms = [
  ...['commands', 'config', 'use-case', 'accounts', 'db', 'files', 'imports', 'demo', 'documents'],
  ...['http', 'live', 'outbox', 'mail', 'backup', 'processes', 'features', 'start'],
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules that import each other cannot be read, tested or moved alone. Type imports and dynamic imports count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead to a file or to a package that package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'The rules of the company are pure: no I/O, no framework, no import of another part. Two libraries read texts: phone numbers, and the entities of HTML.',
      severity: 'error',
      from: { path: domain, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `(${domain}|(^|/)node_modules/(libphonenumber-js|entities)/)` },
    },
    {
      name: 'words-know-only-domain',
      comment:
        'Sentences and the texts of documents are made of plain facts, on the server and in the browser alike.',
      severity: 'error',
      from: { path: words, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `(${words}|${domain})` },
    },
    {
      name: 'contract-knows-domain-and-words',
      comment: 'Server and browser both build on the contract, so it may depend on neither.',
      severity: 'error',
      from: { path: contract, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `(${contract}|${words}|${domain}|(^|/)node_modules/zod/)` },
    },
    {
      name: 'api-never-web',
      comment: 'The server and the browser share only the contract and the domain.',
      severity: 'error',
      from: { path: api },
      to: { path: web },
    },
    {
      name: 'web-never-api',
      comment: 'The browser and the server meet in the contract alone.',
      severity: 'error',
      from: { path: web },
      to: { path: api },
    },
    {
      name: 'e2e-knows-only-the-contract',
      comment: 'Browser tests drive the portal from outside; reaching inside would test something else.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: `(${api}|${web})` },
    },
    {
      name: 'nothing-imports-tests-from-outside',
      comment: 'Code that ships must not depend on test support.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '(^apps/(api|web)/test/|\\.test(-calls)?\\.tsx?$)' },
      to: { path: '(^apps/(api|web)/test/|\\.test(-calls)?\\.tsx?$|^e2e/|^bench/|^scripts/|^tools/)' },
    },
    {
      name: 'scripts-are-commands',
      comment: 'A file of scripts/ is a command of package.json; what several of them need stands in tools/.',
      severity: 'error',
      from: {},
      to: { path: '^scripts/' },
    },
    ...apiRooms.map((room, place) => ({
      name: 'api-rooms-one-way',
      comment: `Rooms that need each other cannot be read alone. Their order: ${apiRooms.join(' ← ')}.`,
      severity: 'error',
      from: { path: `^apps/api/src/${room}/`, pathNot: apiTests },
      to: { path: '^apps/api/src/', pathNot: `^apps/api/src/(${apiRooms.slice(0, place + 1).join('|')})/` },
    })),
    {
      name: 'api-rooms-are-listed',
      comment: 'A room of the server has a place in the order of `apiRooms`.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: `(^apps/api/src/((${apiRooms.join('|')})/|main\\.ts$)|${apiTests})`,
      },
      to: {},
    },
    {
      name: 'api-features-stand-apart',
      comment:
        "Two features needing the same thing: a rule goes to domain, the same read to db/reads, any other read to one's own store; an effect is handed in from start/features.ts.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: apiTests },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/($1/|deps\\.ts$)' },
    },
    {
      name: 'web-features-stand-apart',
      comment:
        'A screen can be changed or deleted without looking at the others; shared pieces name no entity.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'A shared piece that knows a feature is a part of that feature.',
      severity: 'error',
      from: { path: '^apps/web/src/(shared|reference)/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'web-shared-names-no-entity',
      comment:
        'A piece that chooses people or projects, or knows the menu, belongs to reference or to the shell.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(reference|shell)/' },
    },
    {
      name: 'web-browser-stands-alone',
      comment: 'What wraps the storage and the dialogs of the browser is below everything that uses them.',
      severity: 'error',
      from: { path: '^apps/web/src/browser/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/browser/' },
    },
    {
      name: 'web-api-knows-no-room-above',
      comment:
        'Calls are made before anybody is signed in and without a screen: api ← session ← shared ← shell.',
      severity: 'error',
      from: { path: '^apps/web/src/api/' },
      to: { path: '^apps/web/src/(session|shared|reference|features|shell|routes)/' },
    },
    {
      name: 'web-session-knows-no-room-above',
      comment: 'Who is signed in is known before the frame is drawn: api ← session ← shared ← shell.',
      severity: 'error',
      from: { path: '^apps/web/src/session/' },
      to: { path: '^apps/web/src/(shared|reference|features|shell|routes)/' },
    },
    {
      name: 'web-route-types-are-registered',
      comment:
        "The tree of routes imports every page, so a file that imports it is in a circle with its page; the router's registration has the types.",
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/src/router\\.ts$' },
      to: { path: '^apps/web/src/routeTree\\.gen\\.ts$' },
    },
    {
      name: 'web-features-know-no-route-file',
      comment: 'Routes point at pages; a page that imports its route file pulls every route into its chunk.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'documents-follow-from-versioned-sources',
      comment:
        'Browsers keep a PDF until its version changes, and layout-version.ts makes the version of this folder, the domain, the words and the packages alone.',
      severity: 'error',
      from: {
        path: '^apps/api/src/documents/',
        pathNot: '(\\.test\\.ts|/document-workers\\.ts)$',
      },
      to: {
        path: '^(apps|packages)/',
        // A package of the API alone may lie in its own node_modules.
        pathNot: `(^apps/api/src/documents/|/node_modules/|${domain}|${words})`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'All SQL of a feature is in its *.store.ts, so that its statements can be read in one place.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `(^apps/api/src/(db|demo)/|\\.store\\.ts$|^apps/api/drizzle\\.config\\.ts$|${apiTests})`,
      },
      to: { path: '(^|/)node_modules/(drizzle-orm|drizzle-kit|pg|@electric-sql)/' },
    },
    {
      name: 'http-only-at-the-edge',
      comment:
        'Use cases are plain functions; only these files handle requests and replies. proxy-addr compares addresses for the setting TRUST_PROXY.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `(^apps/api/src/http/|^apps/api/src/start/app\\.ts$|\\.routes\\.ts$|${apiTests})`,
      },
      to: { path: '(^|/)node_modules/(fastify|fastify-[^/]+|@fastify/(?!proxy-addr/)[^/]+)/' },
    },
    {
      name: 'main-is-only-run',
      comment: 'main.ts starts a server when it is imported: it is for `node`, not for other modules.',
      severity: 'error',
      from: { pathNot: '^(scripts|tools)/' },
      to: { path: '^apps/api/src/main\\.ts$' },
    },
    {
      name: 'only-listed-packages',
      comment: 'A package that package.json does not name is installed only while another package needs it.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist(-false-language)?/|\\.css$)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
