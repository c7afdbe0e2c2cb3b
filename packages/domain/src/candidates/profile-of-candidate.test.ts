import { describe, expect, it } from 'vitest'
import { profileLimits } from '../people/profiles.ts'
import { candidateLimits } from './candidates.ts'
import { profileOfCandidate } from './profile-of-candidate.ts'

const candidate = {
  phone: '+380 67 123 45 67',
  telegram: '@olena',
  english: 'advanced',
  salary: 2500,
  position: 'Backend developer',
  location: 'Lviv',
} as const
const longest = candidateLimits.position
const kept = profileLimits.position

describe('the profile of a hired candidate', () => {
  it('the profile of a hired candidate begins with what is known of the candidate', () => {
    expect(profileOfCandidate(candidate)).toEqual({
      phone_number: '+380 67 123 45 67',
      telegram: '@olena',
      english_level: 'advanced',
      salary: 2500,
      position: 'Backend developer',
      home_address: 'Lviv',
    })
  })

  it('the profile of a hired candidate is empty where nothing is known', () => {
    const unknown = { phone: null, telegram: null, salary: null, position: null, location: null }
    expect(profileOfCandidate({ ...unknown, english: 'elementary' })).toEqual({
      phone_number: null,
      telegram: null,
      english_level: 'elementary',
      salary: null,
      position: null,
      home_address: null,
    })
  })

  it.each([
    ['x'.repeat(longest), 'x'.repeat(kept)],
    ['😀'.repeat(longest), '😀'.repeat(kept)],
    [`${'x'.repeat(kept - 1)} developer`, 'x'.repeat(kept - 1)],
  ])('the profile of a hired candidate has a position of at most the length of profiles', (position, cut) => {
    expect(profileOfCandidate({ ...candidate, position }).position).toBe(cut)
  })
})
