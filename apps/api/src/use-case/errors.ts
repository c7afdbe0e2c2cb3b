import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import type { FactorMethod } from '@portal/domain/people/second-factors'
import {
  because,
  type Given,
  type Reason,
  type ReasonsByField,
  type RefusalCode,
} from '@portal/words/reasons'
import { sentenceOfRefusal } from '@portal/words/sentences'

/** Reasons by field, while a use case collects them. */
export type FieldReasons = Record<string, Reason[]>

type Extra = {
  fields?: ReasonsByField
  retryAfterSeconds?: number
  current?: object
  secondFactor?: SecondFactorStep
}

/** Use cases throw a refusal; http/error-handler.ts turns it into the envelope. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly reason: Reason
  readonly fields: ReasonsByField
  readonly retryAfterSeconds: number | undefined
  /** The row as it is now, for a client that knew another version of it. */
  readonly current: object | undefined
  /** How the sign-in goes on, said beside the envelope. */
  readonly secondFactor: SecondFactorStep | undefined

  constructor(
    statusCode: number,
    reason: Reason,
    { fields = {}, retryAfterSeconds, current, secondFactor }: Extra = {},
  ) {
    super(sentenceOfRefusal({ reason, fields }))
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.reason = reason
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.current = current
    this.secondFactor = secondFactor
  }

  /** `feature.reason` */
  get code(): RefusalCode {
    return this.reason.code
  }
}

/** 400: something in the address cannot be parsed. */
export const badRequest = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new Refusal(400, because(code, ...given))

/** 401: there is no session, or the credentials are wrong. */
export const unauthenticated = (code: 'session.missing' | 'session.wrong_credentials') =>
  new Refusal(401, because(code))

/** 401: what was given in place of the second factor is wrong. */
export const wrongFactor = (method: FactorMethod) =>
  new Refusal(401, because('session.wrong_code', { method }))

/** 401: the password is right, and the sign-in goes on with a second factor. */
export const secondFactorNeeded = (secondFactor: SecondFactorStep) =>
  new Refusal(401, because('session.second_factor'), { secondFactor })

/** 401 without a session, and for a session that ended while its request waited, because the person was deactivated. */
export const noSession = () => unauthenticated('session.missing')

/** 403: the area or the act is not allowed for this role. */
export const forbidden = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new Refusal(403, because(code, ...given))

/** 409: the present state forbids it. */
export const conflict = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new Refusal(409, because(code, ...given))

/** 409 with the same reason at a field. */
export function conflictAt<Code extends RefusalCode>(
  field: string,
  code: Code,
  ...given: Given<Code>
): Refusal {
  const reason = because(code, ...given)
  return new Refusal(409, reason, { fields: { [field]: [reason] } })
}

/** 410: what the address showed has ended, and does not come back there. */
export const gone = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new Refusal(410, because(code, ...given))

/** 413: the content exceeds its limit. */
export const tooLarge = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new Refusal(413, because(code, ...given))

/** 422 with the reason at one field. */
export function invalidField<Code extends RefusalCode>(
  field: string,
  code: Code,
  ...given: Given<Code>
): Refusal {
  const reason = because(code, ...given)
  return new Refusal(422, reason, { fields: { [field]: [reason] } })
}

/** 422 with reasons at several fields. Where the code has no sentence of its own, the first field says it. */
export const invalidFields = (code: RefusalCode, fields: ReasonsByField): Refusal =>
  new Refusal(422, { code, facts: {} }, { fields })

/** The codes of texts that cannot be stored. */
export const codeOfFault = { nul: 'input.nul', half_character: 'input.half_character' } as const

/** 503: nothing can be stored until somebody makes room. */
export const diskFull = () => new Refusal(503, because('server.disk_full'), { retryAfterSeconds: 60 })

/** 429, with the seconds after which to try again. */
export const tooMany = (
  code:
    | 'access_tokens.too_many_requests'
    | 'cable.too_many'
    | 'session.too_many_failures'
    | 'session.too_many_challenges'
    | 'password_resets.too_many'
    | 'records.copy_under_way',
  retryAfterSeconds: number,
) => new Refusal(429, because(code), { retryAfterSeconds })
