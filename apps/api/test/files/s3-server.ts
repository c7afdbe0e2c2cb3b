import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { debianPython } from '../../../../tools/servers/s3-server.ts'
import type { BucketSettings } from '../../src/config/storage-settings.ts'

const script = join(import.meta.dirname, 's3_server.py')

export type S3Server = {
  endpoint: string
  /** Makes an empty bucket. */
  makeBucket(): Promise<BucketSettings>
  stop(): Promise<void>
}

/** Starts an S3 server of the test's own, which checks signatures. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const accessKeyId = 'portal:test'
  const secretAccessKey = randomBytes(12).toString('hex')
  const server = spawn(debianPython, [script, folder, accessKeyId, secretAccessKey], { stdio: 'pipe' })
  const ended = once(server, 'exit')
  let words = ''
  server.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  const [line] = await Promise.race([once(server.stdout, 'data'), ended])
  const port = /^ready (\d+)/.exec(String(line))?.[1]
  if (port === undefined) throw new Error(`The S3 server did not start:\n${words}`)
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    async makeBucket() {
      const bucket = `portal-${randomBytes(6).toString('hex')}`
      const settings = { endpoint, bucket, region: 'us-east-1', accessKeyId, secretAccessKey }
      await withClient(settings, (client) => client.send(new CreateBucketCommand({ Bucket: bucket })))
      return settings
    },
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The variables that lead a portal to the bucket. */
export const variablesOf = ({ endpoint = '', ...settings }: BucketSettings): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

/** The keys of all objects in a bucket. */
export const keysIn = (settings: BucketSettings): Promise<string[]> =>
  withClient(settings, async (client) => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
    return Contents.map(({ Key = '' }) => Key)
  })

async function withClient<Result>(settings: BucketSettings, act: (client: S3Client) => Promise<Result>) {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  try {
    return await act(client)
  } finally {
    client.destroy()
  }
}
