import { describe, expect, it } from 'vitest'
import { settleNote } from './settle-note.ts'

const from = { id: 7, version: 1, text: 'Calm and clear' }
const saved = (text: string) => ({ id: 7, version: 2, text })

describe('a note of a candidate who was changed meanwhile', () => {
  it.each([
    ['is saved when another field was changed', 'Mine', 'Calm and clear', 'save'],
    ['is saved when both wrote the same', 'Same', 'Same', 'save'],
    ['is asked about when both wrote something else', 'Mine', 'Theirs', 'ask'],
    ['is asked about when one emptied it', '', 'Theirs', 'ask'],
    ['is left alone when it was only theirs', 'Calm and clear', 'Theirs', 'nothing'],
  ])('%s', (_, mine, theirs, kind) => {
    expect(settleNote({ text: mine, from }, saved(theirs)).kind).toBe(kind)
  })

  it('is saved with the version that the candidate has now', () => {
    const settled = settleNote({ text: 'Mine', from }, saved(from.text))
    expect(settled).toEqual({ kind: 'save', from: saved(from.text) })
  })
})
