import { describe, expect, it } from 'vitest'
import {
  hasBlankEnd,
  isLongPassword,
  isShortPassword,
  preparedPassword,
  wasEverLong,
  wasEverShort,
} from './passwords.ts'

describe('a password', () => {
  it.each([
    ['two code points for й', 'мій пароль'.normalize('NFD'), 'мій пароль'],
    ['two code points for é', 'cafe\u0301 noir', 'caf\u00e9 noir'],
    ['a no-break blank', 'two\u00a0words', 'two words'],
    ['an ideographic blank', 'two\u3000words', 'two words'],
    ['a line end that was pasted with it', 'secret\r\n', 'secret'],
    ['unseen letters at its ends', '\ufeff\u200bsecret\u200b\u2028', 'secret'],
    ['unseen letters within it, which count', 'sec\u200bret', 'sec\u200bret'],
    ['letter case and outer blanks, which are part of it', ' Secret ', ' Secret '],
    ['look-alikes, which differ', 'ﬁsh Ⅳ', 'ﬁsh Ⅳ'],
  ])('the compared form of a password with %s is $2', (_, typed, prepared) => {
    expect(preparedPassword(typed)).toBe(prepared)
  })

  it.each([
    ['five letters of two code points', 'й'.repeat(5).normalize('NFD'), true, false],
    ['six letters of two code points', 'й'.repeat(6).normalize('NFD'), false, false],
    ['forty letters of two code points', 'й'.repeat(40).normalize('NFD'), false, false],
    ['forty-one letters', 'й'.repeat(41), false, true],
    ['five emoji', '🐈'.repeat(5), true, false],
    ['forty emoji', '🐈'.repeat(40), false, false],
    ['forty-one emoji', '🐈'.repeat(41), false, true],
  ])('a password of %s is too short: $2, too long: $3', (_, typed, isShort, isLong) => {
    expect([isShortPassword(typed), isLongPassword(typed)]).toEqual([isShort, isLong])
  })

  it.each([
    ['secret ', true],
    ['\u00a0secret', true],
    ['secret \n', true],
    ['two words', false],
    ['secret\n', false],
    ['', false],
  ])('the password %j ends with a blank: %s', (typed, isBlank) => {
    expect(hasBlankEnd(typed)).toBe(isBlank)
  })

  it('a password that was once set stays one that can be typed', () => {
    expect(wasEverShort('🐈🐈🐈')).toBe(false)
    expect(wasEverShort('🐈🐈')).toBe(true)
    expect(wasEverLong('й'.repeat(40).normalize('NFD'))).toBe(false)
    expect(wasEverLong('й'.repeat(41))).toBe(true)
  })
})
