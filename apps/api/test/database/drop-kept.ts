import { randomBytes } from 'node:crypto'
import { withServer } from './template.ts'

/**
 * Vitest calls this function as its global setup. It drops the databases that the workers of this run have kept on
 * TEST_DATABASE_URL.
 */
export default function nameDatabases(): (() => Promise<void>) | undefined {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return undefined
  const run = `${randomBytes(4).toString('hex')}_`
  process.env.TEST_DATABASE_RUN = run
  return () =>
    withServer(serverUrl, async (server) => {
      const { rows } = await server.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [`portal_test_${run}`],
      )
      for (const { name } of rows) await server.query(`drop database ${name} with (force)`)
    })
}
