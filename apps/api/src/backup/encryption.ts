import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'

const magic = Buffer.from('portal-backup-1\n')
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16]
const headBytes = magic.length + saltBytes + ivBytes

const derived = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'staff portal backup', 32))

/** AES-256-GCM with a key of its own for each archive; the tag, which authenticates all of it, is the end. */
export function encrypting(key: Buffer): Transform {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const cipher = createCipheriv('aes-256-gcm', derived(key, salt), iv)
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(Buffer.concat([magic, salt, iv]))
      isBegun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

/** The content of an encrypted archive. It fails at the end when a byte or the key is another one. */
export async function decrypting(path: string, key: Buffer): Promise<Readable> {
  const { head, tag, size } = await endsOf(path)
  const salt = head.subarray(magic.length, magic.length + saltBytes)
  const decipher = createDecipheriv('aes-256-gcm', derived(key, salt), head.subarray(-ivBytes))
  decipher.setAuthTag(tag)
  const content = createReadStream(path, { start: headBytes, end: Math.max(headBytes, size - tagBytes - 1) })
  content.once('error', (error) => decipher.destroy(error))
  return content.pipe(decipher)
}

export async function isEncrypted(path: string): Promise<boolean> {
  const { head } = await endsOf(path)
  return head.subarray(0, magic.length).equals(magic)
}

async function endsOf(path: string) {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const [head, tag] = [Buffer.alloc(headBytes), Buffer.alloc(tagBytes)]
    await file.read(head, 0, headBytes, 0)
    await file.read(tag, 0, tagBytes, Math.max(0, size - tagBytes))
    return { head, tag, size }
  } finally {
    await file.close()
  }
}
