import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  matchingOptions,
  optionsWithOffer,
  optionValueOf,
  type TechnologyChoice,
} from './technology-options.ts'

const known = [
  { id: 1, name: 'Ruby', version: 1 },
  { id: 2, name: 'Ruby on Rails', version: 1 },
]
const labels = (typed: string, chosen: TechnologyChoice[] = []) =>
  matchingOptions(optionsWithOffer(known, chosen, typed), typed).map(({ label }) => label)

describe('a select that adds what is missing', () => {
  test('offers everything while nothing is typed', () => {
    expect(labels('  ')).toEqual(['Ruby', 'Ruby on Rails'])
  })

  test('finds words in any order', () => {
    expect(labels('rails ruby')).toEqual(['Ruby on Rails', 'Add “rails ruby”'])
  })

  test('offers to add a name that nothing has, after those that contain it, with single blanks', () => {
    expect(labels('rub')).toEqual(['Ruby', 'Ruby on Rails', 'Add “rub”'])
    expect(labels('  Spring   Boot ')).toEqual(['Add “Spring Boot”'])
  })

  test('never offers to add what is there or was just chosen, in another case', () => {
    expect(labels('RUBY')).toEqual(['Ruby', 'Ruby on Rails'])
    expect(labels('elixir', ['Elixir'])).toEqual(['Elixir'])
  })

  test('tells a new name of digits from an id', () => {
    expect(choiceOf(optionValueOf('2024'))).toBe('2024')
    expect(choiceOf(optionValueOf(2024))).toBe(2024)
  })
})
