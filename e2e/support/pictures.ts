// Generated valid pictures of any size.

import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const rgb = 2

/** A PNG of one colour. */
export function png(width: number, height: number, [red, green, blue] = [200, 60, 50]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, rgb, 0, 0, 0], 8)
  const line = Buffer.concat([
    Buffer.of(0),
    Buffer.alloc(width * 3, Buffer.of(red ?? 0, green ?? 0, blue ?? 0)),
  ])
  const pixels = Buffer.alloc(line.length * height, line)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture in a file of another 300 kB. */
export const heavy = (picture: Buffer): Buffer => Buffer.concat([picture, randomBytes(300_000)])

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
