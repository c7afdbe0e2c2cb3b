import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { admin, ended, endPortals, newFolder, somePort, start, started } from './processes/portal-process.ts'
import { startedFolder } from './processes/started-folder.ts'

afterEach(endPortals)

const keyOf = (content: string) => async () => {
  const file = join(await newFolder(), 'key')
  await writeFile(file, content)
  return { BACKUP_KEY_FILE: file }
}

describe('refused starts', () => {
  it.each([
    [
      'the port is in use',
      async () => ({ DATA_DIR: await startedFolder(), PORT: String(await somePort('taken')) }),
      /^Port \d+ is in use: .*\.$/,
    ],
    ['a setting is refused', async () => ({ TIME_ZONE: 'Kyiv' }), /^TIME_ZONE must be .*\.$/],
    ['the key of backups is too short', keyOf('short'), /^BACKUP_KEY_FILE needs at least 32 random bytes/],
    [
      'the key of backups is a folder',
      async () => ({ BACKUP_KEY_FILE: await newFolder() }),
      /^BACKUP_KEY_FILE names .* cannot be read\.$/,
    ],
    ['DATABASE_URL is no address', async () => ({ DATABASE_URL: 'somewhere' }), /DATABASE_URL.*\.$/],
    [
      'nobody answers at DATABASE_URL',
      async () => ({ DATABASE_URL: `postgres://a:b@127.0.0.1:${await somePort('free')}/portal` }),
      /DATABASE_URL.*\.$/,
    ],
  ])('a start ends with one clear sentence when %s', async (_, environmentOf, sentence) => {
    const { errors, code } = await ended(
      start({ DATA_DIR: await newFolder(), PORT: '0', ...(await environmentOf()) }),
    )
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  it('a start ends with one clear sentence when DATA_DIR is a file', async () => {
    const file = join(await newFolder(), 'data')
    await writeFile(file, 'not a folder')
    const { errors, code } = await ended(start({ DATA_DIR: file, PORT: '0' }))
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(file)
  })

  it('a start ends with one clear sentence when another portal uses the same DATA_DIR, which keeps running', async () => {
    const folder = await startedFolder()
    const port = await somePort('free')
    await started(start({ DATA_DIR: folder, PORT: String(port) }))
    const { errors, code } = await ended(start({ DATA_DIR: folder, PORT: '0' }))
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(folder)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })
})

const signIn = (port: number, password: string) =>
  fetch(`http://127.0.0.1:${port}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password } }),
  })

describe('a portal without the demo company', () => {
  it('a portal without the demo company prints the generated password once, exits with 0 on SIGTERM and keeps its data', async () => {
    const folder = await newFolder()
    const port = await somePort('free')
    const environment = { DATA_DIR: folder, PORT: String(port), ADMIN_PASSWORD: '' }
    const first = start(environment)
    const password = /password (\S+) \(shown only now\)/.exec(await started(first))?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect((await signIn(port, password)).status).toBe(201)
    first.kill('SIGTERM')
    expect((await ended(first)).code).toBe(0)

    const second = start(environment)
    expect(await started(second)).not.toContain('password')
    expect((await signIn(port, password)).status).toBe(201)
  })

  it('a portal without the demo company finishes the request in progress before it stops', async () => {
    const port = await somePort('free')
    const child = start({ DATA_DIR: await startedFolder(), PORT: String(port) })
    await started(child)
    const body = JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } })
    const socket = connect(port, '127.0.0.1')
    const head = `POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
    socket.write(head + body.slice(0, 10))
    // When the server answers another client, it has read the head sent above.
    expect(
      (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status,
    ).toBe(200)
    child.kill('SIGTERM')
    socket.write(body.slice(10))
    const [answer, { code }] = await Promise.all([text(socket), ended(child)])
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(code).toBe(0)
  })
})
