export type FieldErrors = Record<string, string[]>

/** A refusal with a sentence for people. Use cases throw it; http/error-handler.ts turns it into the envelope. */
export class Refusal extends Error {
  readonly statusCode: number
  /** `feature.reason` */
  readonly code: string
  readonly errors: FieldErrors
  readonly retryAfterSeconds: number | undefined
  /** The row as it is now, for a client that knew another version of it. */
  readonly current: object | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    extra: { errors?: FieldErrors; retryAfterSeconds?: number; current?: object } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.code = code
    this.errors = extra.errors ?? {}
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.current = extra.current
  }
}

/** 400: something in the address cannot be parsed. */
export const badRequest = (code: string, message: string) => new Refusal(400, code, message)

/** 401: there is no session, or the credentials are wrong. */
export const unauthenticated = (code: string, message: string) => new Refusal(401, code, message)

/** 401 without a session, and for a session that ended while its request waited, because the person was deactivated. */
export const noSession = () => unauthenticated('session.missing', 'Please log in')

/** 403: the area or the act is not allowed for this role. */
export const forbidden = (code: string, message: string) => new Refusal(403, code, message)

/** 409: the present state forbids it. */
export const conflict = (code: string, message: string, errors?: FieldErrors) =>
  new Refusal(409, code, message, errors ? { errors } : {})

/** 413: the content exceeds its limit. */
export const tooLarge = (code: string, message: string) => new Refusal(413, code, message)

/** 422 with the sentence at one field. */
export const invalidField = (code: string, field: string, message: string) =>
  new Refusal(422, code, message, { errors: { [field]: [message] } })

/** 422 with sentences at several fields; the first one is the message. */
export function invalidFields(code: string, errors: FieldErrors): Refusal {
  return new Refusal(422, code, Object.values(errors).flat()[0] ?? 'Invalid input', { errors })
}

/** 503: nothing can be stored until somebody makes room. */
export const diskFull = () =>
  new Refusal(503, 'server.disk_full', 'The disk of the server is full', { retryAfterSeconds: 60 })

/** 429, with the seconds after which to try again. */
export const tooMany = (code: string, message: string, retryAfterSeconds: number) =>
  new Refusal(429, code, message, { retryAfterSeconds })
