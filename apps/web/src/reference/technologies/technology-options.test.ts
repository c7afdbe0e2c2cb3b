import { describe, expect, test } from 'vitest'
import { offerToAdd, type TechnologyChoice, technologyChoices } from './technology-options.ts'

const known = [
  { id: 1, name: 'Ruby', version: 1 },
  { id: 2, name: 'Ruby on Rails', version: 1 },
]
const offered = (typed: string, chosen: TechnologyChoice[] = []) =>
  offerToAdd(technologyChoices(known, chosen), typed)

describe('a select that adds missing technologies', () => {
  test('a select of technologies offers to add an unknown name, with single blanks', () => {
    expect(offered('rub')).toEqual({ id: 'rub', name: 'Add “rub”' })
    expect(offered('  Spring   Boot ')).toEqual({ id: 'Spring Boot', name: 'Add “Spring Boot”' })
  })

  test('a select of technologies does not offer to add a known or chosen name in another case, or an empty one', () => {
    expect(offered('RUBY')).toBeUndefined()
    expect(offered('elixir', ['Elixir'])).toBeUndefined()
    expect(offered('Ruby\u00A0on\u200B rails')).toBeUndefined()
    expect(offered('  ')).toBeUndefined()
  })

  test('a select of technologies distinguishes a new name of digits from an id', () => {
    expect(technologyChoices(known, [2, '2']).map(({ id }) => id)).toEqual([1, 2, '2'])
  })
})
