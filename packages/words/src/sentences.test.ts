import { describe, expect, test } from 'vitest'
import { because, failing, type Reason, reasonIn } from './reasons.ts'
import { english, knownReason, sentenceOf, sentenceOfRefusal } from './sentences.ts'

describe('the sentence of a reason', () => {
  test.each<[Reason, string]>([
    [because('requests.vacation_taken'), 'You have already taken the maximum number of vacations'],
    [because('requests.note_too_long'), 'Note is too long.'],
    [because('requests.holiday', { title: 'Easter' }), 'Date cannot be a holiday: Easter'],
    [because('requests.too_late', { last: '2025-04-30' }), 'Date cannot be after 30.04.2025'],
    [because('requests.too_late', { last: null }), 'Date is too far in the future'],
    [
      because('requests.after_last_day', { last_day: '2025-03-14', reason: 'last_work_day', is_end: false }),
      'Date cannot be after your last work day, 14.03.2025',
    ],
    [
      because('requests.after_last_day', {
        last_day: '2025-03-14',
        reason: 'end_of_contracts',
        is_end: false,
      }),
      'Date cannot be after the end of your contracts, 14.03.2025',
    ],
    [
      because('requests.after_last_day', { last_day: '2025-03-14', reason: 'last_work_day', is_end: true }),
      'The vacation would end after your last work day, 14.03.2025',
    ],
    [
      because('records.day_full', { date: '2025-03-14', logged: 7.5, max: 24 }),
      'A day has at most 24 hours; 7.5 are already logged on 14.03.2025',
    ],
    [because('input.text_too_long', { max: 30 }), 'At most 30 characters'],
    [because('passwords.too_long', { max: 40 }), 'Password must contain not more 40 characters'],
  ])('%j reads %s', (reason, sentence) => {
    expect(sentenceOf(reason)).toBe(sentence)
  })

  test('is that of another language where its words are given', () => {
    const brackets = (code: string) => () => `[${code}]`
    const words = Object.fromEntries(Object.keys(english).map((code) => [code, brackets(code)]))
    expect(sentenceOf(because('records.user'), { ...english, ...words })).toBe('[records.user]')
  })
})

describe('the sentence of a refusal', () => {
  test('is its own where it has one', () => {
    const fields = { email: [because('users.email_taken_field')] }
    expect(sentenceOfRefusal({ reason: because('users.email_taken'), fields })).toBe(
      'Email has already been taken',
    )
  })

  test('is that of the first field where the code only says that the input is refused', () => {
    const fields = { date: [because('records.in_the_future')], hours: [because('records.hours_too_few')] }
    expect(sentenceOfRefusal({ reason: because('records.invalid'), fields })).toBe(
      'Date cannot be in the future',
    )
  })

  test('a refusal whose code leaves it to its fields says that it is one where there are none', () => {
    expect(sentenceOfRefusal({ reason: because('request.invalid'), fields: {} })).toBe(
      'The request is refused',
    )
  })
})

test('a reason passes through the message of a schema, and other messages are no reasons', () => {
  const reason = because('input.text_too_long', { max: 30 })
  expect(reasonIn(failing('input.text_too_long', { max: 30 }))).toEqual(reason)
  expect(reasonIn('Too small: expected string')).toBeUndefined()
})

test('a code that this version does not have is no known reason', () => {
  expect(knownReason('records.user', {})).toEqual(because('records.user'))
  expect(knownReason('records.of_the_future', {})).toBeUndefined()
  expect(knownReason('toString', {})).toBeUndefined()
})
