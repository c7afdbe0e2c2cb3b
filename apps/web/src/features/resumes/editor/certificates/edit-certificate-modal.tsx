import { certificates } from '@portal/contract/resumes/plain-section-routes'
import { type Certificate, certificate as certificateRow } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
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
  return (
    <EditItemModal
      title={t.resumeExtras.editCertificate}
      size="sm"
      item={certificate}
      itemSchema={certificateRow}
      schema={certificateForm}
      valuesOf={certificateValues}
      words={certificateWords}
      draft={certificateDraft(certificate.resume_id)}
      save={(changes, { id, version }) =>
        update.mutateAsync({ params: { id }, ifMatch: version, body: { certificate: changes } })
      }
      updated={t.resumeExtras.certificateUpdated}
      failed={t.resumeExtras.certificateUpdateFailed}
      onClose={onClose}
    >
      {(form) => <CertificateFields field={form.getInputProps} />}
    </EditItemModal>
  )
}
