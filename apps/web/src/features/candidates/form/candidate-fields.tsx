import type { Candidate } from '@portal/contract/candidates/candidates'
import { significateSteps } from '@portal/domain/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { VacancySelect } from '../../../reference/vacancy-select.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import styles from './candidate-fields.module.css'
import {
  ContactDayField,
  ContactFields,
  EnglishField,
  type FieldsProps,
  LinksSection,
  NameField,
  NotesSection,
  PingFields,
  SalaryField,
  TechnologiesField,
  TextField,
  WorkFields,
} from './candidate-inputs.tsx'
import { FieldSection } from './field-section.tsx'

const words = t.candidateForm
const labels = t.candidateLabels
const statuses = significateSteps.map((value) => ({ value, label: t.significates[value] }))

/** Every field of a candidate that is changed. */
export function CandidateFields(props: FieldsProps & { candidate: Candidate }) {
  const { form, candidate } = props
  const { values, errors, getInputProps } = form
  return (
    <>
      <FieldSection title={words.person}>
        <NameField {...props} />
        <TextField {...props} field="location" />
        <EnglishField {...props} />
      </FieldSection>
      <FieldSection title={t.candidateControls.contacts}>
        <ContactFields {...props} />
      </FieldSection>
      <FieldSection title={words.work}>
        <TextField {...props} field="position" />
        <WorkFields {...props} />
        <SalaryField {...props} />
        <TechnologiesField {...props} />
        <GrowingTextarea
          label={labels.stack}
          className={styles.wide}
          minRows={1}
          maxRows={6}
          {...getInputProps('stack')}
        />
      </FieldSection>
      <LinksSection {...props} />
      <FieldSection title={words.status}>
        <VacancySelect
          label={labels.vacancy_id}
          className={styles.wide}
          required
          {...getInputProps('vacancy_id')}
          value={values.vacancy_id}
          error={errors.vacancy_id}
          current={{ id: candidate.vacancy_id, name: candidate.vacancy_title }}
        />
        <ShortSelect
          label={labels.significate}
          description={words.significateHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          options={statuses}
          {...getInputProps('significate')}
        />
        <ContactDayField {...props} />
        <PingFields {...props} />
      </FieldSection>
      <NotesSection {...props} />
    </>
  )
}
