import { certificates } from '@portal/contract/resumes/plain-section-routes'
import { type Certificate, certificate as certificateRow } from '@portal/contract/resumes/plain-sections'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { OutsideLink } from '../../../../shared/lists/cells/outside-link.tsx'
import { ItemList } from '../extras/item-list.tsx'
import { SectionColumns } from '../extras/section-columns.tsx'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import type { SectionProps } from '../sections.ts'
import { AddCertificate } from './add-certificate.tsx'
import { certificateDraft } from './certificate-fields.tsx'
import { EditCertificateModal } from './edit-certificate-modal.tsx'

export function CertificatesSection({ resume }: SectionProps) {
  const remove = useApiMutation(certificates.remove)
  const [newId, setNewId] = useState<number>()
  const [edited, setEdited] = useRowOfDraft(certificateDraft(resume.id), certificateRow)
  const [deleted, setDeleted] = useState<Certificate>()
  return (
    <>
      <SectionColumns
        form={
          <AddCertificate key={newId} resumeId={resume.id} isNext={newId !== undefined} onAdded={setNewId} />
        }
        list={
          <ItemList
            title={t.resumeEditor.tabs.certificates}
            items={resume.certificates.map((certificate) => ({
              id: certificate.id,
              name: certificate.name,
              card: (
                <ItemCard
                  title={certificate.name}
                  isNew={certificate.id === newId}
                  onEdit={() => setEdited(certificate)}
                  onDelete={() => setDeleted(certificate)}
                >
                  {certificate.url !== null && (
                    <OutsideLink address={certificate.url} isSingleLine>
                      {shortAddress(certificate.url)}
                    </OutsideLink>
                  )}
                </ItemCard>
              ),
            }))}
            empty={t.resumeExtras.noCertificates}
          />
        }
      />
      {edited && <EditCertificateModal certificate={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteItem
          name={deleted.name}
          remove={() => remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })}
          deleted={t.resumeExtras.certificateDeleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
