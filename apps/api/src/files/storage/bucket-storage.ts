import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { BucketSettings } from '../../config/storage-settings.ts'
import { messageOf } from '../../db/open-error.ts'
import { checkKey, type FileStorage, FileStoreFullError, FileStoreUnavailableError } from './file-storage.ts'

export type BucketTiming = {
  /** How long a connection may take. */
  connectMs: number
  /** How long the store may take to begin its answer, and to send the next piece of it. */
  answerMs: number
  /** How long a `put`, `get` or `delete` may take with its repetitions. */
  wholeMs: number
}

const usualTiming: BucketTiming = { connectMs: 3000, answerMs: 15_000, wholeMs: 30_000 }

/**
 * Stores files as objects of an S3 bucket, by their keys and without rights of their own. What the client library repeats
 * is safe to repeat: a key is written once, with the same bytes.
 */
export function createBucketStorage(
  settings: BucketSettings,
  timing: BucketTiming = usualTiming,
): FileStorage {
  const { bucket: Bucket } = settings
  const client = clientFor(settings, timing)

  const open = async (key: string, abortSignal?: AbortSignal) => {
    checkKey(key)
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }), {
        abortSignal,
      })
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error('The answer has no content or no length')
      const stream = Readable.from(piecesOf(Body, timing.answerMs), { objectMode: false })
      // A reader that goes away before its first piece has not begun `piecesOf`, whose end would free the connection.
      stream.once('close', () => Body.destroy())
      return { stream, size: ContentLength }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw failureOf(error)
    }
  }

  return {
    async put(key, bytes) {
      checkKey(key)
      const object = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length })
      await sending(() => client.send(object, { abortSignal: AbortSignal.timeout(timing.wholeMs) }))
    },
    async get(key) {
      const file = await open(key, AbortSignal.timeout(timing.wholeMs))
      if (file === undefined) return undefined
      const pieces: Buffer[] = []
      for await (const piece of file.stream) pieces.push(piece)
      return Buffer.concat(pieces, file.size)
    },
    open: (key) => open(key),
    async delete(key) {
      checkKey(key)
      const object = new DeleteObjectCommand({ Bucket, Key: key })
      try {
        await client.send(object, { abortSignal: AbortSignal.timeout(timing.wholeMs) })
      } catch (error) {
        // Some stores answer 404 where Amazon's answers 204.
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return
        throw failureOf(error)
      }
    },
  }
}

function clientFor({ endpoint, region, ...keys }: BucketSettings, timing: BucketTiming): S3Client {
  const { accessKeyId, secretAccessKey } = keys
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Compatible stores do not know the checksums that Amazon's client adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: timing.connectMs,
      requestTimeout: timing.answerMs,
      throwOnRequestTimeout: true,
    },
  })
}

async function sending<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    throw failureOf(error)
  }
}

/** The body in pieces. Its time limit counts only while a piece is waited for, so that a slow reader may pause. */
async function* piecesOf(body: Readable, answerMs: number): AsyncGenerator<Buffer> {
  const pieces = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const late = setTimeout(() => body.destroy(new Error('The store stopped in the middle')), answerMs)
      const next = await pieces.next().finally(() => clearTimeout(late))
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    throw failureOf(error)
  }
}

const fullCodes = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']

function failureOf(error: unknown): Error {
  const isFull =
    error instanceof S3ServiceException &&
    (error.$metadata.httpStatusCode === 507 || fullCodes.includes(error.name))
  if (isFull) return new FileStoreFullError('The store of files is full.', { cause: error })
  return new FileStoreUnavailableError(
    `The store of files does not answer as it should: ${messageOf(error)}`,
    { cause: error },
  )
}
