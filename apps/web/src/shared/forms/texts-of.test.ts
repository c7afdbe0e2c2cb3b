import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyTexts, textsOf } from './texts-of.ts'

const input = z.object({ name: z.string(), note: z.nullable(z.string()), salary: z.nullable(z.number()) })

test('the form of a new row begins with an empty text for each field of the contract', () => {
  expect(emptyTexts(input)).toEqual({ name: '', note: '', salary: '' })
})

test('the form of a row begins with its fields as texts, and with nothing else of it', () => {
  const row = { id: 7, name: 'Olena', note: null, salary: 0 }
  expect(textsOf(input, row)).toEqual({ name: 'Olena', note: '', salary: '0' })
})
