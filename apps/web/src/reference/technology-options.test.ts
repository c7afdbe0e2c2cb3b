import { describe, expect, test } from 'vitest'
import { addingOption, matchingOptions, optionsWithOffer } from './technology-options.ts'

const choices = [
  { id: 1, name: 'Ruby' },
  { id: 2, name: 'Ruby on Rails' },
]
const labels = (typed: string) =>
  matchingOptions(optionsWithOffer(choices, typed), typed).map(({ label }) => label)

describe('a select that adds what is missing', () => {
  test('offers everything while nothing is typed', () => {
    expect(labels('  ')).toEqual(['Ruby', 'Ruby on Rails'])
  })

  test('offers to add a name that nothing has, after those that contain it', () => {
    expect(labels('rub')).toEqual(['Ruby', 'Ruby on Rails', 'Add “rub”'])
    expect(labels(' Elixir ')).toEqual(['Add “Elixir”'])
    expect(optionsWithOffer(choices, 'Elixir').at(-1)?.value).toBe(addingOption)
  })

  test('never offers to add what is there in another case', () => {
    expect(labels('RUBY')).toEqual(['Ruby', 'Ruby on Rails'])
  })
})
