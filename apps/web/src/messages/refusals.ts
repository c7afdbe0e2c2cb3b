import {
  because,
  type Facts,
  type Given,
  type Reason,
  type RefusalCode,
  reasonIn,
} from '@portal/words/reasons'
import { english, knownReason, type RefusalWords, sentenceOf } from '@portal/words/sentences'

/** The sentences of refusals in the language of the screens. */
const refusalWords: RefusalWords = english

/** The sentence of a rule that the screen itself checks, the same that the server's refusal has. */
export const refusal = <Code extends RefusalCode>(code: Code, ...given: Given<Code>): string =>
  inWords(because(code, ...given))

export const inWords = (reason: Reason): string => sentenceOf(reason, refusalWords)

/** The sentence of an issue that a schema found: its reason in words, or the text that a form's own schema gave. */
export function issueInWords(message: string): string {
  const reason = reasonIn(message)
  return reason === undefined ? message : inWords(reason)
}

export type SentReason = { code: string; facts: Facts }

/**
 * The words for a reason that the server has sent; null where the fields of the refusal say it, undefined where the
 * server is newer and has a code or facts for which there are no words here.
 */
export function wordsOfSent({ code, facts }: SentReason): string | null | undefined {
  const reason = knownReason(code, facts)
  if (reason === undefined) return undefined
  try {
    return refusalWords[reason.code](reason.facts)
  } catch {
    return undefined
  }
}

/** Why a control of a row is disabled; undefined where it is not. */
export const refusedInWords = (reason: SentReason | null, sentence: string | null): string | undefined =>
  (reason && wordsOfSent(reason)) ?? sentence ?? undefined
