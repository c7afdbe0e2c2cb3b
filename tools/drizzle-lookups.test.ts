import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root, serverArgs } from './processes.ts'

const addresses = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres']

/** What a module of the server gets for these addresses, twice each, and what `require` gets. */
const resolvedWith = (args: readonly string[]) => {
  const code = `
    import { createRequire } from 'node:module'
    const { sql } = await import('drizzle-orm')
    const { sql: again } = await import('drizzle-orm/sql')
    const addresses = ${JSON.stringify([...addresses, ...addresses])}
    console.log(JSON.stringify({
      imported: addresses.map((address) => import.meta.resolve(address)),
      required: createRequire(import.meta.url).resolve('drizzle-orm'),
      isOneModule: sql === again,
    }))`
  const output = execFileSync(process.execPath, [...args, '--input-type=module', '-e', code], { cwd: root })
  return JSON.parse(String(output))
}

it('the server gets the same files of drizzle-orm as without the short cut, each once', () => {
  const quick = resolvedWith(serverArgs)
  expect(quick).toEqual(resolvedWith([]))
  expect(quick.isOneModule).toBe(true)
})
