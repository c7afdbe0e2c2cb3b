import { expect, test } from 'vitest'
import { toFormData } from './wire-format.ts'

test('a form holds lists, emptied lists and emptied fields in the format that the server reads', () => {
  const fields = { role_ids: [1, 2], technology_ids: [], skype: null, active: false, email: undefined }
  const form = toFormData(fields, 'avatar', new Blob(['picture']))
  expect([...form].filter(([name]) => name !== 'avatar')).toEqual([
    ['role_ids[]', '1'],
    ['role_ids[]', '2'],
    ['technology_ids[]', ''],
    ['skype', ''],
    ['active', 'false'],
  ])
  expect(form.get('avatar')).toBeInstanceOf(Blob)
})
