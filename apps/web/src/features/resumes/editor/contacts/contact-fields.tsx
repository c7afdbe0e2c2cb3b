import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ResumeInput, resumeInput } from '@portal/contract/resumes/resumes'
import { withGithubSite } from '@portal/domain/addresses/account-links'
import { jobRoles } from '@portal/domain/resumes/resumes'
import { IconUser } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { FieldGrid } from '../../../../shared/forms/field-grid.tsx'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { type PictureChoice, PictureField } from '../../../../shared/pictures/picture-field.tsx'
import { SuggestField } from '../fields/suggest-field.tsx'

const { name, role, summary, github_url, city, country, label } = resumeInput.shape

/**
 * The form of the contacts: the server's input without the person and the picture, which are sent beside it. A handle on
 * GitHub is sent as an address.
 */
export const contactForm = z.object({
  name,
  role,
  summary,
  github_url: z.pipe(z.nullish(z.string().check(z.overwrite(withGithubSite))), github_url),
  city,
  country,
  label,
})

export type ContactValues = Record<Exclude<keyof ResumeInput, 'user_id' | 'avatar'>, string> & {
  avatar: PictureChoice
}

export const contactWords: FieldWords<ContactValues> = {
  // The picture is never compared, because the form does not hold the saved one.
  avatar: { label: t.resumeContacts.picture, textOf: () => '' },
  name: inWords(t.resumeContacts.name),
  role: inWords(t.resumeContacts.role),
  summary: inWords(t.resumeContacts.summary),
  github_url: inWords(t.resumeContacts.github),
  city: inWords(t.resumeContacts.city),
  country: inWords(t.resumeContacts.country),
  label: inWords(t.resumeContacts.label),
}

/** The fields that only the portal shows. */
export const notPrinted = ['label'] as const

type Props = {
  form: UseFormReturnType<ContactValues>
  /** The address of the stored picture. */
  picture: string | null
}

export function ContactFields({ form, picture }: Props) {
  const github = form.getInputProps('github_url')
  return (
    <>
      {/* A picture is sent as it was when the save began. */}
      <div inert={form.submitting}>
        <PictureField
          label={t.resumeContacts.picture}
          current={picture}
          placeholder={<IconUser size={28} aria-hidden />}
          shape="rect"
          {...form.getInputProps('avatar')}
          value={form.values.avatar}
        />
      </div>
      <FieldGrid>
        <TextInput label={t.resumeContacts.name} required {...form.getInputProps('name')} />
        <SuggestField
          label={t.resumeContacts.role}
          required
          placeholder={t.resumeContacts.rolePlaceholder}
          data={jobRoles}
          {...form.getInputProps('role')}
        />
        <TextInput label={t.resumeContacts.city} {...form.getInputProps('city')} />
        <TextInput label={t.resumeContacts.country} {...form.getInputProps('country')} />
      </FieldGrid>
      <TextInput
        label={t.resumeContacts.github}
        inputMode="url"
        {...github}
        onBlur={(event) => {
          form.setFieldValue('github_url', withGithubSite(form.values.github_url))
          github.onBlur?.(event)
        }}
      />
      <GrowingTextarea
        label={t.resumeContacts.summary}
        minRows={4}
        maxRows={14}
        {...form.getInputProps('summary')}
      />
      <TextInput
        label={t.resumeContacts.label}
        description={t.resumeContacts.labelHint}
        placeholder={t.resumeContacts.labelPlaceholder}
        {...form.getInputProps('label')}
      />
    </>
  )
}
