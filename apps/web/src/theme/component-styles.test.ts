import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const library = fileURLToPath(new URL('../../../../node_modules/@mantine/core', import.meta.url))
const read = (file: string) => readFileSync(file, 'utf8')

/** The names that the portal and the library of toasts import from the component library as values. */
function importedNames(): Set<string> {
  const names = new Set<string>()
  const ours = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => join(source, file))
  const toasts = join(library, '../notifications/esm')
  const theirs = globSync('**/*.mjs', { cwd: toasts }).map((file) => join(toasts, file))
  for (const file of [...ours, ...theirs]) {
    for (const [, list = ''] of read(file).matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)) {
      for (const name of list.split(',').map((each) => each.trim()))
        if (name !== '' && !name.startsWith('type ')) names.add(name)
    }
  }
  return names
}

/** The sheets of these components and of all that they are made of: `X.module.mjs` has the classes of `X.layer.css`. */
function sheetsOf(names: ReadonlySet<string>): Set<string> {
  const files = [...read(join(library, 'esm/index.mjs')).matchAll(/import \{([^}]*)\} from "(\..*)";/g)]
  const left = files
    .filter(([, list = '']) => list.split(',').some((name) => names.has(name.trim())))
    .map(([, , path = '']) => join(library, 'esm', path))
  const seen = new Set(left)
  const sheets = new Set<string>()
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    for (const [, path = ''] of read(file).matchAll(/from "(\..*?\.mjs)"/g)) {
      const imported = join(dirname(file), path)
      const [, sheet] = /\/(\w+)\.module\.mjs$/.exec(imported) ?? []
      if (sheet !== undefined) sheets.add(sheet)
      else if (!seen.has(imported)) {
        seen.add(imported)
        left.push(imported)
      }
    }
  }
  return sheets
}

/** Sheets in the order that they have in the library's one sheet, on which the weight of their rules depends. */
function inOrder(sheets: ReadonlySet<string>): string[] {
  const whole = read(join(library, 'styles.layer.css'))
  const placeOf = (sheet: string) => {
    const [first] = /\.m_\w+/.exec(read(join(library, 'styles', `${sheet}.layer.css`))) ?? []
    return first === undefined ? -1 : whole.indexOf(first)
  }
  return [...sheets].toSorted((one, other) => placeOf(one) - placeOf(other))
}

test('the frame has the styles of the components in use and of no others, in the order of the library', () => {
  const listed = [
    ...read(join(source, 'theme/mantine.css')).matchAll(/core\/styles\/([A-Z]\w+)\.layer\.css/g),
  ]
  expect(listed.map(([, sheet]) => sheet)).toEqual(inOrder(sheetsOf(importedNames())))
})
