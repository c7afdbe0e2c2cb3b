import { expect, it } from 'vitest'
import { readableAddress } from './readable-address.ts'

it.each([
  [
    'https://xn--80aikifvh.xn--j1amh/%D1%88%D0%BB%D1%8F%D1%85?q=%d1%97#%D1%97',
    'https://приклад.укр/шлях?q=ї#ї',
  ],
  ['http://xn--80aikifvh.xn--j1amh:8080/', 'http://приклад.укр:8080/'],
  ['https://a.test/100%25/a%2Fb%20c/%C2%A0%E2%80%AE', 'https://a.test/100%25/a%2Fb%20c/%C2%A0%E2%80%AE'],
  ['https://a.test/%D1%8', 'https://a.test/%D1%8'],
  ['https://a.test/%FF%FE', 'https://a.test/%FF%FE'],
  ['https://xn--999999999/', 'https://xn--999999999/'],
  ['https://приклад.укр/шлях', 'https://приклад.укр/шлях'],
  ['https://a.test', 'https://a.test'],
])('the address %s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})
