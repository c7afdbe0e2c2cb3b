import type { FastifyRequest } from 'fastify'
import { badRequest, invalidField } from '../../errors.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Normalizes the spellings that clients may use to the one that the schemas describe: `x[]=1` is `x=1`, an empty
 * parameter is absent, and a body may be flat where the descriptor allows it.
 */
export async function normaliseInput(request: FastifyRequest): Promise<void> {
  request.query = normaliseQuery(request.query)
  if (holdsNul(request.query) || holdsNul(request.params))
    throw badRequest('request.malformed', 'The address holds a character that no text may hold')
  const { flatBody } = request.routeOptions.config
  if (flatBody !== undefined && isObject(request.body) && !isObject(request.body[flatBody])) {
    request.body = { [flatBody]: request.body }
  }
  if (holdsNul(request.body))
    throw invalidField('request.invalid', 'body', 'Text must not hold the character NUL')
}

function normaliseQuery(query: unknown): Record<string, unknown> {
  const normalised = new Map<string, unknown>()
  if (!isObject(query)) return {}
  for (const [key, value] of Object.entries(query)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key
    const values = [normalised.get(name), value].flat().filter((item) => item !== undefined && item !== '')
    if (values.length > 0) normalised.set(name, values.length === 1 ? values[0] : values)
  }
  return Object.fromEntries(normalised)
}

/**
 * PostgreSQL stores every character but NUL. The search is iterative, because a megabyte of brackets nests deeper
 * than the stack.
 */
function holdsNul(input: unknown): boolean {
  const left = [input]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [key, item] of Object.entries(value)) left.push(key, item)
  }
  return false
}
