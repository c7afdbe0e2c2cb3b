import type { Actor } from './actor.ts'
import type { Refusal } from './errors.ts'

declare const authorizedFor: unique symbol

/**
 * A row that its policy has allowed this actor to act on. Stores that change rows take marked rows only, so that a
 * forgotten check does not compile. Only `authorize` marks rows; the house check refuses type predicates that could,
 * and policies that do not come from a policy file.
 */
export type Authorized<Row, Act extends string> = Row & {
  readonly [authorizedFor]: { readonly [A in Act]: true }
}

/** The result of a policy: undefined where the act is allowed, otherwise a function that makes the refusal. */
export type Verdict = (() => Refusal) | undefined

/** Decides about every act on a row at once. The presenter and the use cases call the same function. */
export type Policy<Facts, Act extends string> = (actor: Actor, row: Facts) => Readonly<Record<Act, Verdict>>

/** Throws the policy's refusal of the act, or marks the row as authorized for it. */
export function authorize<Facts, Act extends string, Row extends Facts, Wanted extends Act>(
  policy: Policy<Facts, Act>,
  actor: Actor,
  row: Row,
  act: Wanted,
): asserts row is Authorized<Row, Wanted> {
  const refusal = policy(actor, row)[act]
  if (refusal !== undefined) throw refusal()
}

/** Throws the refusal of a verdict about what is no row: a role to give, or a person who perhaps does not exist. */
export function enforce(verdict: Verdict): void {
  if (verdict !== undefined) throw verdict()
}

/** The `can` of a row: true for every act without a refusal. */
export function canOf<Act extends string>(verdicts: Readonly<Record<Act, Verdict>>): Record<Act, boolean>
export function canOf(verdicts: Readonly<Record<string, Verdict>>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(verdicts).map(([act, refusal]) => [act, refusal === undefined]))
}

/** What a row says beside `can.delete`, for the control that a refusal disables. */
export function refusedDelete(verdict: Verdict) {
  const refusal = verdict?.()
  return { delete_refusal: refusal?.message ?? null, delete_reason: refusal?.reason ?? null }
}
