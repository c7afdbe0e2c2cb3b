import { certificates } from '@portal/contract/resumes/plain-section-routes'
import { certificate } from '@portal/contract/resumes/plain-sections'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { OutsideLink } from '../../../../shared/lists/cells/outside-link.tsx'
import { quietFields } from '../extras/quiet-fields.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import type { SectionProps } from '../sections.ts'
import {
  CertificateFields,
  certificateForm,
  certificateWords,
  emptyCertificate,
  valuesOf,
} from './certificate-fields.tsx'

export function CertificatesSection({ resume }: SectionProps) {
  const create = useApiMutation(certificates.create)
  const update = useApiMutation(certificates.update)
  const remove = useApiMutation(certificates.remove)
  return (
    <ItemsSection
      resumeId={resume.id}
      section="certificates"
      words={t.resumeExtras.certificates}
      items={resume.certificates}
      itemSchema={certificate}
      nameOf={({ name }) => name}
      remove={remove.mutateAsync}
      card={({ name, url }, acts) => (
        <ItemCard title={name} {...acts}>
          {url !== null && (
            <OutsideLink address={url} isSingleLine>
              {shortAddress(url)}
            </OutsideLink>
          )}
        </ItemCard>
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={certificateForm}
          initialValues={emptyCertificate}
          create={(item) => create.mutateAsync({ body: { certificate: { ...item, resume_id: resume.id } } })}
        >
          {(form) => <CertificateFields field={quietFields(form)} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="sm"
          schema={certificateForm}
          valuesOf={valuesOf}
          fieldWords={certificateWords}
          save={(changes, { id, version }) =>
            update.mutateAsync({ params: { id }, ifMatch: version, body: { certificate: changes } })
          }
        >
          {(form) => <CertificateFields field={form.getInputProps} />}
        </EditItemModal>
      )}
    />
  )
}
