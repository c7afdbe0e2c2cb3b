import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handleError } from '../error-handler.ts'
import { validatorCompiler } from './validation.ts'

/** The schema fails as zod does with more issues or levels than the stack holds. */
const beyondTheStack = z.pipe(
  z.unknown(),
  z.transform(() => {
    throw new RangeError('Maximum call stack size exceeded')
  }),
)

async function refusalOf(schema: { body?: unknown; querystring?: unknown }) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(handleError)
  app.post('/', { schema }, async () => 'taken')
  const response = await app.inject({ method: 'POST', url: '/?a=1', payload: { a: 1 } })
  await app.close()
  return { status: response.statusCode, ...response.json() }
}

it('a body that the stack cannot hold is refused as invalid, and is no failure of the server', async () => {
  expect(await refusalOf({ body: beyondTheStack })).toMatchObject({
    status: 422,
    code: 'request.invalid',
    message: 'The request holds too much',
  })
})

it('an address that the stack cannot hold is refused as malformed', async () => {
  const { status, code } = await refusalOf({ querystring: beyondTheStack })
  expect([status, code]).toEqual([400, 'request.malformed'])
})

it('a long list of refused items has a short answer', async () => {
  const body = z.object({ names: z.array(z.string()) })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(handleError)
  app.post('/', { schema: { body } }, async () => 'taken')
  const payload = { names: Array.from({ length: 5000 }, () => 0) }
  const response = await app.inject({ method: 'POST', url: '/', payload })
  expect(response.json().messages).toHaveLength(20)
  await app.close()
})
