import { describe, expect, it } from 'vitest'
import { toWebAddress } from './web-addresses.ts'

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
