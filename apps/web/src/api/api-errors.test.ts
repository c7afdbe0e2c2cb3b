import { expect, test } from 'vitest'
import { ApiError } from './api-errors.ts'

const sent = {
  statusCode: 422,
  error: 'As the server says it',
  message: 'As the server says it',
  messages: ['Hours as the server says it', 'Date as the server says it'],
}

test('a refusal is worded by its codes and facts, not by the sentences of the server', () => {
  const error = new ApiError({
    ...sent,
    code: 'records.invalid',
    facts: {},
    errors: { hours: ['Hours as the server says it'], date: ['Date as the server says it'] },
    codes: {
      hours: [{ code: 'records.day_full', facts: { date: '2026-03-09', logged: 20, max: 24 } }],
      date: [{ code: 'records.in_the_future', facts: {} }],
    },
  })
  const full = 'A day has at most 24 hours; 20 are already logged on 09.03.2026'
  expect(error.message).toBe(full)
  expect(error.messages).toEqual([full, 'Date cannot be in the future'])
})

test.each([
  ['codes that only the server knows', 'records.of_tomorrow', 'records.too_odd', {}],
  ['facts that are not those of this version', 'records.before_week', 'records.day_full', { on: 9 }],
])('a refusal with %s keeps the sentences of the server', (_, code, ofField, facts) => {
  const errors = { hours: ['Hours as the server says it'] }
  const error = new ApiError({ ...sent, code, facts, errors, codes: { hours: [{ code: ofField, facts }] } })
  expect(error.message).toBe('As the server says it')
  expect(error.errors).toEqual(errors)
})

test('a refusal of a server that sends no codes by field keeps its sentences', () => {
  const errors = { name: ['Name as the server says it'] }
  const error = new ApiError({ ...sent, code: 'request.invalid', facts: {}, errors, codes: {} })
  expect(error.message).toBe('Name as the server says it')
})
