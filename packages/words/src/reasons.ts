import type { englishRefusals } from './refusals.ts'

type English = typeof englishRefusals
export type RefusalCode = keyof English

/** Facts by their names on the wire. */
export type Facts = Readonly<Record<string, unknown>>

/** Why something is refused. `because` makes it, and takes exactly the facts that the sentence of the code needs. */
export type Reason = { readonly code: RefusalCode; readonly facts: Facts }

/** Reasons by field (`children.0.name`). */
export type ReasonsByField = Readonly<Record<string, readonly Reason[]>>

/** What comes after a code: the facts of its sentence, or nothing where it needs none. */
export type Given<Code extends RefusalCode> = Parameters<English[Code]>

/** A code with the facts of its sentence. A finding of the domain that has no sentence does not compile as one. */
export type ExactReason = {
  [Code in RefusalCode]: Given<Code> extends [infer Needed]
    ? { code: Code; facts: Needed }
    : { code: Code; facts: Facts }
}[RefusalCode]

export function because<Code extends RefusalCode>(code: Code, ...given: Given<Code>): Reason {
  const [facts = {}]: readonly Facts[] = given
  return { code, facts }
}

/** A reason as the message of a check in a schema, because Zod passes on no more than a text. */
// @__NO_SIDE_EFFECTS__
export const failing = <Code extends RefusalCode>(code: Code, ...given: Given<Code>): string =>
  JSON.stringify(because(code, ...given))

/** The reason that `failing` has written; undefined for any other message. */
export function reasonIn(message: string): Reason | undefined {
  if (!message.startsWith('{"code":')) return undefined
  const reason: Reason = JSON.parse(message)
  return reason
}
