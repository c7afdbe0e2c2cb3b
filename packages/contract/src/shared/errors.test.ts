import { failing, type Reason } from '@portal/words/reasons'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maxReasons, reasonsByField, usualReason } from './errors.ts'
import { idInput, latinText, requiredText } from './fields.ts'

const codesOf = (reasons: Record<string, Reason[]>) =>
  Object.fromEntries(Object.entries(reasons).map(([field, list]) => [field, list.map(({ code }) => code)]))

function errorsOf(schema: z.ZodMiniType, input: unknown): Record<string, string[]> {
  const result = z.safeParse(schema, input, { error: usualReason })
  return result.success ? {} : codesOf(reasonsByField(result.error.issues))
}

const wrapped = z.object({
  user: z.object({
    name: requiredText(10),
    role_ids: z.array(idInput).check(z.minLength(1)),
    children: z.optional(z.array(z.object({ name: requiredText(10) }))),
  }),
})

describe('messages by field', () => {
  it.each([
    ['a missing wrapper', {}, { user: ['input.required'] }],
    ['missing fields', { user: {} }, { name: ['input.required'], role_ids: ['input.required'] }],
    ['blanks', { user: { name: '  ', role_ids: [1] } }, { name: ['input.required'] }],
    ['an empty list', { user: { name: 'A', role_ids: [] } }, { role_ids: ['input.required'] }],
    ['a bad item of a list', { user: { name: 'A', role_ids: [1, 'x'] } }, { role_ids: ['input.unknown_id'] }],
    ['another type', { user: { name: 7, role_ids: ['1'] } }, { name: ['input.invalid'] }],
    [
      'a field of a nested object',
      { user: { name: 'A', role_ids: [1], children: [{ name: 'B' }, { name: '' }] } },
      { 'children.1.name': ['input.required'] },
    ],
    ['no object at all', 'text', { body: ['input.invalid'] }],
  ])('name %s', (_, input, expected) => {
    expect(errorsOf(wrapped, input)).toEqual(expected)
  })
})

describe('the messages of an envelope', () => {
  const code = 'input.invalid'
  const message = failing(code)
  const lengths = (errors: Record<string, Reason[]>) => Object.values(errors).map(({ length }) => length)

  it('an error envelope has at most 20 messages for a field', () => {
    const issues = Array.from({ length: 1000 }, (_, index) => ({
      path: ['user', 'role_ids', index],
      message,
    }))
    const reasons = reasonsByField([...issues, { path: ['user', 'name'], message }])
    expect(codesOf(reasons)).toEqual({ role_ids: Array(maxReasons.ofField).fill(code), name: [code] })
  })

  it('an error envelope has at most 100 messages, and no issue after the hundredth is read', () => {
    let read = 0
    function* issues() {
      for (; read < 10_000; read += 1) yield { path: ['user', `field ${Math.floor(read / 2)}`], message }
    }
    expect(lengths(reasonsByField(issues()))).toEqual(Array(maxReasons.inAll / 2).fill(2))
    expect(read).toBe(maxReasons.inAll)
  })

  it('have short names, whatever the request calls its fields', () => {
    const [name] = Object.keys(reasonsByField([{ path: ['user', 'x'.repeat(1_000_000)], message }]))
    expect(name).toBe('x'.repeat(200))
  })
})

describe('a name in Latin letters', () => {
  const schema = z.object({ first_name: latinText(60, failing('users.first_name')) })

  it.each(['Олена', 'Anna2', 'Anna-Maria', "O'Neil", 'Jürgen'])('is not %s', (first_name) => {
    expect(errorsOf(schema, { first_name })).toEqual({ first_name: ['users.first_name'] })
  })

  it.each(['Olena', 'Anna Maria', ' Ivan '])('a name in Latin letters accepts %j', (first_name) => {
    expect(errorsOf(schema, { first_name })).toEqual({})
  })
})
