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
    ['\u200Bexample.com/a\u00AD\u200E', 'https://example.com/a'],
    ['https://example.com/@olha', 'https://example.com/@olha'],
    ['https://example.com/?to=a@b.test', 'https://example.com/?to=a@b.test'],
    ['приклад.укр/шлях', 'https://приклад.укр/шлях'],
  ])('the typed address %s is kept as %s', (typed, stored) => {
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
    'https://google.com@evil.test',
    'https://user:pass@x.test',
    'https://@x.test',
    'https://google.com\\@evil.test',
    'https://google.com\\.evil.test/',
    'google.com@evil.test',
    'google.com:443@evil.test',
    'https://evil.test/\u0007a',
    '',
  ])('the typed address %j is refused', (typed) => {
    expect(toWebAddress(typed)).toBeUndefined()
  })
})
