import { describe, expect, it } from 'vitest'
import { ConfigError } from '../commands/operator-error.ts'
import { type Environment, settingsOf } from './settings-value.ts'
import { readStorageSettings } from './storage-settings.ts'

const read = (environment: Environment) => readStorageSettings(settingsOf(environment))

const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

describe('the settings of the storage of files', () => {
  it('files are in the folder where nothing is set', () => {
    expect(read({})).toEqual({ main: 'folder', bucket: undefined })
  })

  it('files are in the bucket where one is set, at Amazon without an endpoint', () => {
    expect(read({ ...keys, S3_BUCKET: 'portal-files' })).toEqual({
      main: 's3',
      bucket: {
        endpoint: undefined,
        bucket: 'portal-files',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
    })
  })

  it('new files go to the folder where FILE_STORE says so, and those in the bucket are still read', () => {
    const environment = {
      ...keys,
      S3_BUCKET: 'portal-files',
      S3_ENDPOINT: 'https://s3.example.test/',
      S3_REGION: 'eu-1',
      FILE_STORE: 'folder',
    }
    expect(read(environment)).toMatchObject({
      main: 'folder',
      bucket: { endpoint: 'https://s3.example.test', region: 'eu-1' },
    })
  })

  it.each([
    [{ S3_BUCKET: 'portal-files' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
    [
      { S3_BUCKET: 'portal-files', S3_ACCESS_KEY_ID: 'key' },
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [keys, 'S3_BUCKET is missing, though other S3_… variables are set.'],
    [
      { S3_ENDPOINT: 'https://s3.example.test' },
      'S3_BUCKET is missing, though other S3_… variables are set.',
    ],
    [{ ...keys, S3_BUCKET: 'Portal Files' }, "S3_BUCKET must be the name of a bucket, not 'Portal Files'."],
    [
      { ...keys, S3_BUCKET: 'portal-files', S3_ENDPOINT: 's3.example.test' },
      "S3_ENDPOINT must be an http or https address, not 's3.example.test'.",
    ],
    [{ S3_REGION: 'eu-1' }, 'S3_BUCKET is missing, though other S3_… variables are set.'],
    [
      { ...keys, S3_BUCKET: 'portal-files', S3_REGION: 'eu 1' },
      "S3_REGION must be a name such as eu-central-1, not 'eu 1'.",
    ],
    [
      { ...keys, S3_BUCKET: 'portal-files', S3_ENDPOINT: 'https://key:secret@s3.example.test' },
      'S3_ENDPOINT must be an address without keys, which S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have.',
    ],
    [{ FILE_STORE: 's3' }, 'FILE_STORE=s3 needs S3_BUCKET.'],
    [{ FILE_STORE: 'disk' }, "FILE_STORE must be folder or s3, not 'disk'."],
    [
      { ...keys, S3_BUCKET: 'portal-files', S3_SECRET_ACCESS_KEY_FILE: '/none' },
      'Set S3_SECRET_ACCESS_KEY or S3_SECRET_ACCESS_KEY_FILE, not both.',
    ],
  ])('%j is refused with a sentence', (environment, sentence) => {
    expect(() => read(environment)).toThrow(new ConfigError(sentence))
  })
})
