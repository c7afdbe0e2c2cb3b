import { describe, expect, it } from 'vitest'
import { settleNote } from './settle-note.ts'

const from = { id: 7, version: 1, text: 'Calm and clear' }
const saved = (text: string) => ({ id: 7, version: 2, text })

describe('a note of a candidate who was changed meanwhile', () => {
  it.each([
    [
      'a typed note is saved when another field of the candidate was changed',
      'Mine',
      'Calm and clear',
      'save',
    ],
    ['a typed note is saved when both people wrote the same', 'Same', 'Same', 'save'],
    ['a typed note leads to a question when both people wrote different texts', 'Mine', 'Theirs', 'ask'],
    ['an emptied note leads to a question when somebody else wrote in it', '', 'Theirs', 'ask'],
    ['an untouched note is left alone when somebody else changed it', 'Calm and clear', 'Theirs', 'nothing'],
  ])('%s', (_, mine, theirs, kind) => {
    expect(settleNote({ text: mine, from }, saved(theirs)).kind).toBe(kind)
  })

  it('a note is saved with the version that the candidate has now', () => {
    const settled = settleNote({ text: 'Mine', from }, saved(from.text))
    expect(settled).toEqual({ kind: 'save', from: saved(from.text) })
  })
})
