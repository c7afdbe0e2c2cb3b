import type { Facts, Reason, ReasonsByField, RefusalCode } from './reasons.ts'
import { englishRefusals } from './refusals.ts'

/** The sentences of one language; null where the fields of a refusal say it. */
export type RefusalWords = Readonly<
  Record<RefusalCode, { sentence(facts: Facts): string | null }['sentence']>
>

export const english: RefusalWords = englishRefusals

/** The sentence of a reason by itself. */
export const sentenceOf = ({ code, facts }: Reason, words: RefusalWords = english): string =>
  words[code](facts) ?? words['request.refused']({}) ?? ''

/** The sentence of a whole refusal: its own, or that of its first field. */
export function sentenceOfRefusal(
  { reason, fields }: { reason: Reason; fields: ReasonsByField },
  words: RefusalWords = english,
): string {
  const [first = reason] = Object.values(fields).flat()
  return words[reason.code](reason.facts) ?? sentenceOf(first, words)
}

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(english, code)

/** A reason that another version of the portal has sent; undefined where this one has no words for it. */
export const knownReason = (code: string, facts: Facts): Reason | undefined =>
  isKnown(code) ? { code, facts } : undefined
