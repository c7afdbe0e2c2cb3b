import { certificates } from '@portal/contract/resumes/plain-section-routes'
import { type Certificate, certificate as certificateRow } from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import {
  CertificateFields,
  certificateDraft,
  certificateForm,
  certificateValues,
  certificateWords,
} from './certificate-fields.tsx'

type Props = { certificate: Certificate; onClose: () => void }

export function EditCertificateModal({ certificate, onClose }: Props) {
  const update = useApiMutation(certificates.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: certificate,
    schema: certificateForm,
    valuesOf: certificateValues,
    draft: { name: certificateDraft(certificate.resume_id), row: certificate },
    rowFrom: (current) => z.parse(certificateRow, current),
    words: certificateWords,
    toastOf: () => t.resumeExtras.certificateUpdateFailed,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { certificate: changes } })
      toastSuccess(t.resumeExtras.certificateUpdated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeExtras.editCertificate}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <CertificateFields field={form.getInputProps} />
    </FormModal>
  )
}
