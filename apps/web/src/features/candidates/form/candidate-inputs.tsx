import { Checkbox, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { changePingAgain } from '@portal/domain/candidates/ping-again'
import { languageLevels } from '@portal/domain/people/profiles'
import { t } from '../../../messages/messages.ts'
import { TechnologySelect } from '../../../reference/technologies/technology-select.tsx'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import styles from './candidate-fields.module.css'
import type { CandidateValues } from './candidate-values.ts'
import { ContactInput } from './contact-input.tsx'
import { FieldSection } from './field-section.tsx'

export type FieldsProps = {
  form: UseFormReturnType<CandidateValues>
  /** The candidate that is changed; none for a new one. */
  candidate?: Candidate | undefined
}

const words = t.candidateForm
const labels = t.candidateLabels
const levels = languageLevels.map((value) => ({ value, label: t.languageLevels[value] }))

type TextProps = FieldsProps &
  Omit<TextInputProps, 'form'> & { field: keyof CandidateValues & keyof typeof labels }

export const TextField = ({ form, candidate: _, field, ...props }: TextProps) => (
  <TextInput label={labels[field]} {...props} {...form.getInputProps(field)} />
)

export const NameField = ({ form: { errors, getInputProps } }: FieldsProps) => (
  <TextInput
    label={labels.full_name}
    description={errors.full_name ? undefined : words.fullNameHint}
    className={styles.wide}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    required
    data-autofocus
    {...getInputProps('full_name')}
  />
)

export const EnglishField = ({ form }: FieldsProps) => (
  <ShortSelect label={labels.english} options={levels} {...form.getInputProps('english')} />
)

export const SalaryField = (props: FieldsProps) => (
  <TextField {...props} field="salary" inputMode="decimal" leftSection="$" />
)

export const ContactFields = (props: FieldsProps) => {
  const contact = { form: props.form, candidateId: props.candidate?.id }
  return (
    <>
      <ContactInput kind="phone" type="tel" label={labels.phone} {...contact} />
      <ContactInput kind="email" type="email" label={labels.email} {...contact} />
      <TextField {...props} field="telegram" />
      <ContactInput
        kind="linkedin"
        inputMode="url"
        label={labels.linkedin}
        placeholder={words.linkedinHint}
        {...contact}
      />
    </>
  )
}

/** What a candidate does now, which has one order in both forms. */
export const WorkFields = (props: FieldsProps) => (
  <>
    <TextField {...props} field="company" />
    <TextField
      {...props}
      field="experience"
      inputMode="decimal"
      rightSection={words.years}
      rightSectionWidth="3.5rem"
      rightSectionPointerEvents="none"
    />
  </>
)

export const TechnologiesField = ({ form: { values, getInputProps }, candidate }: FieldsProps) => (
  <div className={styles.wide}>
    <TechnologySelect
      placeholder={words.selectTechnologies}
      description={words.technologiesHint}
      {...getInputProps('technologies')}
      value={values.technologies}
      current={chosenOf(candidate)}
    />
  </div>
)

/** The names of the chosen technologies, shown before the list is loaded. */
const chosenOf = (candidate: Candidate | undefined) =>
  candidate?.technology_ids.map((id, place) => ({ id, name: candidate.technologies[place] ?? '' }))

const links = ['cv_url', 'resource_url', 'first_additional_link', 'second_additional_link'] as const

export const LinksSection = (props: FieldsProps) => (
  <FieldSection title={words.links}>
    {links.map((field) => (
      <TextField key={field} {...props} field={field} type="url" placeholder={words.addressPlaceholder} />
    ))}
  </FieldSection>
)

export const ContactDayField = ({ form }: FieldsProps) => (
  <DateField label={labels.first_interview} clearable {...form.getInputProps('first_interview')} />
)

export const PingFields = ({ form: { values, getInputProps, setFieldValue } }: FieldsProps) => (
  <>
    <Checkbox
      label={labels.ping_again}
      description={words.pingAgainHint}
      className={styles.check}
      {...getInputProps('ping_again', { type: 'checkbox' })}
      onChange={({ currentTarget }) => {
        const after = changePingAgain(values, { ping_again: currentTarget.checked })
        setFieldValue('ping_again', after.ping_again)
        setFieldValue('ping_again_on', after.ping_again_on)
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
  </>
)

const notes = ['recruiter_note', 'tech_lead_note', 'final_decision'] as const

export const NotesSection = ({ form }: FieldsProps) => (
  <FieldSection title={t.candidateControls.notes}>
    {notes.map((field) => (
      <GrowingTextarea
        key={field}
        label={labels[field]}
        className={styles.wide}
        minRows={3}
        maxRows={12}
        {...form.getInputProps(field)}
      />
    ))}
  </FieldSection>
)
