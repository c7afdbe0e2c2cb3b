import type { Form } from '@portal/contract/shared/route'
import type { RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { JsonSchema, ShapeCollector } from './openapi-shapes.ts'

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
})

export const file: JsonSchema = { type: 'string', format: 'binary' }

/** A body as JSON and, where the route takes a file, as a form. */
export function bodyOf(body: JsonSchema, route: RouteOptions, shapes: ShapeCollector): JsonSchema {
  const { form, flatBody } = route
  if (form === undefined || flatBody === undefined) return body
  return {
    content: {
      'application/json': { schema: body },
      'multipart/form-data': { schema: formSchema(body, flatBody, form.file, shapes) },
    },
  }
}

/** A form with nothing but the file. */
export const bodyOfFile = ({ file: name }: Form): JsonSchema => ({
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { [name]: file }, required: [name] } },
  },
})

/** The fields of the wrapped body as form fields: flat, lists as `name[]`, and the file. */
function formSchema(body: JsonSchema, wrapper: string, fileField: string, shapes: ShapeCollector) {
  const wrapped = z.parse(objectSchema, body).properties[wrapper] ?? {}
  const fields = z.parse(objectSchema, shapes.resolve(wrapped))
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
