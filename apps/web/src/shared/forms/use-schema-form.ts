import { useForm } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { refusalFor, schemaErrors } from '../../api/form-errors.ts'
import { t } from '../../messages/messages.ts'

export type SchemaFormOptions<Values, Schema extends z.ZodMiniType> = {
  /** The contract's schema, the same that the server checks. */
  schema: Schema
  initialValues: Values
  /** Error codes of the server that belong to a field. */
  fieldOf?: Readonly<Record<string, string>>
}

/**
 * A Mantine form validated by a contract schema: each field when it is left, all on submit. `submitWith(send)` calls
 * `send` with the parsed values. Refusals of the server are shown at the fields or in `failure`, and the input is
 * kept.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Schema extends z.ZodMiniType>({
  schema,
  initialValues,
  fieldOf,
}: SchemaFormOptions<Values, Schema>) {
  const [failure, setFailure] = useState<string>()
  const form = useForm<Values>({
    initialValues,
    validateInputOnBlur: true,
    validate: (values) => schemaErrors(schema, values),
  })

  const submitWith = (send: (values: z.output<Schema>) => Promise<unknown>) =>
    form.onSubmit(
      async (values) => {
        setFailure(undefined)
        try {
          await send(z.parse(schema, values))
        } catch (error) {
          const caught = error instanceof Error ? error : new Error(t.errors.unexpected)
          const refusal = refusalFor(caught, Object.keys(values), fieldOf)
          form.setErrors(refusal.fields)
          setFailure(refusal.sentence)
          focusFirstOf(form, refusal.fields)
        }
      },
      (errors) => focusFirstOf(form, errors),
    )

  return { form, failure, submitWith }
}

type Focusable = { getInputNode: (path: string) => HTMLElement | null }

function focusFirstOf(form: Focusable, errors: Record<string, unknown>) {
  const [first] = Object.keys(errors)
  if (first !== undefined) form.getInputNode(first)?.focus()
}
