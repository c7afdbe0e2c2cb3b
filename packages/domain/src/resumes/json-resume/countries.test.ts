import { describe, expect, it } from 'vitest'
import { countryCodeOf, countryOf } from './countries.ts'

describe('a country', () => {
  it.each([
    ['Ukraine', 'UA'],
    ['germany', 'DE'],
    [' Serbia ', 'RS'],
    ['Vietnam', 'VN'],
    ['Yemen', 'YE'],
    ['Zimbabwe', 'ZW'],
    ['Zambia', 'ZM'],
  ])('the country %s has the code %s', (country, code) => {
    expect(countryCodeOf(country)).toBe(code)
    expect(countryOf(` ${code.toLowerCase()} `)).toBe(countryOf(code))
    expect(countryOf(code)?.toLowerCase()).toBe(country.trim().toLowerCase())
  })

  it.each(['European Union', 'Unknown Region', 'Narnia', ''])(
    'the text %j, which is no country, has no code',
    (country) => {
      expect(countryCodeOf(country)).toBeUndefined()
    },
  )

  it.each(['ZZ', 'XA', 'EU', 'DD', 'SU', 'UKR', 'toString', ''])(
    'the text %j is not the code of a country',
    (code) => {
      expect(countryOf(code)).toBeUndefined()
    },
  )
})
