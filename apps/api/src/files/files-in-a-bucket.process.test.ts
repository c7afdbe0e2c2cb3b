import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { session } from '@portal/contract/accounts/session'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'
import { hasS3Server } from '../../../../tools/servers/s3-server.ts'
import { keysIn, type S3Server, startS3Server, variablesOf } from '../../test/files/s3-server.ts'
import { plainPicture } from '../../test/pictures.ts'
import {
  admin,
  ended,
  endPortals,
  newFolder,
  somePort,
  start,
  started,
} from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'

afterEach(endPortals)

describe.skipIf(!hasS3Server())('a portal with a bucket', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
    return server.stop
  })

  async function portalWith(environment: Record<string, string>) {
    const port = await somePort('free')
    const url = `http://127.0.0.1:${port}`
    const child = start({ PORT: String(port), PUBLIC_URL: url, ...environment })
    await started(child)
    const signedIn = await fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }),
    })
    const { user } = session.create.schema.response[201].parse(await signedIn.json())
    const cookie = signedIn.headers.getSetCookie().join('; ').split(';')[0] ?? ''
    const picture = `${url}/api/v1/users/${user.id}/avatar`
    return {
      async upload(bytes: Buffer) {
        const form = new FormData()
        form.append('avatar', new Blob([new Uint8Array(bytes)]), 'me.png')
        return fetch(`${url}/api/v1/users/${user.id}`, {
          method: 'PUT',
          headers: { cookie, origin: url },
          body: form,
        })
      },
      download: () => fetch(picture, { headers: { cookie } }),
      async stop() {
        child.kill('SIGTERM')
        expect((await ended(child)).code).toBe(0)
      },
    }
  }

  it('pictures move from the folder to the bucket and back by the command, and are shown all the time', async () => {
    const dataDir = await startedFolder()
    const bucket = await server.makeBucket()
    const s3 = variablesOf(bucket)
    const first = await portalWith({ DATA_DIR: dataDir })
    expect((await first.upload(await plainPicture(300, 200))).status).toBeLessThan(300)
    const original = Buffer.from(await (await first.download()).arrayBuffer())
    await first.stop()
    const shows = async (environment: Record<string, string>) => {
      const portal = await portalWith({ DATA_DIR: dataDir, ...environment })
      expect(Buffer.from(await (await portal.download()).arrayBuffer())).toEqual(original)
      await portal.stop()
    }

    // It is read from the folder until it is moved.
    await shows(s3)
    expect(await move({ DATA_DIR: dataDir, ...s3 }, '--to', 's3')).toMatchObject({ code: 0 })
    expect(await keysIn(bucket)).toHaveLength(1)
    expect(await move({ DATA_DIR: dataDir, ...s3 }, '--to', 's3', '--delete-source')).toMatchObject({
      code: 0,
    })
    expect(await filesIn(dataDir)).toEqual([])
    await shows(s3)

    await shows({ ...s3, FILE_STORE: 'folder' })
    const back = await move({ DATA_DIR: dataDir, ...s3 }, '--to', 'folder', '--delete-source')
    expect(back).toMatchObject({ code: 0, words: expect.stringContaining('1 copied and read back') })
    expect([await keysIn(bucket), (await filesIn(dataDir)).length]).toEqual([[], 1])
    await shows({})
  })

  it('the portal starts while the store is away, and refuses pictures with a sentence', async () => {
    const away = {
      ...variablesOf(await server.makeBucket()),
      S3_ENDPOINT: `http://127.0.0.1:${await somePort('free')}`,
    }
    const portal = await portalWith({ DATA_DIR: await startedFolder(), ...away })
    const refused = await portal.upload(await plainPicture(30, 30))
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'files.store_unavailable' }])
    await portal.stop()
  })

  it.each([
    ['the keys are wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }, /refuses the keys of S3_ACCESS_KEY_ID/],
    ['there is no such bucket', { S3_BUCKET: 'no-such-bucket' }, /'no-such-bucket', .* create it first\.$/],
    ['a variable is missing', { S3_ACCESS_KEY_ID: '' }, /^S3_BUCKET needs S3_ACCESS_KEY_ID/],
  ])('a start ends with one clear sentence when %s', async (_, wrong, sentence) => {
    const settings = { ...variablesOf(await server.makeBucket()), ...wrong }
    const { errors, code } = await ended(start({ DATA_DIR: await newFolder(), PORT: '0', ...settings }))
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1])
    expect(errors.trim()).toMatch(sentence)
  })

  it.each([
    ['nothing', [], /^Usage: /],
    ['an unknown place', ['--to', 'tape'], /^Usage: /],
    ['no bucket', ['--to', 's3'], /^Set S3_BUCKET /],
  ])('the command that moves files ends with a sentence when it is given %s', async (_, args, sentence) => {
    const { code, words } = await move({ DATA_DIR: await newFolder() }, ...args)
    expect([code, words.split('\n').length]).toEqual([1, 1])
    expect(words).toMatch(sentence)
  })

  it('the commands end with a sentence when the store does not answer', async () => {
    const variables = { DATA_DIR: await startedFolder() }
    const archive = join(await newFolder(), 'portal.backup')
    expect(await runScript('backup', variables, archive)).toMatchObject({ code: 0 })
    const bucket = variablesOf(await server.makeBucket())
    const away = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' }
    const place = await newFolder()
    for (const { code, words } of [
      await move({ ...variables, ...away }, '--to', 's3'),
      await runScript('backup', { ...variables, ...away }, archive),
      await runScript('restore', { DATA_DIR: place, ...away }, archive),
    ]) {
      expect(code).toBe(1)
      expect(words).toMatch(/^The store of files does not answer as it should: .*ECONNREFUSED 127.0.0.1:1$/)
    }
    expect(await readdir(place)).toEqual([])
  })
})

const move = (variables: Record<string, string>, ...args: string[]) =>
  runScript('files-move', variables, ...args)

async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
