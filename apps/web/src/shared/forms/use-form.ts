import { type FormEvent, useRef, useState } from 'react'

/** What a field of a form gets: its value, its error and what it reports. */
export type FieldProps<Value> = ReportProps & { value: Value; onChange: (change: unknown) => void }

type ReportProps = { error: string | undefined; onBlur: () => void; 'data-path': string }

type Errors = Readonly<Record<string, string>>

type Options<Values> = {
  /** Keeps the fields of two forms of a page apart. */
  name: string
  initialValues: Values
  /** The errors of values, by path (`email`, `children.0.name`). */
  errorsOf: (values: Values) => Errors
  onChange: (values: Values) => void
  /** A field was left. */
  onBlur: (path: string) => void
}

export type Form<Values> = ReturnType<typeof useForm<Values>>

/** The values and the errors of a form. See docs/decisions/0043-own-form-state-and-slim-components.md. */
export function useForm<Values>({ name, initialValues, errorsOf, onChange, onBlur }: Options<Values>) {
  const [initial] = useState(initialValues)
  const [values, showValues] = useState(initialValues)
  const [errors, showErrors] = useState<Errors>({})
  const [submitting, setSubmitting] = useState(false)
  // The present ones: several changes may come before the form is drawn again.
  const present = useRef({ values, errors })

  const writeValues = (next: Values) => {
    present.current.values = next
    showValues(next)
    onChange(next)
  }
  const setErrors = (next: Errors) => {
    present.current.errors = next
    showErrors(next)
  }
  const setError = (path: string, error: string | undefined) => {
    const { [path]: before, ...rest } = present.current.errors
    if (before !== error) setErrors(error === undefined ? rest : { ...rest, [path]: error })
  }
  const write = (field: keyof Values & string, value: unknown) => {
    setError(field, undefined)
    if (present.current.values[field] !== value) writeValues({ ...present.current.values, [field]: value })
  }
  const reportsOf = (path: string): ReportProps => ({
    error: errors[path],
    onBlur: () => onBlur(path),
    'data-path': pathIn(name, path),
  })

  return {
    values,
    errors,
    submitting,
    initialValues: initial,
    /** The present values, also before they are drawn. */
    getValues: () => present.current.values,
    /** Changes several fields and hides all errors. */
    setValues: (changes: Partial<Values>) => {
      writeValues({ ...present.current.values, ...changes })
      setErrors({})
    },
    setFieldValue: <Field extends keyof Values & string>(field: Field, value: Values[Field]) =>
      write(field, value),
    setErrors,
    clearErrors: () => setErrors({}),
    setError,
    validateField: (path: string) => setError(path, errorsOf(present.current.values)[path]),
    isValid: () => Object.keys(errorsOf(present.current.values)).length === 0,
    /** For a control that reports a value or an event. */
    getInputProps: <Field extends keyof Values & string>(field: Field): FieldProps<Values[Field]> => ({
      ...reportsOf(field),
      value: present.current.values[field],
      onChange: (change) => write(field, reportedBy(change)),
    }),
    getCheckboxProps: <Field extends keyof Values & string>(field: Field) => ({
      ...reportsOf(field),
      checked: present.current.values[field],
      onChange: (change: unknown) => write(field, reportedBy(change)),
    }),
    /** For a part of a field's value, such as `children.0.name`; the caller gives its value. */
    getReportProps: reportsOf,
    getInputNode: (path: string) =>
      document.querySelector<HTMLElement>(`[data-path="${pathIn(name, path)}"]`),
    /** Sends valid values; otherwise shows the errors and reports them. */
    onSubmit:
      (send: (values: Values) => Promise<unknown>, refuse: (errors: Errors) => void) =>
      (event?: FormEvent<HTMLFormElement>) => {
        event?.preventDefault()
        const found = errorsOf(present.current.values)
        setErrors(found)
        if (Object.keys(found).length > 0) {
          refuse(found)
          return
        }
        setSubmitting(true)
        void send(present.current.values).finally(() => setSubmitting(false))
      },
  }
}

const pathIn = (name: string, path: string) => `${name}-${path}`

/** What a control reports: a value, or an event of an input. */
function reportedBy(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('nativeEvent' in change)) return change
  const control = 'currentTarget' in change ? change.currentTarget : undefined
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  const hasText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return hasText ? control.value : undefined
}
