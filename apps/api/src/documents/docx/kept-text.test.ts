import { expect, it } from 'vitest'
import { keptText } from './kept-text.ts'

const words = (count: number) => 'word '.repeat(count).trim()

it.each([
  ['a short text', 'One line\nand another.', 'One line\nand another.', null],
  ['no text', '', null, null],
  ['a long text, after its last line that fits', `${words(80)}\n${words(80)}`, words(80), words(80)],
  ['a long line, after a sentence', `${words(80)}. ${words(80)}`, `${words(80)}.`, words(80)],
  ['a long sentence, after a word', words(200), words(120), words(80)],
  ['a word without an end', 'x'.repeat(700), null, 'x'.repeat(700)],
])('%s is kept with its heading', (_, text, lead, rest) => {
  expect(keptText(text)).toEqual({ lead, rest })
})
