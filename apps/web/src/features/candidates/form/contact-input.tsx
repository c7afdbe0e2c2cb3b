import { TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { withLinkedinSite } from '@portal/domain/addresses/account-links'
import type { ContactKind } from '@portal/domain/candidates/contact-kinds'
import { type FocusEvent, useState } from 'react'
import type { CandidateValues } from './candidate-values.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'

type Props = Omit<TextInputProps, 'form'> & {
  kind: ContactKind
  form: UseFormReturnType<CandidateValues>
  /** The candidate that is changed, who is no duplicate. */
  candidateId: number | undefined
}

/** A contact; once it is left, other candidates who have the same are named below it. */
export function ContactInput({ kind, form, candidateId, ...looks }: Props) {
  const { onBlur, ...input } = form.getInputProps(kind)
  const value = form.values[kind]
  /** The text with which the field got the focus; undefined while it has none. */
  const [held, setHeld] = useState<string>()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setHeld(undefined)
    if (kind === 'linkedin') form.setFieldValue(kind, withLinkedinSite(value))
    onBlur(event)
  }
  return (
    <div>
      <TextInput {...looks} {...input} onFocus={() => setHeld(value)} onBlur={leave} />
      <DuplicateNotice kind={kind} contact={(held ?? value).trim()} candidateId={candidateId} />
    </div>
  )
}
