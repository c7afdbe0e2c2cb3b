import { reasonsByField } from '@portal/contract/shared/errors'
import { failing } from '@portal/words/reasons'
import type { FastifyRequest } from 'fastify'
import { badRequest, codeOfFault, invalidFields } from '../../use-case/errors.ts'
import { findFaultyText, isAddressUtf8 } from './faulty-texts.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Normalizes the spellings that clients may use to the one that the schemas describe: `x[]=1` is `x=1`, an empty
 * parameter is absent, and a body may be flat where the descriptor allows it.
 */
export async function normaliseInput(request: FastifyRequest): Promise<void> {
  request.query = normaliseQuery(request.query)
  if (findFaultyText([request.query, request.params]) !== undefined || !isAddressUtf8(request.url))
    throw badRequest('request.malformed', { fault: 'address_characters' })
  const { flatBody } = request.routeOptions.config
  if (flatBody !== undefined && isObject(request.body) && !isObject(request.body[flatBody])) {
    request.body = { [flatBody]: request.body }
  }
  const faulty = findFaultyText(request.body)
  if (faulty !== undefined) {
    const { fault, path } = faulty
    throw invalidFields(
      'request.invalid',
      reasonsByField([{ path: fault === 'nul' ? [] : path, message: failing(codeOfFault[fault]) }]),
    )
  }
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
