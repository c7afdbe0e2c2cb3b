import { expect, it } from 'vitest'
import { hashOf } from './hash.ts'

// The values are those of the published FNV-1a of 32 bits.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a', (text, hash) => {
  expect(hashOf(text)).toBe(hash)
})
