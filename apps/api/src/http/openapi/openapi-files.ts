import type { FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
})

const file: JsonSchema = { type: 'string', format: 'binary' }

/** Adds what the JSON schemas cannot express: a form with a file as body, a file as answer. */
export function withFiles(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const { form, flatBody, sendsFile } = route
  const described = { ...schema }
  if (form !== undefined && flatBody !== undefined) {
    described.body = {
      content: {
        'application/json': { schema: schema.body },
        'multipart/form-data': { schema: formSchema(schema.body, flatBody, form.file) },
      },
    }
  }
  if (sendsFile !== undefined) {
    const { 200: _, ...refusals } = z.parse(z.record(z.string(), z.unknown()), schema.response)
    described.response = { 200: { content: { [sendsFile]: { schema: file } } }, ...refusals }
  }
  return described
}

/** The fields of the wrapped body as form fields: flat, lists as `name[]`, and the file. */
function formSchema(body: unknown, wrapper: string, fileField: string): JsonSchema {
  const fields = z.parse(objectSchema, z.parse(objectSchema, body).properties[wrapper])
  const inForm = (name: string) => (fields.properties[name]?.type === 'array' ? `${name}[]` : name)
  const properties = new Map(
    Object.entries(fields.properties).map(([name, schema]) => [inForm(name), schema] as const),
  )
  const word = properties.get(fileField)
  properties.set(fileField, word === undefined ? file : { anyOf: [file, word] })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields.required.map(inForm),
  }
}
