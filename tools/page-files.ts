import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One chunk of Vite's manifest. */
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

/** Vite's manifest of a folder that it has built. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
}

/** The layout around the signed-in pages has no chunk of its own: it lies in this group of apps/web/vite.config.ts. */
const frame = { layout: '_app', chunk: 'frame' } as const

const routeChunk = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/**
 * The JavaScript and CSS files that each page needs, with those of the layouts around it and of the entry. Pages are
 * named after their route files, below src/routes and without ending.
 */
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
    const layout = isInFrame(route) ? filesNamed(manifest, frame.chunk) : new Set<string>()
    pages.set(route, entry.union(layout).union(filesOf(manifest, chunks)))
  }
  for (const route of chunksByRoute.keys()) {
    if (chunksByRoute.keys().some((other) => isAround(route, other))) pages.delete(route)
  }
  return pages
}

/** Whether the page is for signed-in people, inside the frame; the others are shown to every visitor. */
export const isInFrame = (route: string) => isAround(frame.layout, route)

/** The files of the chunks that have one of these names. */
export function filesNamed(manifest: Manifest, name: string): Set<string> {
  const chunks = Object.values(manifest).filter((chunk) => chunk.name === name)
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
}

/**
 * The address of a route file's page, with `:name` for parameters; undefined for the page of unknown addresses. An
 * underscore after a part means that the route is not nested in that part's page; a folder in brackets only sorts files.
 */
export function pathOf(route: string): string | undefined {
  const parts = route.split(/[/.]/).filter((part) => !/^[_(]|^index$/.test(part))
  if (parts.includes('$')) return undefined
  return `/${parts.map((part) => part.replace(/^\$/, ':').replace(/_$/, '')).join('/')}`
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
