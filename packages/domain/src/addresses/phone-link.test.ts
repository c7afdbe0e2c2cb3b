import { describe, expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

describe('a link that dials', () => {
  test.each([
    ['+38 (044) 123-45-67', 'tel:+380441234567'],
    ['ask at the desk', undefined],
    ['+', undefined],
    ['', undefined],
  ])('the phone number %j leads to %s', (typed, link) => {
    expect(phoneLink(typed)).toBe(link)
  })
})
