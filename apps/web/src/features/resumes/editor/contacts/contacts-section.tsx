import { type Resume, resume as resumeRow, resumes } from '@portal/contract/resumes/resumes'
import { useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { cutSquare } from '../../../../shared/pictures/picked-picture.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../fields/hinted-fields.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSaving } from '../frame/saving.ts'
import { draftNames, type SectionProps } from '../sections.ts'
import { takeUpCaret } from './caret.ts'
import {
  ContactFields,
  type ContactValues,
  contactForm,
  contactWords,
  notPrinted,
} from './contact-fields.tsx'

const valuesOf = (resume: Resume): ContactValues => ({
  avatar: undefined,
  name: resume.name,
  role: resume.role,
  summary: resume.summary ?? '',
  github_url: resume.github_url ?? '',
  city: resume.city ?? '',
  country: resume.country ?? '',
  label: resume.label ?? '',
})

const draftOf = ({ id }: Resume) => draftNames(id, 'contacts').typed

/** The contacts of a CV. After a save the form begins anew with what was saved. */
export function ContactsSection({ resume }: SectionProps) {
  const [opened] = useRowOfDraft(draftOf(resume), resumeRow)
  const [edited, setEdited] = useState({ resume: opened ?? resume, isSaved: false })
  return (
    <ContactsForm
      key={edited.resume.version}
      {...edited}
      onSaved={(saved) => setEdited({ resume: saved, isSaved: true })}
    />
  )
}

type Props = { resume: Resume; isSaved: boolean; onSaved: (resume: Resume) => void }

function ContactsForm({ resume, isSaved, onSaved }: Props) {
  const update = useApiMutation(resumes.update)
  const saving = useSaving()
  const { form, failure, submit, conflict } = useEditForm({
    row: resume,
    schema: contactForm,
    valuesOf,
    draft: { name: draftOf(resume), row: resume },
    rowFrom: (current) => z.parse(resumeRow, current),
    words: contactWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (contacts, { id, version }) => {
      const { avatar } = form.getValues()
      const file = avatar ? await cutSquare(avatar) : undefined
      const changes = { ...contacts, ...(avatar === null ? { avatar: '_destroy' as const } : {}) }
      const saved = await update.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { resume: changes },
        file,
      })
      toastSuccess(t.resumeContacts.updated)
      onSaved(saved)
    },
    // Continue waits for the first contacts as it does for a new CV.
    onSaved: () => saving.goOn(resume.id),
  })
  useLayoutEffect(() => takeUpCaret(form.getInputNode))
  return (
    <SectionForm
      title={t.resumeContacts.heading}
      hint={t.resumeContacts.hint}
      form={form}
      failure={failure}
      conflict={conflict}
      submitLabel={t.actions.save}
      isFocusOnSubmit={isSaved}
      onSubmit={submit}
    >
      <HintedFields form={form} notPrinted={notPrinted}>
        {(hinted) => <ContactFields form={hinted} picture={resume.avatar} />}
      </HintedFields>
    </SectionForm>
  )
}
