import { describe, expect, it } from 'vitest'
import { shortAddress } from './short-address.ts'

describe('the text of a link', () => {
  it.each([
    ['https://example.com', 'example.com'],
    ['https://www.example.com/', 'example.com'],
    ['HTTP://WWW.example.com/a/', 'example.com/a'],
    ['https://example.com/a?b=c/#d', 'example.com/a?b=c/#d'],
    ['https://example.com/https://www.other.com', 'example.com/https://www.other.com'],
    ['example.com/', 'example.com'],
    ['www.example.com', 'www.example.com'],
    ['', ''],
  ])('a link to %j has the text %j', (address, shown) => {
    expect(shortAddress(address)).toBe(shown)
  })
})
