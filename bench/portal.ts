import pg from 'pg'
import { startServer } from '../tools/servers/portal-server.ts'
import type { TempPostgres } from '../tools/servers/temp-postgres.ts'
import { type BenchCompany, fillCompany } from './company.ts'
import { type Call, openConnection } from './http-client.ts'
import type { Worker } from './measure.ts'

export const connections = 4

export type BenchPortal = {
  url: string
  pid: number | undefined
  databaseUrl: string
  company: BenchCompany
  admin: pg.Client
  stop(): Promise<void>
}

export const script = 'apps/api/src/main.ts'
export const account = { DEMO: 'off', ADMIN_EMAIL: 'admin@bench.test', ADMIN_PASSWORD: 'bench-admin' }

/** Starts a portal process on a new, filled database of the given PostgreSQL. */
export async function openPortal(
  postgres: TempPostgres,
  { name, records, env = {} }: { name: string; records: number; env?: NodeJS.ProcessEnv },
): Promise<BenchPortal> {
  const databaseUrl = postgres.url.replace(/postgres$/, name)
  const root = new pg.Client(postgres.url)
  await root.connect()
  await root.query(`create database ${name}`)
  await root.end()
  const server = await startServer(script, { ...env, DATABASE_URL: databaseUrl, ...account })
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  const company = await fillCompany(admin, records)
  const stop = async () => {
    await admin.end()
    await server.stop()
  }
  return { url: server.url, pid: server.pid, databaseUrl, company, admin, stop }
}

export function dayList({ persons, days }: BenchCompany, turn: number): Call {
  const person = at(persons, turn)
  return {
    method: 'GET',
    path: `/api/v1/records?date=${at(days, Math.floor(turn / 7))}`,
    token: person.token,
  }
}

/** Logs a hundredth of an hour, so that no day reaches the limit of 24 hours. */
export function creation({ persons, days }: BenchCompany, turn: number, description = 'Bench'): Call {
  const { projectId, categoryId, token } = at(persons, turn)
  const date = at(days, Math.floor(turn / 7))
  const record = { project_id: projectId, category_id: categoryId, description, hours: 0.01, date }
  return { method: 'POST', path: '/api/v1/records', token, body: JSON.stringify({ record }) }
}

export const plainGet = ({ persons }: BenchCompany, path: string, turn: number): Call => ({
  method: 'GET',
  path,
  token: at(persons, turn).token,
})

export function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('The bench company is empty')
  return item
}

export function httpWorkers(url: string, call: (turn: number) => Call): Worker[] {
  return Array.from({ length: connections }, () => {
    const send = openConnection(url)
    return (turn) => send(call(turn))
  })
}
