import { expect, test } from 'vitest'
import { isSeveral, withTyped } from './typed-chips.ts'

const limits = { count: 4, length: 10 }

test.each([
  ['A, B, C', [], ['A', 'B', 'C']],
  ['React', ['SQL'], ['SQL', 'React']],
  [' Node.js ,, ', [], ['Node.js']],
  ['React, react, REACT', ['SQL'], ['SQL', 'React']],
  ['sql', ['SQL'], ['SQL']],
  ['• Git\n• Docker', [], ['Git', 'Docker']],
  ['Git\r\nDocker, Go', [], ['Git', 'Docker', 'Go']],
  ['a  b', [], ['a b']],
  [' , ', ['SQL'], ['SQL']],
  ['Go;Rust', [], ['Go', 'Rust']],
  ['Go | Rust·Zig', [], ['Go', 'Rust', 'Zig']],
  ['Go\tRust', [], ['Go', 'Rust']],
  ['Go，Rust、Zig', [], ['Go', 'Rust', 'Zig']],
  ['· Go\n· Rust', [], ['Go', 'Rust']],
  ['A (B, C), D', [], ['A (B, C)', 'D']],
  ['A [B; C]; D', [], ['A [B; C]', 'D']],
  ['A (B, C', [], ['A (B', 'C']],
])('the text %j, typed after %j, makes the chips %j', (text, chips, after) => {
  expect(withTyped(chips, text, limits)).toEqual({ chips: after, rest: '' })
})

test.each([
  ['D, E, F', ['A', 'B', 'C'], ['A', 'B', 'C', 'D'], 'E, F'],
  ['C, far too long a word', ['A'], ['A', 'C'], 'far too long a word'],
])('of the text %j, typed after %j, what does not fit stays in the field', (text, chips, after, rest) => {
  expect(withTyped(chips, text, limits)).toEqual({ chips: after, rest })
})

test('a comma, another divider or a line end makes several chips of a text', () => {
  expect(['A', 'A B', 'A (B, C)', 'A,', 'A;B', 'A\nB'].map(isSeveral)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})
