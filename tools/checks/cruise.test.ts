import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise, type Violation } from './cruise.ts'

/** rule, the file that breaks it, what it imports */
const forbidden = [
  ['no-cycles', 'packages/domain/src/egg.ts', './hen.ts'],
  ['resolvable', 'packages/domain/src/lost.ts', './nowhere.ts'],
  ['domain-stands-alone', 'packages/domain/src/reads-files.ts', 'node:fs'],
  ['domain-stands-alone', 'packages/domain/src/knows-contract.ts', '../../contract/src/hours/hours.ts'],
  ['words-know-only-domain', 'packages/words/src/knows-contract.ts', '../../contract/src/hours/hours.ts'],
  [
    'contract-knows-domain-and-words',
    'packages/contract/src/knows-api.ts',
    '../../../apps/api/src/use-case/clock.ts',
  ],
  ['api-never-web', 'apps/api/src/knows-web.ts', '../../web/src/shared/table.ts'],
  ['web-never-api', 'apps/web/src/knows-api.ts', '../../api/src/use-case/clock.ts'],
  ['e2e-knows-only-the-contract', 'e2e/inside.spec.ts', '../apps/api/src/use-case/clock.ts'],
  ['nothing-imports-tests-from-outside', 'apps/api/src/leans-on-tests.ts', '../test/database.ts'],
  ['scripts-are-commands', 'tools/leans-on-a-command.ts', '../scripts/start.ts'],
  ['api-rooms-one-way', 'apps/api/src/db/nosy.ts', '../features/deps.ts'],
  ['api-rooms-one-way', 'apps/api/src/mail/nosy.ts', '../start/config.ts'],
  ['api-rooms-are-listed', 'apps/api/src/attic/loose.ts', '../use-case/clock.ts'],
  ['api-features-stand-apart', 'apps/api/src/features/a/nosy.ts', '../b/b.store.ts'],
  ['web-features-stand-apart', 'apps/web/src/features/a/nosy.tsx', '../b/b-page.ts'],
  ['web-shared-knows-no-feature', 'apps/web/src/shared/nosy.ts', '../features/b/b-page.ts'],
  ['web-shared-names-no-entity', 'apps/web/src/shared/choosy.ts', '../reference/person.ts'],
  ['web-browser-stands-alone', 'apps/web/src/browser/nosy.ts', '../shared/table.ts'],
  ['web-api-knows-no-room-above', 'apps/web/src/api/nosy.ts', '../session/user.ts'],
  ['web-session-knows-no-room-above', 'apps/web/src/session/nosy.ts', '../shared/table.ts'],
  ['web-route-types-are-registered', 'apps/web/src/shell/menu.ts', '../routeTree.gen.ts'],
  ['web-features-know-no-route-file', 'apps/web/src/features/a/back.ts', '../../routes/a.ts'],
  [
    'documents-follow-from-versioned-sources',
    'apps/api/src/documents/pdf/colours.ts',
    '../../../../../packages/contract/src/hours/hours.ts',
  ],
  ['sql-only-in-stores', 'apps/api/src/features/a/create-a.ts', 'drizzle-orm'],
  ['http-only-at-the-edge', 'apps/api/src/features/a/decide-a.ts', 'fastify'],
  ['main-is-only-run', 'apps/api/src/starts.ts', './main.ts'],
  ['only-listed-packages', 'apps/api/src/unlisted.ts', 'left-pad'],
] as const

const allowed = [
  ['packages/words/src/refusals.ts', '../../domain/src/days.ts'],
  ['packages/contract/src/hours/hours.ts', '../../../domain/src/days.ts'],
  ['apps/api/src/features/b/b.store.ts', 'drizzle-orm'],
  ['apps/api/src/features/b/b.routes.ts', 'fastify'],
  ['apps/api/src/features/b/b.test.ts', '../../../test/database.ts'],
  ['apps/api/src/features/b/b.test-calls.ts', '../../../test/database.ts'],
  ['apps/api/src/db/turn.ts', '../use-case/clock.ts'],
  ['apps/api/src/features/a/show-a.ts', '../deps.ts'],
  ['apps/api/src/start/app.ts', '../features/b/b.routes.ts'],
  ['apps/api/src/documents/pdf/days.ts', '../../../../../packages/domain/src/days.ts'],
  ['apps/web/src/session/user.ts', '../api/client.ts'],
  ['apps/web/src/router.ts', './routeTree.gen.ts'],
  ['apps/web/src/features/b/b-list.ts', '../../shared/table.ts'],
  ['apps/web/src/routes/a.ts', '../features/b/b-page.ts'],
  ['e2e/outside.spec.ts', '../packages/contract/src/hours/hours.ts'],
] as const

const cycles = {
  'packages/domain/src/names.ts': "import type { Leaf } from './leaf.ts'\nexport type Names = Leaf[]",
  'packages/domain/src/leaf.ts':
    "import type { Names } from './names.ts'\nexport type Leaf = { names: Names }",
  'apps/web/src/routeTree.gen.ts': "import { page } from './routes/page.tsx'\nexport type Tree = typeof page",
  'apps/web/src/routes/page.tsx': "import { root } from '../shell/frame.tsx'\nexport const page = root",
  'apps/web/src/shell/frame.tsx':
    "import type { Tree } from '../routeTree.gen.ts'\nexport const root: Tree | undefined = undefined",
  'packages/domain/src/loads.ts': "export const load = () => import('./later.ts')",
  'packages/domain/src/later.ts': "import { load } from './loads.ts'\nexport const again = load",
}

const needed = {
  'packages/domain/src/hen.ts': "import './egg.ts'",
  'packages/domain/src/days.ts': '',
  'apps/api/src/use-case/clock.ts': '',
  'apps/api/src/features/deps.ts': '',
  'apps/api/src/main.ts': '',
  'apps/api/src/start/config.ts': '',
  'apps/api/test/database.ts': '',
  'apps/web/src/shared/table.ts': '',
  'apps/web/src/api/client.ts': '',
  'apps/web/src/reference/person.ts': '',
  'apps/web/src/features/b/b-page.ts': '',
  'scripts/start.ts': '',
  'package.json': '{"dependencies":{"fastify":"1","drizzle-orm":"1"}}',
  ...Object.fromEntries(
    ['fastify', 'drizzle-orm', 'left-pad'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{"name":"${name}","main":"main.js"}`],
      [`node_modules/${name}/main.js`, ''],
    ]),
  ),
}

const project = mkdtempSync(join(tmpdir(), 'portal-imports-'))
let violations: Violation[] = []

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  for (const [file, text] of Object.entries(needed)) write(file, text)
  for (const [, file, target] of forbidden) write(file, `import '${target}'`)
  for (const [file, target] of allowed) write(file, `import '${target}'`)
  for (const [file, text] of Object.entries(cycles)) write(file, text)
  violations = (await cruise(project, ['packages', 'apps', 'e2e', 'tools'])).summary.violations
}, 30_000)
afterAll(() => rmSync(project, { recursive: true }))

test.each(forbidden)('the rule %s refuses the import %s → %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
    rule,
  )
})

test.each([
  ['types', /(names|leaf)\.ts$/],
  ['types that come through the tree of routes', /routes\/page\.tsx$/],
  ['parts that are loaded later', /(loads|later)\.ts$/],
])('the rule no-cycles counts %s', (_, files) => {
  expect(violations.filter(({ from }) => files.test(from)).map(({ rule }) => rule.name)).toEqual([
    'no-cycles',
  ])
})

test.each(allowed)('the file %s may import %s', (file) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([])
})
