// Signing in beside people who upload large pictures. Compare the ratio; the times depend on the machine.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { plainPicture } from '../apps/api/test/pictures.ts'
import { startServer } from '../tools/servers/portal-server.ts'
import { summarise } from './measure.ts'
import { ratio, row } from './report.ts'

const rounds = 5
const signInsPerRound = 10
const uploadsAtOnce = 20
const aim = 4

const admin = { email: 'admin@bench.test', password: 'bench-admin' }
const folder = await mkdtemp(join(tmpdir(), 'portal-uploads-'))
const server = await startServer('apps/api/src/main.ts', {
  DATA_DIR: folder,
  DEMO: 'off',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
try {
  const { token, user } = await signIn()
  const picture = await plainPicture(5000, 5000)
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const first = await timeSignIns()
    const uploads = keepUploading(`/api/v1/users/${user.id}`, token, picture)
    const second = await timeSignIns()
    await uploads.stop()
    // The first round is a warm-up.
    if (round === 0) continue
    alone.push(...first)
    beside.push(...second)
  }
  const timings = [alone, beside].map((taken) =>
    summarise(taken, taken.reduce((sum, ms) => sum + ms, 0) / 1000),
  )
  const [quiet, busy] = timings
  if (!quiet || !busy) throw new Error('Nothing was measured')
  console.log(`\nPOST /session beside ${uploadsAtOnce} uploads of 25 megapixels`)
  console.log(row('alone', quiet))
  console.log(row('beside uploads', busy))
  console.log(ratio('median beside ÷ median alone', busy.medianMs / quiet.medianMs, aim))
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}

async function timeSignIns(): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < signInsPerRound; count += 1) {
    const before = performance.now()
    await signIn()
    taken.push(performance.now() - before)
  }
  return taken
}

async function signIn(): Promise<{ token: string; user: { id: number } }> {
  const answer = await fetch(`${server.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: admin }),
  })
  if (answer.status !== 201) throw new Error(`POST /session answered ${answer.status}`)
  return JSON.parse(await answer.text())
}

/** Keeps the same number of uploads under way until it is stopped. */
function keepUploading(path: string, token: string, picture: Buffer): { stop(): Promise<void> } {
  let isStopped = false
  const uploadAgain = async () => {
    while (!isStopped) {
      const body = new FormData()
      body.append('avatar', new Blob([new Uint8Array(picture)]), 'large.png')
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${server.url}${path}`, { method: 'PUT', headers, body })
      if (answer.status !== 200)
        throw new Error(`PUT ${path} answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  const all = Promise.all(Array.from({ length: uploadsAtOnce }, uploadAgain))
  return {
    async stop() {
      isStopped = true
      await all
    },
  }
}
