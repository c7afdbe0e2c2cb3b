import { expect, test } from 'vitest'
import { toFormData } from './wire-format.ts'

test('a form carries lists, cleared lists and cleared fields in the way the server reads them', () => {
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
