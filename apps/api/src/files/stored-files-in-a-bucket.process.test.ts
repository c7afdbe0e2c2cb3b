import { beforeAll, describe } from 'vitest'
import { hasS3Server } from '../../../../tools/servers/s3-server.ts'
import { keysIn, type S3Server, startS3Server } from '../../test/files/s3-server.ts'
import { testStoredFiles } from '../../test/files/stored-files-cases.ts'
import { createBucketStorage } from './storage/bucket-storage.ts'

describe.skipIf(!hasS3Server())('files in a bucket', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
    return server.stop
  })

  testStoredFiles(async () => {
    const settings = await server.makeBucket()
    const storage = createBucketStorage(settings)
    return {
      storage,
      names: () => keysIn(settings),
      // An object is there when all of its bytes have arrived, and the process may end before it hears of it.
      beginFile: (key) => storage.put(key, Buffer.from('a picture')),
      remove: async () => {},
    }
  })
})
