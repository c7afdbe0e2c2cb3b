import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorsByField, maxMessages, requiredMessage, sentenceFor } from './errors.ts'
import { idInput, latinText, requiredText } from './fields.ts'

function errorsOf(schema: z.ZodMiniType, input: unknown): Record<string, string[]> {
  const result = z.safeParse(schema, input, { error: sentenceFor })
  return result.success ? {} : errorsByField(result.error.issues)
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
    ['a missing wrapper', {}, { user: [requiredMessage] }],
    ['missing fields', { user: {} }, { name: [requiredMessage], role_ids: [requiredMessage] }],
    ['blanks', { user: { name: '  ', role_ids: [1] } }, { name: [requiredMessage] }],
    ['an empty list', { user: { name: 'A', role_ids: [] } }, { role_ids: [requiredMessage] }],
    ['a bad item of a list', { user: { name: 'A', role_ids: [1, 'x'] } }, { role_ids: ['Unknown id'] }],
    ['another type', { user: { name: 7, role_ids: ['1'] } }, { name: ['Invalid value'] }],
    [
      'a field of a nested object',
      { user: { name: 'A', role_ids: [1], children: [{ name: 'B' }, { name: '' }] } },
      { 'children.1.name': [requiredMessage] },
    ],
    ['no object at all', 'text', { body: ['Invalid value'] }],
  ])('messages by field name %s', (_, input, expected) => {
    expect(errorsOf(wrapped, input)).toEqual(expected)
  })
})

describe('the messages of an envelope', () => {
  const message = 'Invalid value'
  const lengths = (errors: Record<string, string[]>) => Object.values(errors).map(({ length }) => length)

  it('an error envelope has at most 20 messages for a field', () => {
    const issues = Array.from({ length: 1000 }, (_, index) => ({
      path: ['user', 'role_ids', index],
      message,
    }))
    const errors = errorsByField([...issues, { path: ['user', 'name'], message }])
    expect(errors).toEqual({ role_ids: Array(maxMessages.ofField).fill(message), name: [message] })
  })

  it('an error envelope has at most 100 messages, and no issue after the hundredth is read', () => {
    let read = 0
    function* issues() {
      for (; read < 10_000; read += 1) yield { path: ['user', `field ${Math.floor(read / 2)}`], message }
    }
    expect(lengths(errorsByField(issues()))).toEqual(Array(maxMessages.inAll / 2).fill(2))
    expect(read).toBe(maxMessages.inAll)
  })

  it('an error envelope cuts the name of a field to 200 characters', () => {
    const [name] = Object.keys(errorsByField([{ path: ['user', 'x'.repeat(1_000_000)], message }]))
    expect(name).toBe('x'.repeat(200))
  })
})

describe('a name in Latin letters', () => {
  const message = 'First name can only contain Latin letters'
  const schema = z.object({ first_name: latinText(60, message) })

  it.each(['Олена', 'Anna2', 'Anna-Maria', "O'Neil", 'Jürgen'])(
    'a name in Latin letters refuses %s',
    (first_name) => {
      expect(errorsOf(schema, { first_name })).toEqual({ first_name: [message] })
    },
  )

  it.each(['Olena', 'Anna Maria', ' Ivan '])('a name in Latin letters accepts %j', (first_name) => {
    expect(errorsOf(schema, { first_name })).toEqual({})
  })
})
