import { certificates } from '@portal/contract/resumes/plain-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import {
  CertificateFields,
  certificateForm,
  emptyCertificate,
  newCertificateDraft,
} from './certificate-fields.tsx'

type Props = {
  resumeId: number
  /** Whether an item was just added by this form. */
  isNext: boolean
  onAdded: (id: number) => void
}

export function AddCertificate({ resumeId, isNext, onAdded }: Props) {
  const create = useApiMutation(certificates.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: certificateForm,
    initialValues: emptyCertificate,
    draft: { name: newCertificateDraft(resumeId) },
    toastOf: () => t.resumeExtras.createFailed,
  })
  const add = submitWith(
    (certificate) =>
      create.mutateAsync({
        body: { certificate: { ...certificate, resume_id: resumeId } },
      }),
    ({ id }) => {
      toastSuccess(t.resumeExtras.certificateCreated)
      onAdded(id)
    },
  )
  return (
    <SectionForm
      title={t.resumeExtras.addCertificate}
      form={form}
      failure={failure}
      submitLabel={t.resumeExtras.add}
      isFocusOnSubmit={isNext}
      onSubmit={add}
    >
      <CertificateFields field={quietFields(form)} />
    </SectionForm>
  )
}
