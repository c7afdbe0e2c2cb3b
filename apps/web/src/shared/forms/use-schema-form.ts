import { useForm } from '@mantine/form'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, isChangedMeanwhile, NetworkError } from '../../api/api-errors.ts'
import { refusalFor, schemaErrors } from '../../api/form-errors.ts'
import { t } from '../../messages/messages.ts'
import { dismissToast, repeatError } from '../toasts/toasts.ts'
import { changesOf, type DraftName, isKeepable } from './drafts.ts'
import { refusedFiles } from './refused-files.ts'
import { useDraft } from './use-draft.ts'

export type SchemaFormOptions<Values, Schema extends z.ZodMiniType> = {
  /** The contract's schema, the same that the server checks. */
  schema: Schema
  initialValues: Values
  /** Stores what is typed in this tab until it is saved or discarded; undefined for forms of passwords and of one field. */
  draft: DraftName | undefined
  /** Whether a person has typed something; by default whether a value differs from the initial ones. */
  isTyped?: ((values: Values) => boolean) | undefined
  /** The text of the toast of a refusal; by default the refusal's sentence. */
  toastOf?: ((refusal: Error) => string) | undefined
  /** Error codes of the server that belong to a field. */
  fieldOf?: Readonly<Record<string, string>>
}

/**
 * A Mantine form validated by a contract schema: each field when it is left, all on submit. `submitWith(send)` calls
 * `send` with the parsed values; `onSaved` runs when the draft is forgotten, and so may show the same form anew. Refusals of the server are shown at the fields or in `failure`, and by a toast until
 * a later save succeeds, unless a field says the same, and the input is kept; `refuse` shows a refusal that arrives later.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Schema extends z.ZodMiniType>({
  schema,
  initialValues,
  draft: draftName,
  isTyped: isTypedIn,
  toastOf = (refusal) => refusal.message,
  fieldOf,
}: SchemaFormOptions<Values, Schema>) {
  // Keeps the ids of a dialog's fields apart from those of the page below.
  const id = useId()
  const [initial] = useState(initialValues)
  const isTyped = (values: Values) =>
    isTypedIn ? isTypedIn(values) : Object.keys(changesOf(values, initial)).length > 0
  const [failure, setFailure] = useState<string>()
  const [isUnsent, setUnsent] = useState(false)
  /** The server's sentences at the fields, shown until the value changes or is sent again. */
  const [refused, setRefused] = useState<Record<string, string>>({})
  const mantineForm = useForm<Values>({
    name: id.replace(/\W|_/g, ''),
    initialValues,
    // Mantine's default would draw the form again at each change of focus, the first one included.
    touchTrigger: 'change',
    validate: (values) => ({ ...schemaErrors(schema, values), ...refusedFiles(values) }),
    onValuesChange: (values) => draft.keep(values, isTyped(values)),
    enhanceGetInputProps: ({ field, form: { errors, validateField } }) => ({
      onBlur: () => {
        if (errors[field] === undefined || errors[field] !== refused[field]) validateField(field)
      },
    }),
  })
  const draft = useDraft({ name: draftName, initialValues: initial, restore: mantineForm.setValues })
  const form = {
    ...mantineForm,
    /** Whether there is typed input that closing would lose. */
    isChanged: isTyped(mantineForm.values),
    discard: draft.forget,
    /** Whether the draft holds all that is typed, so that it is there again when the form is opened next. */
    isKept: draftName !== undefined && isKeepable(changesOf(mantineForm.values, initial)),
    /** Whether the last save got no answer. */
    isUnsent,
  }

  const refuse = (error: unknown) => {
    const caught = error instanceof Error ? error : new Error(t.errors.unexpected)
    const refusal = refusalFor(caught, Object.keys(initialValues), fieldOf)
    form.setErrors(refusal.fields)
    setRefused(refusal.fields)
    setFailure(refusal.sentence)
    setUnsent(caught instanceof NetworkError)
    const words = toastOf(caught)
    const isAtField = Object.values(refusal.fields).includes(words)
    if (isAtField) dismissToast(id)
    else if (!isAnsweredElsewhere(caught)) repeatError(words, id)
    focusFirstOf(form, refusal.fields)
  }

  const submitWith = <Answer>(
    send: (values: z.output<Schema>) => Promise<Answer>,
    onSaved?: (answer: Answer) => unknown,
  ) =>
    form.onSubmit(
      async (values) => {
        setFailure(undefined)
        try {
          const answer = await send(z.parse(schema, values))
          draft.forget()
          setUnsent(false)
          dismissToast(id)
          await onSaved?.(answer)
        } catch (error) {
          refuse(error)
        }
      },
      (errors) => focusFirstOf(form, errors),
    )

  return { form, failure, submitWith, refuse }
}

/**
 * Whether another part of the screen shows the refusal: a dialog shows both versions of a row, the line below the top
 * bar a lost connection, and the login page an ended session.
 */
const isAnsweredElsewhere = (error: Error) =>
  isChangedMeanwhile(error) ||
  error instanceof NetworkError ||
  (error instanceof ApiError && error.status === 401)

type Focusable = { getInputNode: (path: string) => HTMLElement | null }

function focusFirstOf(form: Focusable, errors: Record<string, unknown>) {
  // A field that takes no focus, such as one without a free choice, is passed over.
  for (const field of Object.keys(errors)) {
    const node = form.getInputNode(field)
    if (node) return node.focus()
  }
}
