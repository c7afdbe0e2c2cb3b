import { ConfigError } from '../commands/operator-error.ts'
import type { ReadSetting } from './settings-value.ts'

export type BucketSettings = {
  /** The address of the store, without a slash at its end; undefined for Amazon's own. */
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type StorageSettings = {
  /** Where new files are written. */
  main: 'folder' | 's3'
  /** Undefined where no bucket is set. */
  bucket: BucketSettings | undefined
}

/** Reads `S3_…` and FILE_STORE. */
export function readStorageSettings(read: ReadSetting): StorageSettings {
  const bucket = bucketFrom(read)
  const main = read('FILE_STORE') ?? (bucket === undefined ? 'folder' : 's3')
  if (main !== 'folder' && main !== 's3')
    throw new ConfigError(`FILE_STORE must be folder or s3, not '${main}'.`)
  if (main === 's3' && bucket === undefined) throw new ConfigError('FILE_STORE=s3 needs S3_BUCKET.')
  return { main, bucket }
}

function bucketFrom(read: ReadSetting): BucketSettings | undefined {
  const bucket = read('S3_BUCKET')
  const endpoint = endpointFrom(read('S3_ENDPOINT'))
  const region = read('S3_REGION')
  const accessKeyId = read('S3_ACCESS_KEY_ID')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY')
  if (bucket === undefined) {
    if ((endpoint ?? region ?? accessKeyId ?? secretAccessKey) === undefined) return undefined
    throw new ConfigError('S3_BUCKET is missing, though other S3_… variables are set.')
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, not '${bucket}'.`)
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  // The region is a part of Amazon's addresses and of each signature.
  if (region !== undefined && !/^[\w-]+$/.test(region))
    throw new ConfigError(`S3_REGION must be a name such as eu-central-1, not '${region}'.`)
  return { endpoint, bucket, region: region ?? 'us-east-1', accessKeyId, secretAccessKey }
}

function endpointFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  // No request takes an address with keys in it, which may not be repeated here either.
  if (url !== undefined && url.username + url.password !== '')
    throw new ConfigError(
      'S3_ENDPOINT must be an address without keys, which S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have.',
    )
  // A query or a fragment would end up in the middle of every address.
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return text.replace(/[?#]?$/, '').replace(/\/+$/, '')
  throw new ConfigError(`S3_ENDPOINT must be an http or https address, not '${text}'.`)
}
