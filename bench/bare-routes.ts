// Compares the portal's most frequent requests with bare routes that give the same answers. Compare the ratios, which
// come from alternating rounds of one run; absolute times depend on the machine.

import { deepStrictEqual } from 'node:assert/strict'
import { startServer } from '../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../tools/servers/temp-postgres.ts'
import type { BenchCompany } from './company.ts'
import { type Call, openConnection } from './http-client.ts'
import { measureTogether, type Plan, type ProcessorTime } from './measure.ts'
import { connections, dayList, httpWorkers, openPortal, plainGet } from './portal.ts'
import { ratio, row } from './report.ts'

const plan: Plan = { rounds: 10, turnsPerRound: 500 }
const aim = 2
const records = 420_000

const us = ({ processorUs }: ProcessorTime) => `${processorUs.toFixed(0)} µs`

type CallOf = (company: BenchCompany, turn: number) => Call
const requests: Record<string, CallOf> = {
  'GET /records, one day': dayList,
  'GET /session': (company, turn) => plainGet(company, '/api/v1/session', turn),
  'GET /categories': (company, turn) => plainGet(company, '/api/v1/categories', turn),
}

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const postgres = await startTempPostgres(binaries, { durable: true, settings: ['shared_buffers=1GB'] })
const stops: (() => Promise<void>)[] = [() => postgres.stop()]
try {
  console.log(`Filling ${records.toLocaleString('en')} records …`)
  const portal = await openPortal(postgres, { name: 'routes', records })
  stops.push(portal.stop)
  const bare = await startServer('bench/bare-portal.ts', { DATABASE_URL: portal.databaseUrl })
  stops.push(bare.stop)
  for (const [title, callOf] of Object.entries(requests)) {
    const call = (turn: number) => callOf(portal.company, turn)
    await requireSameAnswer(portal.url, bare.url, call)
    const contenders = { portal: httpWorkers(portal.url, call), bare: httpWorkers(bare.url, call) }
    const timings = await measureTogether(contenders, plan, { portal: portal.pid, bare: bare.pid })
    console.log(`\n${title} (${connections} connections)`)
    console.log(row('portal', timings.portal))
    console.log(row('bare route', timings.bare))
    console.log(ratio('portal median ÷ bare median', timings.portal.medianMs / timings.bare.medianMs, aim))
    console.log(`  processor time of a request  ${us(timings.portal)}, bare ${us(timings.bare)}`)
    console.log(ratio('bare ÷ portal, per second', timings.bare.perSecond / timings.portal.perSecond, aim))
  }
} finally {
  for (const stop of stops.reverse()) await stop()
}

/** Throws unless both give the same JSON; otherwise the comparison would say nothing. */
async function requireSameAnswer(portal: string, bare: string, call: (turn: number) => Call): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const [ofPortal, ofBare] = await Promise.all([portal, bare].map((url) => openConnection(url)(call(turn))))
    deepStrictEqual(JSON.parse(ofPortal ?? ''), JSON.parse(ofBare ?? ''))
  }
}
