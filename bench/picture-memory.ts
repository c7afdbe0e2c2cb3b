// Memory of the server while it takes small files that declare large pictures. Compare what is added; Linux only.

import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startServer } from '../tools/servers/portal-server.ts'

const uploadsAtOnce = 12
const side = 5000
const aimMegabytes = 400

const admin = { email: 'admin@bench.test', password: 'bench-admin' }
const folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
const server = await startServer('apps/api/src/main.ts', {
  DATA_DIR: folder,
  DEMO: 'off',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
try {
  const session = await send('POST', '/api/v1/session', JSON.stringify({ session: admin }), {
    'content-type': 'application/json',
  })
  const { token, user } = JSON.parse(session)
  // Forgets the peak of memory that the start has reached.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const before = megabytes('VmRSS')
  console.log(`\n${uploadsAtOnce} pictures of ${side} x ${side} at once, as portraits and as attachments; MB`)
  console.log(`before  ${before}`)
  const plain = sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
  for (const format of ['jpeg', 'png'] as const) {
    const bytes = await plain.clone().toFormat(format, { progressive: true }).toBuffer()
    await Promise.all(
      Array.from({ length: uploadsAtOnce }, (_, index) => upload(bytes, index, token, user.id)),
    )
    console.log(`progressive ${format} of ${Math.round(bytes.length / 1000)} kB  ${megabytes('VmRSS')} after`)
  }
  const added = megabytes('VmHWM') - before
  console.log(
    `at most  ${megabytes('VmHWM')}, ${added} added (aim ${aimMegabytes}) ${added <= aimMegabytes ? '✓' : '✗'}`,
  )
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}

function megabytes(line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

/** Every other picture is sent as an attachment, which stays larger. */
async function upload(bytes: Buffer, index: number, token: string, userId: number): Promise<void> {
  const body = new FormData()
  const file = new Blob([new Uint8Array(bytes)])
  const headers = { authorization: `Bearer ${token}` }
  if (index % 2 === 0) {
    body.append('avatar', file, 'small.jpg')
    await send('PUT', `/api/v1/users/${userId}`, body, headers)
    return
  }
  const day = `2031-${String((index % 12) + 1).padStart(2, '0')}-0`
  body.append('request_type', 'full_day_sick_leave')
  body.append('start_date', `${day}3`)
  body.append('end_date', `${day}3`)
  body.append('illness_file', file, 'small.jpg')
  await send('POST', '/api/v1/requests', body, headers)
}

async function send(method: string, path: string, body: FormData | string, headers: Record<string, string>) {
  const answer = await fetch(`${server.url}${path}`, { method, headers, body })
  const text = await answer.text()
  // A leave that is refused for another reason has its picture worked on all the same.
  if (!answer.ok && answer.status !== 422) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return text
}
