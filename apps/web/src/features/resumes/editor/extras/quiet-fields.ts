import type { UseFormReturnType } from '@mantine/form'

/** The props of a form's field by its name. */
export type FieldProps<Values> = UseFormReturnType<Values>['getInputProps']

/**
 * The props of the fields of a form that stays on the page: while nothing is typed, an empty field is no error when it
 * is left.
 */
export const quietFields =
  <Values>(
    form: Pick<UseFormReturnType<Values>, 'getInputProps'> & { isChanged: boolean },
  ): FieldProps<Values> =>
  (path, options) => ({
    ...form.getInputProps(path, options),
    ...(form.isChanged ? {} : { onBlur: undefined }),
  })
