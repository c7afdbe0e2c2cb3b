import type { RouteOptions } from 'fastify'
import type { JsonSchema } from './openapi-shapes.ts'

type Response = { name: string; description: string; waits?: true }

const responses: Record<number, Response> = {
  400: { name: 'Malformed', description: 'The request cannot be parsed' },
  401: { name: 'NoSession', description: 'There is no session, or the e-mail and the password do not fit' },
  403: { name: 'Forbidden', description: 'The area or the act is not allowed for this person' },
  404: { name: 'NotFound', description: 'There is no such thing, or one that this person may not know of' },
  409: { name: 'Conflict', description: 'The present state forbids it' },
  410: { name: 'Gone', description: 'The link has ended, and another one may show the same' },
  413: { name: 'TooLarge', description: 'The body or the file is too large' },
  415: { name: 'MediaType', description: 'This kind of content is not accepted' },
  422: { name: 'Invalid', description: 'A rule is broken; `errors` tells it by field' },
  429: { name: 'TooMany', description: 'There were too many attempts or requests', waits: true },
  503: { name: 'Unavailable', description: 'The database cannot be reached, or is busy', waits: true },
}

const failure = { name: 'Failure', description: 'Any other refusal, or a fault of the server' }

const retryAfter = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The refusals under `components`, each in the one envelope. */
export const refusalComponents = (envelope: JsonSchema) =>
  Object.fromEntries(
    [...Object.values(responses), failure].map(({ name, description, ...rest }: Response) => [
      name,
      {
        description,
        ...(rest.waits && { headers: retryAfter }),
        content: { 'application/json': { schema: envelope } },
      },
    ]),
  )

/** The refusals that a route can answer: those that follow from the descriptor, and those that it names. */
export function refusalsOf(route: RouteOptions): Record<string, { $ref: string }> {
  const statuses = Object.entries(responses)
    .filter(([status]) => canRefuse(Number(status), route))
    .map(([status, { name }]) => [status, reference(name)] as const)
  return { ...Object.fromEntries(statuses), default: reference(failure.name) }
}

function canRefuse(status: number, route: RouteOptions): boolean {
  const { access, method, changes, schema, refuses = [], noTokens = false } = route
  if (refuses.includes(status)) return true
  switch (status) {
    case 400:
    case 503:
      return true
    case 401:
      return access !== 'everyone'
    case 403:
      // A change that comes from another site is refused to everybody.
      return method !== 'GET' || noTokens || (access !== 'everyone' && access !== 'signedIn')
    case 404:
      return schema?.params !== undefined
    case 409:
      return changes !== undefined
    case 413:
    case 415:
      // A body is read before the call that takes none ignores it.
      return method !== 'GET'
    case 422:
      return schema?.body !== undefined
    case 429:
      // Programs make so many requests a minute.
      return access !== 'everyone' && !noTokens
    default:
      return false
  }
}
