import type { JsonSchema } from './openapi-shapes.ts'

/** The header of an answer with one row. */
export const versionTag = {
  schema: { type: 'string', pattern: '^"[1-9][0-9]*"$' },
  description: 'The version of the row, for `If-Match`',
}

/** The header of a call that changes a row. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The version of the row that the client knows, such as "3", or *. Another version is 409 with the present row. Without the header nothing is compared.',
}

/** The 409 of a route that changes a row. */
export const refusalOfChange = (envelope: JsonSchema, row: JsonSchema) => ({
  description:
    'The present state forbids it. With the code `….changed_meanwhile` `current` is the row as it is now.',
  content: {
    'application/json': {
      schema: { allOf: [envelope, { type: 'object', properties: { current: row } }] },
    },
  },
})
