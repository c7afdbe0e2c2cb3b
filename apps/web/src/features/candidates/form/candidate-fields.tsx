import { Checkbox, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { significates } from '@portal/domain/candidates/candidates'
import { changePingAgain } from '@portal/domain/candidates/ping-again'
import { languageLevels } from '@portal/domain/people/profiles'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { TechnologySelect } from '../../../reference/technologies/technology-select.tsx'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import styles from './candidate-fields.module.css'
import type { CandidateValues } from './candidate-values.ts'
import { ContactInput } from './contact-input.tsx'
import { VacancySelect } from './vacancy-select.tsx'

type Props = {
  form: UseFormReturnType<CandidateValues>
  /** The candidate that is changed; none for a new one. */
  candidate?: Candidate
}

const words = t.candidateForm
const labels = t.candidateLabels
const levels = languageLevels.map((value) => ({ value, label: t.languageLevels[value] }))
const statuses = significates.map((value) => ({ value, label: t.significates[value] }))

const links = ['cv_url', 'resource_url', 'first_additional_link', 'second_additional_link'] as const
const notes = ['recruiter_note', 'tech_lead_note', 'final_decision'] as const

/** Every field of a candidate. A new one goes to the vacancy on whose page it is added. */
export function CandidateFields({ form, candidate }: Props) {
  const { values, errors, getInputProps, setFieldValue } = form
  const text = (field: keyof CandidateValues & keyof typeof labels, props?: TextInputProps) => (
    <TextInput label={labels[field]} {...props} {...getInputProps(field)} />
  )
  return (
    <>
      <FieldSection title={words.person}>
        <TextInput
          label={labels.full_name}
          description={errors.full_name ? undefined : words.fullNameHint}
          className={styles.wide}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required
          data-autofocus
          {...getInputProps('full_name')}
        />
        {text('location')}
        <ShortSelect label={labels.english} options={levels} {...getInputProps('english')} />
      </FieldSection>

      <FieldSection title={labels.contacts}>
        <ContactInput kind="phone" type="tel" label={labels.phone} form={form} candidateId={candidate?.id} />
        <ContactInput
          kind="email"
          type="email"
          label={labels.email}
          form={form}
          candidateId={candidate?.id}
        />
        {text('telegram')}
        <ContactInput
          kind="linkedin"
          inputMode="url"
          label={labels.linkedin}
          placeholder={words.linkedinHint}
          form={form}
          candidateId={candidate?.id}
        />
      </FieldSection>

      <FieldSection title={words.work}>
        {text('position')}
        {text('company')}
        {text('experience', {
          inputMode: 'decimal',
          rightSection: words.years,
          rightSectionWidth: '3.5rem',
          rightSectionPointerEvents: 'none',
        })}
        {text('salary', { inputMode: 'decimal', leftSection: '$' })}
        <div className={styles.wide}>
          <TechnologySelect
            placeholder={words.selectTechnologies}
            description={words.technologiesHint}
            {...getInputProps('technologies')}
            value={values.technologies}
            current={chosenOf(candidate)}
          />
        </div>
        {candidate && (
          <GrowingTextarea
            label={labels.stack}
            className={styles.wide}
            minRows={1}
            maxRows={6}
            {...getInputProps('stack')}
          />
        )}
      </FieldSection>

      <FieldSection title={words.links}>
        {links.map((field) => (
          <TextInput
            key={field}
            type="url"
            label={labels[field]}
            placeholder={words.addressPlaceholder}
            {...getInputProps(field)}
          />
        ))}
      </FieldSection>

      <FieldSection title={words.status}>
        {candidate && (
          <VacancySelect
            label={labels.vacancy_id}
            className={styles.wide}
            required
            {...getInputProps('vacancy_id')}
            value={values.vacancy_id}
            error={errors.vacancy_id}
            current={{ id: candidate.vacancy_id, name: candidate.vacancy_title }}
          />
        )}
        <ShortSelect label={labels.significate} options={statuses} {...getInputProps('significate')} />
        <DateField label={labels.first_interview} clearable {...getInputProps('first_interview')} />
        <Checkbox
          label={labels.ping_again}
          className={styles.check}
          {...getInputProps('ping_again', { type: 'checkbox' })}
          onChange={({ currentTarget }) => {
            const before = { pingAgain: values.ping_again, pingAgainOn: values.ping_again_on }
            const after = changePingAgain(before, { pingAgain: currentTarget.checked })
            setFieldValue('ping_again', after.pingAgain)
            setFieldValue('ping_again_on', after.pingAgainOn)
          }}
        />
        {values.ping_again && (
          <DateField
            label={labels.ping_again_on}
            description={words.pingAgainOnHint}
            clearable
            {...getInputProps('ping_again_on')}
          />
        )}
      </FieldSection>

      <FieldSection title={labels.notes}>
        {notes.map((field) => (
          <GrowingTextarea
            key={field}
            label={labels[field]}
            className={styles.wide}
            minRows={3}
            maxRows={12}
            {...getInputProps(field)}
          />
        ))}
      </FieldSection>
    </>
  )
}

/** The names of the chosen technologies, shown before the list is loaded. */
const chosenOf = (candidate: Candidate | undefined) =>
  candidate?.technology_ids.map((id, place) => ({ id, name: candidate.technologies[place] ?? '' }))

/** Fields under a heading, in two columns where there is room. */
const FieldSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
