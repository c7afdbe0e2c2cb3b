import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { filesByPage, filesNamed, filesOfPart, importCircle, readManifest } from './page-files.ts'
import { distFolder } from './web-build.ts'

/** kB are 1000 bytes, gzip, JavaScript and CSS together; fonts and pictures do not count. */
const kB = 1000
const loginBudget = 150 * kB
const firstPageBudget = 200 * kB
const furtherPageBudget = 20 * kB

/** The route files, below src/routes and without ending, of the login screen and of the page after it. */
const loginRoute = 'index'
const firstPageRoute = '_app/create-record'

/** The chunks that many pages share (groups of apps/web/build/chunks.ts), each counted once and not to a page. */
const sharedBudgets = {
  lists: 6 * kB,
  pieces: 5 * kB,
  fields: 45 * kB,
  dialogs: 20 * kB,
  dates: 25 * kB,
  profiles: 12 * kB,
} as const

/** No page may wait for these: they come when its requests are answered, or with the first dialog. */
const lateChunks: readonly string[] = ['fields', 'dialogs', 'dates']

/** What a page loads with its rows, before its requests are answered. */
const earlyParts = ['src/shared/later/page-buttons.tsx']

export type Budgets = { lines: string[]; withinBudget: boolean }

/** Measures the files that a browser must fetch for each page of the built web app. */
export async function checkBudgets(): Promise<Budgets> {
  const manifest = await readManifest(distFolder)
  const pages = filesByPage(manifest)
  const shared = new Map(Object.keys(sharedBudgets).map((name) => [name, filesNamed(manifest, name)]))
  const parts = new Map(earlyParts.map((path) => [path, filesOfPart(manifest, path)]))
  const sizes = new Map<string, number>()
  for (const file of [...pages.values(), ...shared.values()].reduce((all, files) => all.union(files))) {
    const compressed = await promisify(gzip)(await readFile(join(distFolder, file)), { level: 9 })
    sizes.set(file, compressed.length)
  }
  const { lines, withinBudget } = judge({ pages, parts, shared, sizes })
  const circle = importCircle(manifest)
  if (!circle) return { lines, withinBudget }
  return {
    lines: [...lines, `✗ Files import each other in a circle: ${circle.join(', ')}`],
    withinBudget: false,
  }
}

type FilesByName = ReadonlyMap<string, ReadonlySet<string>>

/** Compares every page with its budget. A missing login page, first page, part or shared chunk counts as a failure. */
export function judge({
  pages,
  parts,
  shared,
  sizes,
}: {
  pages: FilesByName
  parts: FilesByName
  shared: FilesByName
  sizes: ReadonlyMap<string, number>
}): Budgets {
  const login = pages.get(loginRoute)
  const firstPage = pages.get(firstPageRoute)
  if (!login || !firstPage) {
    const missing = login ? firstPageRoute : loginRoute
    return {
      lines: [`The build has no page ${missing}: it has ${[...pages.keys()].join(', ')}`],
      withinBudget: false,
    }
  }
  const weight = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  const groups = Object.entries(sharedBudgets).map(([name, budget]) => ({
    name,
    budget,
    files: shared.get(name) ?? new Set<string>(),
  }))
  const notCounted = groups.reduce((all, { files }) => all.union(files), firstPage)
  const empty = [
    ...groups.filter(({ files }) => files.size === 0).map(({ name }) => `shared chunk ${name}`),
    ...[...parts].filter(([, files]) => files.size === 0).map(([path]) => `part ${path}`),
  ]
  const tooEarly = groups
    .filter(({ name }) => lateChunks.includes(name))
    .flatMap(({ name, files }) =>
      [...pages, ...parts]
        .filter(([, needed]) => !needed.isDisjointFrom(files))
        .map(([page]) => ({ page, name })),
    )
  const measured = [
    { name: `login (${loginRoute})`, bytes: weight(login), budget: loginBudget },
    { name: `first page (${firstPageRoute})`, bytes: weight(firstPage), budget: firstPageBudget },
    ...groups.map(({ name, budget, files }) => ({
      name: `shared ${name}`,
      bytes: weight(files.difference(firstPage)),
      budget,
    })),
    ...[...pages]
      .filter(([page]) => page !== loginRoute && page !== firstPageRoute)
      .map(([page, files]) => ({
        name: `${page}, more than the first page and what is shared`,
        bytes: weight(files.difference(notCounted)),
        budget: furtherPageBudget,
      })),
  ]
  return {
    lines: [
      ...measured.map(({ name, bytes, budget }) => {
        const numbers = `${(bytes / kB).toFixed(1).padStart(6)} of ${budget / kB} kB`
        return `${bytes > budget ? '✗' : ' '} ${numbers}  ${name}`
      }),
      ...empty.map((what) => `✗ The build has no ${what}`),
      ...tooEarly.map(({ page, name }) => `✗ ${page} loads the chunk ${name} at once`),
    ],
    withinBudget:
      empty.length === 0 && tooEarly.length === 0 && measured.every(({ bytes, budget }) => bytes <= budget),
  }
}
