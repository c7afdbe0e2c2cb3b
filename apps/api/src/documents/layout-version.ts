import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * All that the look of a document follows from, besides the CV: the code of this folder with its templates, the rules of
 * the domain, the words, and the packages with the typeface. `.dependency-cruiser.cjs` refuses other imports in this folder.
 */
const sources = [
  '.',
  '../../../../packages/domain/src',
  '../../../../packages/words/src',
  '../../../../package-lock.json',
]

/** The version of the documents' layout, another one after any change of what it follows from. Read it once, at the start. */
export const layoutVersion = (): string =>
  hashOfFiles(sources.map((path) => fileURLToPath(new URL(path, import.meta.url))))

/** A hash of the names and the content of files, and of the files in folders. */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const names = statSync(path).isDirectory() ? namesIn(path) : ['']
    for (const name of names) {
      const content = createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest()
      hash.update(name).update(content)
    }
  }
  return hash.digest('base64url')
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()
