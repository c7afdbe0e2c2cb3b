import type { Profile } from '@portal/contract/profiles/profiles'
import { resumes } from '@portal/contract/resumes/resumes'
import type { User } from '@portal/contract/users'
import { githubLink } from '@portal/domain/addresses/account-links'
import { defaultCountry } from '@portal/domain/resumes/resumes'
import { useNavigate } from '@tanstack/react-router'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { cutSquare } from '../../../../shared/pictures/picked-picture.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../pieces/hinted-fields.tsx'
import { SectionForm } from '../pieces/section-form.tsx'
import { ContactFields, type ContactValues, contactForm } from './contact-fields.tsx'

type Props = { owner: User; profile: Profile }

const valuesFor = ({ owner, profile }: Props): ContactValues => ({
  avatar: undefined,
  name: owner.first_name,
  role: profile.position ?? '',
  summary: '',
  github_url: githubLink(profile.github ?? '') ?? '',
  city: '',
  country: defaultCountry,
  label: '',
})

/** The contacts of a new CV, proposed from the person's profile. Saving them makes the CV. */
export function NewContacts({ owner, profile }: Props) {
  const create = useApiMutation(resumes.create)
  const navigate = useNavigate()
  const { form, failure, submitWith } = useSchemaForm({
    schema: contactForm,
    initialValues: valuesFor({ owner, profile }),
    draft: { name: `resume.new.${owner.id}` },
    toastOf: () => t.resumeEditor.createFailed,
  })
  const save = submitWith(async (contacts) => {
    const { avatar } = form.getValues()
    const file = avatar ? await cutSquare(avatar) : undefined
    const resume = await create.mutateAsync({ body: { resume: { ...contacts, user_id: owner.id } }, file })
    toastSuccess(t.resumeContacts.added)
    await navigate({
      to: '/resumes/$resumeId/$section',
      params: { resumeId: String(resume.id), section: 'contacts' },
      replace: true,
      ignoreBlocker: true,
    })
  })
  return (
    <SectionForm
      title={t.resumeContacts.heading}
      hint={t.resumeContacts.hint}
      form={form}
      failure={failure}
      submitLabel={t.actions.save}
      onSubmit={save}
    >
      <HintedFields form={form}>{(hinted) => <ContactFields form={hinted} picture={null} />}</HintedFields>
    </SectionForm>
  )
}
