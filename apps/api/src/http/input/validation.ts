import { usualReason } from '@portal/contract/shared/errors'
import { failing } from '@portal/words/reasons'
import type { FastifySchemaCompiler } from 'fastify'
import { type $ZodIssue, $ZodType, safeParse } from 'zod/v4/core'

/** The input does not fit its schema. Fastify adds which part of the request it was. */
export class InvalidInput extends Error {
  readonly issues: $ZodIssue[]
  validationContext: string | undefined

  constructor(issues: $ZodIssue[]) {
    super('The request does not fit its schema')
    this.name = 'InvalidInput'
    this.issues = issues
  }
}

/** Like the compiler of fastify-type-provider-zod, with the portal's reasons where a schema has none. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof $ZodType)) throw new Error('Routes are described with Zod schemas only')
  return (data) => {
    try {
      const result = safeParse(schema, data, { error: usualReason })
      return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) }
    } catch (error) {
      // The input has more issues or levels than the stack holds. Bounds of lists keep from that; this is the second
      // line of defence.
      if (error instanceof RangeError) return { error: new InvalidInput([tooMuch]) }
      throw error
    }
  }
}

const tooMuch: $ZodIssue = {
  code: 'custom',
  path: [],
  message: failing('input.too_much'),
  input: undefined,
}
