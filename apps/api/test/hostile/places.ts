import { apiPrefix, type Method } from '@portal/contract/shared/route'
import * as z from 'zod/mini'
import type { TestApp } from '../app.ts'
import { documentInPlace } from '../openapi/document.ts'

type Path = readonly (string | number)[]

/** A request can hold a value at such a place. */
export type Place =
  | { in: 'path' | 'query' | 'form' | 'header'; name: string }
  | { in: 'body'; path: Path }
  | { in: 'whole body' }

/** An operation of the OpenAPI document. `statuses` are those of the answers that it describes. */
export type Operation = {
  method: Method
  url: string
  places: readonly Place[]
  statuses: readonly string[]
}

export const nameOfPlace = (place: Place): string =>
  place.in === 'whole body'
    ? place.in
    : `${place.in} ${place.in === 'body' ? place.path.join('.') : place.name}`

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })
const operation = z.object({
  responses: z.record(z.string(), z.unknown()),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })),
})
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const document = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operation)),
})

/** Finds every operation that the server publishes, with its parameters and fields. */
export async function findOperations(api: TestApp): Promise<Operation[]> {
  const { paths } = z.parse(document, await documentInPlace(api))
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const found = operations[method]
      if (found === undefined) return []
      const url = path.slice(apiPrefix.length).replaceAll(/\{(\w+)\}/g, ':$1')
      const statuses = Object.keys(found.responses)
      return [{ method: upper[method], url, places: placesOf(found), statuses }]
    }),
  )
}

const upper = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

function placesOf({ parameters = [], requestBody }: z.infer<typeof operation>): Place[] {
  const content = requestBody?.content ?? {}
  const json = content['application/json']
  const form = content['multipart/form-data']
  return [
    ...parameters,
    ...(json === undefined ? [] : fieldsOf(json.schema).map((path) => ({ in: 'body', path }) as const)),
    ...(form === undefined
      ? []
      : fieldsOf(form.schema).map(([name]) => ({ in: 'form', name: String(name) }) as const)),
    ...(requestBody === undefined ? [] : [{ in: 'whole body' } as const]),
  ]
}

const node = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
})

/** Returns the paths of all fields of a JSON schema at every depth. Of a list it takes the first item. */
function fieldsOf(schema: unknown): Path[] {
  const { success, data } = z.safeParse(node, schema)
  if (!success) return []
  const named = Object.entries(data.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...fieldsOf(inner).map((path) => [name, ...path]),
  ])
  const items = data.items === undefined ? [] : [[0], ...fieldsOf(data.items).map((path) => [0, ...path])]
  return [...named, ...items, ...[data.anyOf ?? [], data.oneOf ?? []].flat().flatMap(fieldsOf)]
}
