import { because, type Given, type Reason, type RefusalCode, reasonIn } from '@portal/words/reasons'
import { english, type RefusalWords, sentenceOf } from '@portal/words/sentences'

/** The sentences of refusals in the language of the screens. */
export const refusalWords: RefusalWords = english

/** The sentence of a rule that the screen itself checks, the same that the server's refusal has. */
export const refusal = <Code extends RefusalCode>(code: Code, ...given: Given<Code>): string =>
  inWords(because(code, ...given))

export const inWords = (reason: Reason): string => sentenceOf(reason, refusalWords)

/** The sentence of an issue that a schema found: its reason in words, or the text that a form's own schema gave. */
export function issueInWords(message: string): string {
  const reason = reasonIn(message)
  return reason === undefined ? message : inWords(reason)
}
