import { TextInput } from '@mantine/core'
import {
  type Certificate,
  type CertificateInput,
  certificateInput,
} from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import type { FieldProps } from '../extras/quiet-fields.ts'

/** The form of a certificate: the server's input without the CV. */
export const certificateForm = z.omit(certificateInput, { resume_id: true })

/** A text for every field of the form. */
export type CertificateValues = Record<Exclude<keyof CertificateInput, 'resume_id'>, string>

export const emptyCertificate: CertificateValues = { name: '', url: '' }
export const valuesOf = ({ name, url }: Certificate): CertificateValues => ({ name, url: url ?? '' })

export const certificateWords: FieldWords<CertificateValues> = {
  name: inWords(t.resumeExtras.certificates.name),
  url: inWords(t.resumeExtras.certificates.url),
}

export const CertificateFields = ({ field }: { field: FieldProps<CertificateValues> }) => (
  <>
    <TextInput label={t.resumeExtras.certificates.name} required data-autofocus {...field('name')} />
    <TextInput
      label={t.resumeExtras.certificates.url}
      description={t.resumeExtras.certificates.urlHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputMode="url"
      {...field('url')}
    />
  </>
)
