export type FieldErrors = Record<string, string[]>

/** A refusal that people can understand. Use cases throw it; http/error-handler.ts makes the envelope of it. */
export class Refusal extends Error {
  readonly statusCode: number
  /** `feature.reason` */
  readonly code: string
  readonly errors: FieldErrors
  readonly retryAfterSeconds: number | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    extra: { errors?: FieldErrors; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.code = code
    this.errors = extra.errors ?? {}
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** Something in the address cannot be parsed: 400. */
export const badRequest = (code: string, message: string) => new Refusal(400, code, message)

export const unauthenticated = (code: string, message: string) => new Refusal(401, code, message)

/** The area or the act is not for this role: 403. */
export const forbidden = (code: string, message: string) => new Refusal(403, code, message)

/** The state of things forbids it: 409. */
export const conflict = (code: string, message: string, errors?: FieldErrors) =>
  new Refusal(409, code, message, errors ? { errors } : {})

/** Sent content is larger than its limit: 413. */
export const tooLarge = (code: string, message: string) => new Refusal(413, code, message)

/** A rule about one field is broken: 422 with the sentence at that field. */
export const invalidField = (code: string, field: string, message: string) =>
  new Refusal(422, code, message, { errors: { [field]: [message] } })

/** Rules about several fields are broken: 422; the first sentence stands for all. */
export function invalidFields(code: string, errors: FieldErrors): Refusal {
  return new Refusal(422, code, Object.values(errors).flat()[0] ?? 'Invalid input', { errors })
}

export const tooMany = (code: string, message: string, retryAfterSeconds: number) =>
  new Refusal(429, code, message, { retryAfterSeconds })
