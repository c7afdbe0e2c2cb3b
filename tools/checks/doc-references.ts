import { posix } from 'node:path'

/** A path in a page or a comment, with the heading after `#`. */
export type Reference = { line: number; path: string; anchor?: string }

/** What the repository holds: paths from its root, and the headings of each page. */
export type Repository = { files: ReadonlySet<string>; anchorsOf: (page: string) => ReadonlySet<string> }

const placeholder = /[<>‹›*…{}$]/
const fileName = /^[\w.-]+\.(tsx?|mjs|cjs|css|sql|md|ya?ml)$/

/** The links of a Markdown page, and what looks like a path in its code spans and blocks. */
export function referencesOf(page: string, text: string, known: Repository): Reference[] {
  const folders = foldersOf(known.files)
  let isBlock = false
  return text.split('\n').flatMap((content, index) => {
    const isFence = content.startsWith('```')
    if (isFence) {
      isBlock = !isBlock
      return []
    }
    const spans = isBlock ? [content] : [...content.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
    const paths = spans.flatMap((span) => pathsIn(span, folders))
    return [...paths, ...(isBlock ? [] : linksIn(page, content))].map((target) => ({
      line: index + 1,
      ...split(target),
    }))
  })
}

const pathsIn = (code: string, folders: ReadonlySet<string>): string[] =>
  code.split(/\s+/).filter((word) => !placeholder.test(word) && looksLikePath(word, folders))

/** Targets inside the repository, from its root. */
function linksIn(page: string, content: string): string[] {
  return [...content.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !placeholder.test(target))
    .map((target) =>
      target.startsWith('#') ? `/${page}${target}` : `/${posix.join(posix.dirname(page), target)}`,
    )
}

/** Pages of documentation that a source file's comments cite, as in `docs/product-rules.md#roles`. */
export function citationsOf(text: string): Reference[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([cited]) => ({
      line: index + 1,
      ...split(`/${cited}`),
    })),
  )
}

/** Why a reference is broken; undefined when it is not. */
export function brokenBecause({ path, anchor }: Reference, known: Repository): string | undefined {
  const name = path.replace(/^\//, '').replace(/\/$/, '')
  const isFromRoot = path.startsWith('/')
  const exists = [...known.files].some(
    (file) =>
      file === name ||
      file.startsWith(`${name}/`) ||
      (!isFromRoot && (file.endsWith(`/${name}`) || file.includes(`/${name}/`))),
  )
  if (!exists && name !== '.') return `names ${name}, which does not exist`
  if (anchor !== undefined && !known.anchorsOf(name).has(anchor)) return `${name} has no heading #${anchor}`
  return undefined
}

/**
 * What is wrong with the numbers of the decision pages: two pages share one, or the heading carries another than the
 * file. A decision is cited by its number.
 */
export function decisionFaults(pages: readonly { file: string; text: string }[]): string[] {
  const firstOf = new Map<number, string>()
  return pages.flatMap(({ file, text }) => {
    const number = Number.parseInt(posix.basename(file), 10)
    const first = firstOf.get(number)
    if (first !== undefined) return [`${file}:1 has the number of ${first}: take the next free one`]
    firstOf.set(number, file)
    return text.startsWith(`# ${number}. `) ? [] : [`${file}:1 must start with '# ${number}. ' and its title`]
  })
}

/** The anchors that GitHub gives the headings of a page. */
export function anchorsIn(text: string): Set<string> {
  const headings = text.matchAll(/^#{1,6} +(.+)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function foldersOf(files: ReadonlySet<string>): Set<string> {
  return new Set([...files].flatMap((file) => file.split('/').slice(0, -1)))
}

/** A file's name, or a path whose first part is a folder of the repository. */
function looksLikePath(word: string, folders: ReadonlySet<string>): boolean {
  if (fileName.test(word)) return true
  return /^[\w.-]+\/[\w./#-]*$/.test(word) && folders.has(word.slice(0, word.indexOf('/')))
}

function split(target: string): { path: string; anchor?: string } {
  const [path = '', anchor] = target.split('#')
  return anchor === undefined ? { path } : { path, anchor }
}
