import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { distFolder, manifestFile } from './web-build.ts'

/** kB are 1000 bytes, gzip, JavaScript and CSS together; fonts and pictures do not count. */
const kB = 1000
const loginBudget = 150 * kB
const firstPageBudget = 220 * kB
const furtherPageBudget = 60 * kB

/** The route files, below src/routes and without ending, of the login screen and of the page after it. */
const loginRoute = 'index'
const firstPageRoute = '_app/create-record'

/** One chunk of Vite's manifest. */
type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

export type Budgets = { lines: string[]; withinBudget: boolean }

/** Measures what a browser must fetch for each page of the built web app. */
export async function checkBudgets(): Promise<Budgets> {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const pages = filesByPage(manifest)
  const sizes = new Map<string, number>()
  for (const file of new Set([...pages.values()].flatMap((files) => [...files]))) {
    const compressed = await promisify(gzip)(await readFile(join(distFolder, file)), { level: 9 })
    sizes.set(file, compressed.length)
  }
  return judge(pages, sizes)
}

/** Compares every page with its budget. A missing login or first page counts as a failure. */
export function judge(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  sizes: ReadonlyMap<string, number>,
): Budgets {
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
  const measured = [
    { name: `login (${loginRoute})`, bytes: weight(login), budget: loginBudget },
    { name: `first page (${firstPageRoute})`, bytes: weight(firstPage), budget: firstPageBudget },
    ...[...pages]
      .filter(([page]) => page !== loginRoute && page !== firstPageRoute)
      .map(([page, files]) => ({
        name: `${page}, more than the first`,
        bytes: weight(files.difference(firstPage)),
        budget: furtherPageBudget,
      })),
  ]
  return {
    lines: measured.map(({ name, bytes, budget }) => {
      const numbers = `${(bytes / kB).toFixed(1).padStart(6)} of ${budget / kB} kB`
      return `${bytes > budget ? '✗' : ' '} ${numbers}  ${name}`
    }),
    withinBudget: measured.every(({ bytes, budget }) => bytes <= budget),
  }
}

const routeChunk = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/** The JavaScript and CSS files that each page needs, with those of the layouts around it and of the entry. */
export function filesByPage(manifest: Manifest): Map<string, Set<string>> {
  const chunksByRoute = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const route = routeChunk.exec(key)?.[1]
    if (route !== undefined) chunksByRoute.set(route, [...(chunksByRoute.get(route) ?? []), key])
  }
  const entry = filesOf(manifest, ['index.html'])
  const pages = new Map<string, Set<string>>()
  for (const route of chunksByRoute.keys()) {
    const around = [...chunksByRoute.keys()].filter((other) => isAround(other, route))
    const chunks = [...around, route].flatMap((name) => chunksByRoute.get(name) ?? [])
    pages.set(route, entry.union(filesOf(manifest, chunks)))
  }
  for (const route of chunksByRoute.keys()) {
    if (chunksByRoute.keys().some((other) => isAround(route, other))) pages.delete(route)
  }
  return pages
}

/** Route files nest by folder or by dots: `_a`, `_a/route` and `_a.b` are around `_a/b/c` and `_a.b.c`. */
function isAround(layout: string, route: string): boolean {
  const outer = layout.replace(/\/route$/, '').split(/[/.]/)
  const inner = route.split(/[/.]/)
  return (
    layout !== route && outer.length < inner.length && outer.every((part, index) => part === inner[index])
  )
}

function filesOf(manifest: Manifest, keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    filesOf(manifest, chunk.imports ?? [], files)
  }
  return files
}
