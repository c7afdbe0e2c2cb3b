import type { FastifyRequest } from 'fastify'
import { badRequest, invalidField } from '../errors.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Brings what clients may write in several ways to the one form that the schemas describe: `x[]=1` is `x=1`, an empty
 * parameter is an absent one, and a body may come flat where the descriptor says so.
 */
export async function normaliseInput(request: FastifyRequest): Promise<void> {
  request.query = normaliseQuery(request.query)
  if (holdsNul(request.query))
    throw badRequest('request.malformed', 'The address holds a character that no text may hold')
  const { flatBody } = request.routeOptions.config
  if (flatBody !== undefined && isObject(request.body) && !isObject(request.body[flatBody])) {
    request.body = { [flatBody]: request.body }
  }
  if (holdsNul(request.body))
    throw invalidField('request.invalid', 'body', 'Text must not hold the character NUL')
}

function normaliseQuery(query: unknown): Record<string, unknown> {
  const normalised: Record<string, unknown> = {}
  if (!isObject(query)) return normalised
  for (const [key, value] of Object.entries(query)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key
    const values = [normalised[name], value].flat().filter((item) => item !== undefined && item !== '')
    if (values.length > 0) normalised[name] = values.length === 1 ? values[0] : values
  }
  return normalised
}

/** PostgreSQL stores every character but NUL. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  return isObject(value) && Object.entries(value).some(([key, item]) => holdsNul(key) || holdsNul(item))
}
