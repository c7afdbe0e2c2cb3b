import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasS3Server } from '../../../../../tools/servers/s3-server.ts'
import { testAnyStorage } from '../../../test/files/any-storage.ts'
import { keysIn, type S3Server, startS3Server } from '../../../test/files/s3-server.ts'
import type { BucketSettings } from '../../config/storage-settings.ts'
import { checkBucket } from './bucket-check.ts'
import { createBucketStorage } from './bucket-storage.ts'
import { FileStoreFullError, FileStoreUnavailableError } from './file-storage.ts'

const newKey = () => randomBytes(16).toString('hex')

describe.skipIf(!hasS3Server())('a bucket of a real S3 server', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
    return server.stop
  })

  testAnyStorage('the bucket', async () => createBucketStorage(await server.makeBucket()))

  it('an object of the bucket is named by its key, and nobody reads it without a signature', async () => {
    const settings = await server.makeBucket()
    const key = newKey()
    await createBucketStorage(settings).put(key, Buffer.from('a CV'))
    expect(await keysIn(settings)).toEqual([key])
    for (const path of [`/${settings.bucket}/${key}`, `/${settings.bucket}`]) {
      expect((await fetch(server.endpoint + path)).ok).toBe(false)
    }
  })

  it('settings that work leave nothing in the bucket when they are checked', async () => {
    const settings = await server.makeBucket()
    await checkBucket(settings, createBucketStorage(settings))
    expect(await keysIn(settings)).toEqual([])
  })

  it.each([
    ['S3_SECRET_ACCESS_KEY is wrong', { secretAccessKey: 'wrong' }, 'refuses the keys of S3_ACCESS_KEY_ID'],
    [
      'S3_ACCESS_KEY_ID is unknown',
      { accessKeyId: 'portal:unknown' },
      'refuses the keys of S3_ACCESS_KEY_ID',
    ],
    ['the bucket does not exist', { bucket: 'no-such-bucket' }, 'create it first'],
  ])('the check says so when %s', async (_, wrong, sentence) => {
    const settings = { ...(await server.makeBucket()), ...wrong }
    await expect(checkBucket(settings, createBucketStorage(settings))).rejects.toThrow(sentence)
  })
})

describe('a store that does not work as it should', () => {
  const timing = { connectMs: 300, answerMs: 300, wholeMs: 3000 }
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function storeThat(answers: RequestListener): Promise<BucketSettings> {
    const server = createServer(answers).listen(0, '127.0.0.1')
    servers.push(server)
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    const endpoint = `http://127.0.0.1:${address.port}`
    return { endpoint, bucket: 'portal', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  }
  const openOver = (settings: BucketSettings) => createBucketStorage(settings, timing)

  const refusing: [string, RequestListener][] = [
    ['never answers', () => {}],
    ['fails', (_, response) => response.writeHead(500).end()],
    ['asks to slow down', (_, response) => response.writeHead(503).end()],
    ['ends the connection', (request) => request.socket.destroy()],
    ['refuses the keys', (_, response) => response.writeHead(403).end()],
  ]
  it.each(refusing)('a store that %s is told as one that is not available', async (_, answers) => {
    const storage = openOver(await storeThat(answers))
    await expect(storage.put(newKey(), Buffer.from('a picture'))).rejects.toBeInstanceOf(
      FileStoreUnavailableError,
    )
    await expect(storage.get(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
    await expect(storage.open(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
    await expect(storage.delete(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
  })

  it('a store at whose address nobody is, is told as one that is not available', async () => {
    const settings = await storeThat(() => {})
    servers.at(-1)?.close()
    await expect(openOver(settings).get(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
  })

  it.each([
    ['507', '', 507],
    ['QuotaExceeded', '<Error><Code>QuotaExceeded</Code></Error>', 403],
    ['XMinioStorageFull', '<Error><Code>XMinioStorageFull</Code></Error>', 507],
  ])('a store that refuses a file with %s is full', async (_, body, status) => {
    const full = await storeThat((_request, response) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body),
    )
    await expect(openOver(full).put(newKey(), Buffer.from('a picture'))).rejects.toBeInstanceOf(
      FileStoreFullError,
    )
  })

  it('a file whose store stops in the middle is an error, and never a shorter file', async () => {
    const stops = await storeThat((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('the beginning')
    })
    await expect(openOver(stops).get(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
    const breaks = await storeThat((request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('the beginning', () => request.socket.destroy())
    })
    await expect(openOver(breaks).get(newKey())).rejects.toBeInstanceOf(FileStoreUnavailableError)
  })

  it('a file is sent whole to a reader that pauses for longer than the store may', async () => {
    const whole = await storeThat((_, response) => {
      response.writeHead(200, { 'content-length': '3000000' }).end(Buffer.alloc(3_000_000, 'a'))
    })
    const opened = await openOver(whole).open(newKey())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await vi.advanceTimersByTimeAsync(timing.wholeMs * 2)
    vi.useRealTimers()
    expect(opened && (await buffer(opened.stream)).length).toBe(3_000_000)
  })
})
