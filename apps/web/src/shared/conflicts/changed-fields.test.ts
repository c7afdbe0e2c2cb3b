import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

type Fields = {
  position: string | null
  skype: string | null
  salary: number | null
  technology_ids: number[]
}
const before: Fields = { position: 'Developer', skype: null, salary: 1500, technology_ids: [3, 1] }

describe('the fields that an edit changed', () => {
  test('an edit that changed nothing sends nothing', () => {
    expect(changedFields(before, { ...before })).toEqual({})
  })

  test('blanks around a text, and blanks in an empty field, are no change', () => {
    expect(changedFields(before, { ...before, position: ' Developer ', skype: '  ' })).toEqual({})
  })

  test('a field that stays empty is not sent', () => {
    expect(changedFields(before, { ...before, skype: '' })).toEqual({})
  })

  test('only changed fields are sent', () => {
    expect(changedFields(before, { ...before, skype: 'live:ivan', salary: 1600 })).toEqual({
      skype: 'live:ivan',
      salary: 1600,
    })
  })

  test('an emptied field is sent as empty, so that it is cleared', () => {
    expect(changedFields(before, { ...before, position: null, salary: null })).toEqual({
      position: null,
      salary: null,
    })
  })

  test('another order of a choice is no change, another content is', () => {
    expect(changedFields(before, { ...before, technology_ids: [1, 3] })).toEqual({})
    expect(changedFields(before, { ...before, technology_ids: [1] })).toEqual({ technology_ids: [1] })
    expect(changedFields(before, { ...before, technology_ids: [] })).toEqual({ technology_ids: [] })
  })
})
