import { expect, it } from 'vitest'
import {
  anchorsIn,
  brokenBecause,
  citationsOf,
  decisionFaults,
  type Repository,
  referencesOf,
} from './doc-references.ts'

const known: Repository = {
  files: new Set(['README.md', 'docs/rules.md', 'apps/api/src/db/tables.ts', 'e2e/login.spec.ts']),
  anchorsOf: () => new Set(['roles', 'time-records']),
}

const broken = (page: string, text: string) =>
  referencesOf(page, text, known)
    .map((reference) => brokenBecause(reference, known))
    .filter((reason) => reason !== undefined)

it.each([
  'see `e2e/login.spec.ts`, `src/db` and `tables.ts`',
  '`npx playwright test e2e/login.spec.ts --project desktop`',
  '```sh\nnode apps/api/src/db/tables.ts\n```',
  '[rules](docs/rules.md#roles), [the same](docs/rules.md), [below](#roles), [site](https://example.test/x.md)',
  'placeholders: `apps/‹name›/x.ts`, `docs/NNNN-<title>.md`, `*.store.ts`, `…/x.ts`',
  'no paths: `/api/docs`, `DATA_DIR/files`, `text/csv`, `row.can`',
])('the page %j names what exists', (text) => {
  expect(broken('README.md', text)).toEqual([])
})

it.each([
  ['see `e2e/categories.spec.ts`', 'names e2e/categories.spec.ts, which does not exist'],
  ['see `apps/api/src/http`', 'names apps/api/src/http, which does not exist'],
  ['see `client.ts`', 'names client.ts, which does not exist'],
  ['```sh\nnode apps/api/main.ts\n```', 'names apps/api/main.ts, which does not exist'],
  ['[words](docs/words.md)', 'names docs/words.md, which does not exist'],
  ['[rules](docs/rules.md#holidays)', 'docs/rules.md has no heading #holidays'],
])('the page %j is refused', (text, reason) => {
  expect(broken('README.md', text)).toEqual([reason])
})

it('a link starts from the folder of its page', () => {
  expect(broken('docs/rules.md', '[up](../README.md)')).toEqual([])
  expect(broken('docs/rules.md', '[up](README.md)')).toEqual(['names docs/README.md, which does not exist'])
})

it('a comment that cites a missing page or heading is refused', () => {
  const cited = citationsOf('/** Rank (docs/rules.md#roles). */\n// docs/rules.md#ranks')
  expect(cited).toEqual([
    { line: 1, path: '/docs/rules.md', anchor: 'roles' },
    { line: 2, path: '/docs/rules.md', anchor: 'ranks' },
  ])
  expect(cited.map((reference) => brokenBecause(reference, known))).toEqual([
    undefined,
    'docs/rules.md has no heading #ranks',
  ])
})

it('a heading becomes an anchor without punctuation', () => {
  expect(anchorsIn('# Time records\ntext\n## CVs, and files (S3)\n')).toEqual(
    new Set(['time-records', 'cvs-and-files-s3']),
  )
})

it('two decisions of one number are refused, and so is a heading with another number', () => {
  const page = (file: string, text: string) => ({ file: `docs/decisions/${file}`, text })
  expect(
    decisionFaults([
      page('0008-mantine.md', '# 8. Mantine\n'),
      page('0021-chunks.md', '# 21. Chunks\n'),
      page('0021-workers.md', '# 21. Workers\n'),
      page('0022-copies.md', '# 21. Copies\n'),
    ]),
  ).toEqual([
    'docs/decisions/0021-workers.md:1 has the number of docs/decisions/0021-chunks.md: take the next free one',
    "docs/decisions/0022-copies.md:1 must start with '# 22. ' and its title",
  ])
})
