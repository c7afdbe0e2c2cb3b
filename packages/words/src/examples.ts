import type { Facts } from './reasons.ts'
import { english } from './sentences.ts'

type Example = { code: string; facts: Facts; sentence: string | null }

/** Every code by name, with example facts and the sentence that they make; null where the fields say it. */
export const examplesOfRefusals = (): Example[] =>
  Object.entries(english)
    .map(([code, words]) => {
      const facts = 'example' in words && isFacts(words.example) ? words.example : {}
      return { code, facts, sentence: words(facts) }
    })
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))

const isFacts = (example: unknown): example is Facts => typeof example === 'object' && example !== null
