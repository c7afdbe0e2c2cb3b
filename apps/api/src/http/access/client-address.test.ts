import { describe, expect, it } from 'vitest'
import { countedAddress, usualAddress } from './client-address.ts'

describe("a visitor's address", () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    [' 10.1.2.3 ', '10.1.2.3'],
    ['10.1.2.3:51234', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::FFFF:0a01:0203', '10.1.2.3'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])("the visitor's address %s is read as %s", (text, address) => {
    expect(usualAddress(text)).toBe(address)
  })

  it.each([
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    '010.1.2.3',
    "1.2.3.4' or 1=1",
    'x'.repeat(5000),
    undefined,
  ])("the text %s is no visitor's address", (text) => {
    expect(usualAddress(text)).toBeUndefined()
  })

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
  ])('the address %s is counted as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})
