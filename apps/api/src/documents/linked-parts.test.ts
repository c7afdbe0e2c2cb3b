import { expect, it } from 'vitest'
import { linkedParts } from './linked-parts.ts'

it.each([
  ['See https://a.test/x_(y)?q=1&z=2, then', ['https://a.test/x_(y)?q=1&z=2']],
  ['(http://b.test/path).', ['http://b.test/path']],
  ['At www.c.com/x.', ['https://www.c.com/x']],
  ['«https://приклад.укр/шлях?q=ї»…', ['https://приклад.укр/шлях?q=ї']],
  ['https://a.test/x… and https://b.test', ['https://a.test/x', 'https://b.test']],
  ['ASP.NET, Node.js, README.md and ann@www.test', []],
  ['javascript:alert(1) ftp://a.test https://google.com@evil.test', []],
  ['', []],
])('in the text %j the addresses %j are links', (text, urls) => {
  const parts = linkedParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap(({ url }) => url ?? [])).toEqual(urls)
})
