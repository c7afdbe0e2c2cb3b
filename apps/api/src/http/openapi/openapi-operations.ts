import { errorEnvelope } from '@portal/contract/shared/errors'
import { apiPrefix } from '@portal/contract/shared/route'
import type { FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { answersVersion } from '../versions/row-versions.ts'
import { namedDescriptors } from './contract-names.ts'
import { bodyOf, bodyOfFile, file } from './openapi-files.ts'
import { refusalComponents, refusalsOf } from './openapi-refusals.ts'
import { type JsonSchema, ShapeCollector } from './openapi-shapes.ts'
import { tagOf } from './openapi-tags.ts'
import { ifMatch, refusalOfChange, versionTag } from './openapi-versions.ts'

/** The names of the operations by method and address: `records.create` by `POST /api/v1/records`. */
const operationIds = new Map(
  namedDescriptors.map(([name, { method, url }]) => [`${method} ${apiPrefix}${url}`, name]),
)

const descriptions: Partial<Record<string, string>> = {
  200: 'Done; the answer',
  201: 'Created; the new row',
  204: 'Done; there is no body',
  302: 'The browser goes on at the address in `Location`; there is no body',
}

/** What is added to an operation after @fastify/swagger wrote it, because that knows references to schemas only. */
type Additions = {
  parameters: readonly object[]
  responses: Readonly<Record<string, object>>
  /** The headers of answers that are no refusals. */
  headers: Readonly<Record<string, object>>
}

const writtenOperation = z.looseObject({
  operationId: z.optional(z.string()),
  parameters: z._default(z.array(z.unknown()), []),
  responses: z.record(z.string(), z.looseObject({})),
})
const writtenDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), writtenOperation)),
  components: z.looseObject({}),
})

/** Writes the operations of the document from the routes, and what they share under `components`. */
export class OperationWriter {
  readonly #shapes = new ShapeCollector()
  readonly #additions = new Map<string, Additions>()
  readonly #envelope = this.#shapes.write(errorEnvelope, 'output')

  /** The schemas of a route as JSON schemas. */
  describe(route: RouteOptions): FastifySchema {
    const { params, querystring, body, response, ...rest } = route.schema ?? {}
    const operationId = operationIds.get(`${String(route.method)} ${route.url}`)
    if (operationId !== undefined) this.#additions.set(operationId, this.#additionsTo(route))
    return {
      ...rest,
      ...(operationId !== undefined && { operationId }),
      ...(params instanceof z.core.$ZodType && { params: this.#shapes.writeInPlace(params) }),
      ...(querystring instanceof z.core.$ZodType && { querystring: this.#shapes.writeInPlace(querystring) }),
      ...(body instanceof z.core.$ZodType && {
        body: bodyOf(this.#shapes.write(body, 'input'), route, this.#shapes),
      }),
      ...(body === undefined && route.form !== undefined && { body: bodyOfFile(route.form) }),
      response: this.#answersOf(route),
    }
  }

  /** Adds the shared pieces and the references to them to the document that @fastify/swagger made. */
  finish(document: object): object {
    const { paths, components, ...rest } = z.parse(writtenDocument, document)
    for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations))) {
      const added = this.#additions.get(operation.operationId ?? '')
      const parameters = [...operation.parameters, ...(added?.parameters ?? [])]
      if (parameters.length === 0) Reflect.deleteProperty(operation, 'parameters')
      else operation.parameters = parameters
      for (const answer of Object.values(operation.responses))
        if (added !== undefined && Object.keys(added.headers).length > 0) answer.headers = added.headers
      Object.assign(operation.responses, added?.responses)
    }
    return {
      ...rest,
      components: {
        ...components,
        schemas: this.#shapes.shapes,
        responses: refusalComponents(this.#envelope),
        parameters: { IfMatch: ifMatch },
        headers: { ETag: versionTag },
      },
      paths,
    }
  }

  #additionsTo(route: RouteOptions): Additions {
    const headers = headersOf(route)
    const responses = refusalsOf(route)
    if (route.changes === undefined) return { parameters: [], headers, responses }
    const row = this.#shapes.write(route.changes, 'output')
    return {
      parameters: [{ $ref: '#/components/parameters/IfMatch' }],
      headers,
      responses: { ...responses, 409: refusalOfChange(this.#envelope, row) },
    }
  }

  #answersOf(route: RouteOptions): JsonSchema {
    return Object.fromEntries(
      Object.entries(route.schema?.response ?? {}).map(([status, schema]) => {
        const description = descriptions[status] ?? 'The answer'
        const json = schema instanceof z.core.$ZodType ? this.#shapes.write(schema, 'output') : {}
        if (json.type === 'null') return [status, { type: 'null', description }]
        const [type, written] =
          route.sendsFile === undefined ? ['application/json', json] : [route.sendsFile, file]
        return [status, { description, content: { [type]: { schema: written } } }]
      }),
    )
  }
}

const undoToken = {
  schema: { type: 'string' },
  description:
    'A token for POST /undo, which takes the change back within 60 seconds; absent where nothing changed',
}

/** The headers of the answers: whole numbers that the descriptor names, the version of a row, and the token of an undo. */
function headersOf(route: RouteOptions): Record<string, object> {
  const numbers = Object.entries(route.sendsHeaders ?? {}).map(
    ([name, description]) => [name, { schema: { type: 'integer' }, description }] as const,
  )
  const tag = answersVersion(route) ? [['ETag', { $ref: '#/components/headers/ETag' }] as const] : []
  const undo = route.undoable === true ? [['X-Undo', undoToken] as const] : []
  return Object.fromEntries([...numbers, ...tag, ...undo])
}

/** Adds the rest of the descriptor to a route's schema: summary, tag, session. */
export function documentRoute(route: RouteOptions): void {
  route.schema = {
    ...route.schema,
    tags: [tagOf(route.url)],
    summary: route.summary,
    description: [`Who: ${route.access}.`, flatNote(route)].filter(Boolean).join(' '),
    ...securityOf(route),
  }
}

/** How a request is signed that no access token may make. */
export const signedByPeople: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }]

/** Absent where the document's own holds: for people and their access tokens. */
function securityOf({ access, noTokens }: RouteOptions) {
  if (access === 'everyone') return { security: [] }
  return noTokens ? { security: signedByPeople } : {}
}

const flatNote = ({ flatBody }: RouteOptions) =>
  flatBody && `The fields may also come without \`${flatBody}\` around them.`
