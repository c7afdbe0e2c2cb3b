import { VisuallyHidden } from '@mantine/core'
import type { GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form'
import { lostIn } from '@portal/domain/resumes/printable-text'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import styles from './hinted-fields.module.css'

type FormFields = {
  values: object
  getInputProps: (path: string, options?: GetInputPropsOptions) => GetInputPropsReturnType
}

const mostShown = 10
/** Milliseconds without a change after which the hint is read out, so that it does not interrupt each letter. */
const pauseMs = 800

/**
 * The fields of a form of the CV editor. A field whose text the PDF cannot show in full says so below itself while one
 * types. The typeface decides (`packages/domain/src/resumes/typeface.ts`), and the fields know nothing of it.
 */
export function HintedFields<Form extends FormFields>(props: {
  form: Form
  /** The fields that the PDF does not have. */
  notPrinted?: readonly (keyof Form['values'] & string)[]
  children: (form: Form) => ReactNode
}) {
  const { form, children } = props
  const notPrinted: readonly string[] = props.notPrinted ?? []
  const printed = Object.entries(form.values).filter(([field]) => !notPrinted.includes(field))
  const getInputProps = (path: string, options?: GetInputPropsOptions): GetInputPropsReturnType => {
    const input = form.getInputProps(path, options)
    const hint = notPrinted.includes(path) ? undefined : hintOf(input.value)
    return hint === undefined ? input : { ...input, ...below(hint) }
  }
  return (
    <>
      {children({ ...form, getInputProps })}
      <ReadOut text={hintOf(printed.map(([, value]) => value)) ?? ''} />
    </>
  )
}

/** The fields of Mantine place a description above the input and read it with the field; the hint goes below. */
const below = (hint: string) => ({
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
  description: (
    <span className={styles.hint}>
      <IconAlertTriangle size={14} aria-hidden />
      <span>{hint}</span>
    </span>
  ),
})

function hintOf(value: unknown): string | undefined {
  const lost = lostIn(textsIn(value).join('\n'))
  if (lost.length === 0) return undefined
  return t.resumeEditor.lost(lost.slice(0, mostShown).join(' '), lost.length - mostShown)
}

/** The texts of a field, or of several ones; pictures have none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Blob)
  return isPlain ? Object.values(value).flatMap(textsIn) : []
}

/** Reads the hint out; the element is there before its text, because screen readers miss a text that comes with it. */
function ReadOut({ text }: { text: string }) {
  const [read, setRead] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{read}</VisuallyHidden>
}
