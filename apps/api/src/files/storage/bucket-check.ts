import { randomBytes } from 'node:crypto'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { ConfigError } from '../../commands/operator-error.ts'
import type { BucketSettings } from '../../config/storage-settings.ts'
import type { FileStorage } from './file-storage.ts'

/**
 * Writes, reads and deletes an object. Throws a `ConfigError` where the settings are wrong or where anyone may read the
 * bucket; a store that does not answer is no error of the settings, and throws what the storage throws.
 */
export async function checkBucket(settings: BucketSettings, storage: FileStorage): Promise<void> {
  const key = randomBytes(16).toString('hex')
  try {
    await storage.put(key, Buffer.from('probe'))
    const isPublic = await canAnyoneRead(settings, key)
    await storage.get(key)
    await storage.delete(key)
    if (isPublic)
      throw new ConfigError(
        `Anyone can read the bucket '${settings.bucket}' without signing in: make it private, because it holds pictures and CVs of people.`,
      )
  } catch (error) {
    throw refusalOf(error, settings) ?? error
  }
}

async function canAnyoneRead({ endpoint, bucket, region }: BucketSettings, key: string): Promise<boolean> {
  const folder =
    endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`
  try {
    return (await fetch(`${folder}/${key}`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

function refusalOf(error: unknown, { bucket }: BucketSettings): ConfigError | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof S3ServiceException)) return undefined
  const status = cause.$metadata.httpStatusCode
  if (cause.name === 'NoSuchBucket' || status === 404)
    return new ConfigError(`S3_BUCKET names '${bucket}', which the store does not have: create it first.`)
  if (status === 401 || status === 403)
    return new ConfigError(
      `The store refuses the keys of S3_ACCESS_KEY_ID (${cause.name}): they must be right, and may read, write and delete in '${bucket}'.`,
    )
  return undefined
}
