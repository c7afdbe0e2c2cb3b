import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { type Resume, resumes } from '@portal/contract/resumes/resumes'
import { githubLink } from '@portal/domain/addresses/account-links'
import { defaultCountry } from '@portal/domain/resumes/resumes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useUser } from '../../../../session/use-user.ts'
import { changesOf, forgetDraft, keepDraft } from '../../../../shared/forms/drafts.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { cutSquare } from '../../../../shared/pictures/picked-picture.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../fields/hinted-fields.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSaving } from '../frame/saving.ts'
import { resumeById } from '../resume-queries.ts'
import { draftNames } from '../sections.ts'
import { leaveCaret } from './caret.ts'
import { ContactFields, type ContactValues, contactForm, notPrinted } from './contact-fields.tsx'

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

/**
 * The contacts of a new CV, proposed from the person's profile. Saving them makes the CV. What is typed meanwhile goes
 * into the draft of the CV's own contacts, whose form takes its place, with the caret where it was.
 */
export function NewContacts({ owner, profile }: Props) {
  const { id: userId } = useUser()
  const create = useApiMutation(resumes.create)
  const queryClient = useQueryClient()
  const saving = useSaving()
  const navigate = useNavigate()
  const draft = { name: `resume.new.${owner.id}` }
  const { form, failure, submitWith } = useSchemaForm({
    schema: contactForm,
    initialValues: valuesFor({ owner, profile }),
    draft,
    toastOf: () => t.resumeEditor.createFailed,
  })
  /** The CV once it is made, and the values that it was made of. */
  const made = useRef<{ resume: Resume; sent: ContactValues; isStaying: boolean }>(undefined)

  const typedSince = () => changesOf({ ...form.getValues(), avatar: undefined }, { ...made.current?.sent })
  const keepTyped = () => {
    const resume = made.current?.resume
    const changes = typedSince()
    if (resume && Object.keys(changes).length > 0) {
      keepDraft(userId, { name: draftNames(resume.id, 'contacts').typed, row: resume }, changes)
    }
  }
  const keepTypedNow = useEffectEvent(keepTyped)
  const { values } = form
  useLayoutEffect(() => {
    if (values) keepTypedNow()
  }, [values])
  const handOver = useEffectEvent(() => {
    if (!made.current) return
    forgetDraft(userId, draft)
    if (made.current.isStaying) leaveCaret(Object.keys(values), form.getInputNode)
  })
  useLayoutEffect(() => () => handOver(), [])

  const router = useRouter()
  // The code of the CV's own page is loaded before the save: a place for what is loading would take keys from the form.
  useEffect(() => {
    router.loadRouteChunk(router.routesByPath['/resumes/$resumeId/$section'])?.catch(() => {})
  }, [router])

  const save = submitWith(async (contacts) => {
    const { avatar, ...sent } = form.getValues()
    const file = avatar ? await cutSquare(avatar) : undefined
    const resume = await create.mutateAsync({ body: { resume: { ...contacts, user_id: owner.id } }, file })
    toastSuccess(t.resumeContacts.added)
    made.current = { resume, sent: { ...sent, avatar: undefined }, isStaying: false }
    keepTyped()
    // The CV's own page draws its form at once, and not a place for what is loading.
    queryClient.setQueryData(resumeById(String(resume.id)).queryKey, resume)
    if (Object.keys(typedSince()).length > 0) saving.stay()
    const goingOn = saving.goOn(resume.id)
    if (goingOn) return goingOn
    made.current.isStaying = true
    return navigate({
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
      isOpenWhileSaving
      onSubmit={save}
    >
      <HintedFields form={form} notPrinted={notPrinted}>
        {(hinted) => <ContactFields form={hinted} picture={null} />}
      </HintedFields>
    </SectionForm>
  )
}
