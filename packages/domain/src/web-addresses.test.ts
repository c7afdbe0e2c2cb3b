import { describe, expect, it } from 'vitest'
import { shortAddress, toWebAddress } from './web-addresses.ts'

describe('an address typed by people', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['example.com', 'https://example.com'],
    [' figma.com/file/1 ', 'https://figma.com/file/1'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['приклад.укр/шлях', 'https://приклад.укр/шлях'],
  ])('%s is kept as %s', (typed, stored) => {
    expect(toWebAddress(typed)).toBe(stored)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@b.test',
    'nonsense',
    'two words.com',
    '//example.com',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https://',
    '',
  ])('%j is refused', (typed) => {
    expect(toWebAddress(typed)).toBeUndefined()
  })
})

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
  ])('%j is shown as %j', (address, shown) => {
    expect(shortAddress(address)).toBe(shown)
  })
})
