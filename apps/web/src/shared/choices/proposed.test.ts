import { expect, it } from 'vitest'
import { proposed } from './proposed.ts'

const names = ['Мар’яна Лукʼянець', 'Андрій', 'Марина']
const options = names.map((label) => ({ value: label, label, disabled: false }))
const found = (search: string, limit = 8) =>
  proposed({ options, search, limit }).map((option) => ('label' in option ? option.label : ''))

it.each([
  ["Мар'яна", ['Мар’яна Лукʼянець']],
  ["ЛУК'Я мар", ['Мар’яна Лукʼянець']],
  ['Андріи', []],
  ['Андріи\u0306', ['Андрій']],
  ['', names],
])('the typed text %j proposes %j', (search, expected) => {
  expect(found(search)).toEqual(expected)
})

it('a field proposes no more names than fit', () => {
  expect(found('мар', 1)).toHaveLength(1)
})
