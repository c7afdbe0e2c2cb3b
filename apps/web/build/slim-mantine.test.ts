import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { replacements } from './slim-mantine.ts'

const components = fileURLToPath(new URL('components/', import.meta.resolve('@mantine/core')))
const source = (file: string) => readFileSync(file, 'utf8')
const exportsOf = (code: string) => [...(/export \{ (.+) \};/.exec(code)?.[1]?.split(', ') ?? [])]

test("the build finds the modules of Mantine's components, and replaces all that they export", () => {
  for (const { importers, imported, by } of replacements) {
    const replacement = source(join(import.meta.dirname, '../src/theme', by))
    for (const importer of importers) {
      const file = join(components, `${importer}.mjs`)
      expect(source(file)).toContain(`from "${imported}"`)
      for (const name of exportsOf(source(join(file, '..', imported)))) {
        expect(replacement).toMatch(new RegExp(`export (?:function|const) ${name}\\b`))
      }
    }
  }
})
