import { ConfigError } from '../../operator-error.ts'
import { type Environment, readSetting } from '../../settings-value.ts'

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

/** Reads `S3_…`, each also from the file that `…_FILE` names, and FILE_STORE. */
export function readStorageSettings(environment: Environment): StorageSettings {
  const bucket = bucketFrom(environment)
  const main = readSetting(environment, 'FILE_STORE') ?? (bucket === undefined ? 'folder' : 's3')
  if (main !== 'folder' && main !== 's3')
    throw new ConfigError(`FILE_STORE must be folder or s3, not '${main}'.`)
  if (main === 's3' && bucket === undefined) throw new ConfigError('FILE_STORE=s3 needs S3_BUCKET.')
  return { main, bucket }
}

function bucketFrom(environment: Environment): BucketSettings | undefined {
  const read = (name: string) => readSetting(environment, name)
  const bucket = read('S3_BUCKET')
  const endpoint = endpointFrom(read('S3_ENDPOINT'))
  const accessKeyId = read('S3_ACCESS_KEY_ID')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY')
  if (bucket === undefined) {
    if (endpoint === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined
    throw new ConfigError('S3_BUCKET is missing, though other S3_… variables are set.')
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, not '${bucket}'.`)
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  return { endpoint, bucket, region: read('S3_REGION') ?? 'us-east-1', accessKeyId, secretAccessKey }
}

function endpointFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  // A query or a fragment would end up in the middle of every address.
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return text.replace(/[?#]?$/, '').replace(/\/+$/, '')
  throw new ConfigError(`S3_ENDPOINT must be an http or https address, not '${text}'.`)
}
