import { type Category, category } from '@portal/contract/categories'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAllDrafts } from '../../browser/stored-drafts.ts'
import { changesOf, forgetDraft, hasDraft, keepDraft, readDraft, readDraftRow } from './drafts.ts'

/** The part of a browser's storage that drafts use; its keys are its own properties. */
function createStorage() {
  const storage: Record<string, string> & object = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  return storage
}

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()))
afterEach(() => vi.unstubAllGlobals())

const name = { name: 'categories.create' }
const empty = { name: '', description: '', password: '', tags: [''], picture: undefined }

test('a draft is read by the person who typed it, and by nobody else', () => {
  keepDraft(1, name, { name: 'Typed' })
  expect(readDraft(1, name, empty)).toEqual({ name: 'Typed' })
  expect(readDraft(2, name, empty)).toBeUndefined()
})

test('a draft keeps only changed fields', () => {
  expect(changesOf({ ...empty, description: 'Typed' }, empty)).toEqual({ description: 'Typed' })
  expect(changesOf(empty, { ...empty, tags: [''] })).toEqual({})
})

test('a draft keeps no passwords and no picked files', () => {
  keepDraft(1, name, { name: 'Typed', password: 'secret', picture: { source: new Blob(['x']) } })
  expect(readDraft(1, name, empty)).toEqual({ name: 'Typed' })
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
})

test('a draft of another row does not fill the form', () => {
  const row = { id: 3, name: 'Design' }
  keepDraft(1, { name: 'categories.edit', row }, { name: 'Typed' })
  expect(readDraft(1, { name: 'categories.edit', row: { id: 4 } }, empty)).toBeUndefined()
  expect(readDraft(1, { name: 'categories.edit', row: { id: 3 } }, empty)).toEqual({ name: 'Typed' })
})

test('the row of a draft is the one that the dialog was opened with', () => {
  const row: Category = {
    id: 3,
    version: 2,
    name: 'Design',
    description: null,
    has_records: false,
    can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
  }
  keepDraft(1, { name: 'categories.edit', row }, { name: 'Typed' })
  expect(readDraftRow(1, 'categories.edit', category)).toMatchObject({ id: 3, name: 'Design' })
  expect(readDraftRow(1, 'categories.create', category)).toBeUndefined()
})

test('a draft of an older release is ignored', () => {
  keepDraft(1, name, { title: 'A field that is gone' })
  expect(readDraft(1, name, empty)).toBeUndefined()
  keepDraft(1, name, { tags: 'was a text' })
  expect(readDraft(1, name, empty)).toBeUndefined()
})

test('drafts are deleted one by one or all at once', () => {
  keepDraft(1, name, { name: 'Typed' })
  keepDraft(2, name, { name: 'Typed' })
  forgetDraft(1, name)
  expect([hasDraft(1, name.name), hasDraft(2, name.name)]).toEqual([false, true])
  forgetAllDrafts()
  expect(hasDraft(2, name.name)).toBe(false)
})
