import { Button, Input } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { VacancySelect } from '../../../reference/vacancy-select.tsx'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { keepFocus } from '../../../shared/focus/keep-focus.ts'
import { SignificateSteps } from '../controls/significate-steps.tsx'
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
import { type CandidateValues, isMore } from './candidate-values.ts'
import { FieldSection } from './field-section.tsx'

type Props = Pick<FieldsProps, 'form'> & {
  empty: CandidateValues
  /** Whether the vacancy is chosen here, because the page is of none or its vacancy was refused. */
  hasVacancy: boolean
}

const labels = t.candidateLabels

/** What is asked of a new candidate first; the rest is under 'More'. */
export function NewCandidateFields({ form, empty, hasVacancy }: Props) {
  const { values, errors, getInputProps, setFieldValue } = form
  return (
    <>
      <div className={styles.fields}>
        {hasVacancy && (
          <VacancySelect
            label={labels.vacancy_id}
            className={styles.wide}
            required
            {...getInputProps('vacancy_id')}
            value={values.vacancy_id}
            error={errors.vacancy_id}
            // The form begins where something is missing. A refusal alone may draw the field, which then takes the focus.
            data-autofocus={values.vacancy_id === null || undefined}
            autoFocus={errors.vacancy_id !== undefined}
          />
        )}
        <NameField form={form} />
        <ContactFields form={form} />
        <TextField form={form} field="position" />
        <SalaryField form={form} />
        <Input.Wrapper label={labels.significate} labelElement="div" className={styles.wide}>
          <SignificateSteps
            value={values.significate}
            hasWay={false}
            onChange={(next) => setFieldValue('significate', next)}
          />
        </Input.Wrapper>
      </div>
      <More form={form} empty={empty} />
    </>
  )
}

/** The other fields. They open by themselves where something is typed in them or refused. */
function More({ form, empty }: Pick<Props, 'form' | 'empty'>) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isRefused = Object.keys(form.errors).some(isMore)
  const isFilled = Object.keys(changedFields(empty, form.values)).some(isMore)
  const isOpen = isOpened || isRefused
  // What a draft brought is shown from the beginning; afterwards the button decides.
  const [wasFilled, setFilled] = useState(false)
  if (isFilled !== wasFilled) {
    setFilled(isFilled)
    if (isFilled) setOpened(true)
  }
  useEffect(() => {
    if (isRefused) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused])
  return (
    <>
      <Button
        {...keepFocus}
        variant="subtle"
        color="gray"
        className={styles.more ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<IconChevronDown size={18} aria-hidden className={styles.chevron} />}
        onClick={() => setOpened(!isOpen)}
      >
        {t.candidateForm.more}
      </Button>
      <div id={id} ref={content} className={styles.rest} hidden={!isOpen}>
        {isOpen && (
          <>
            <FieldSection title={t.candidateForm.work}>
              <TextField form={form} field="location" />
              <EnglishField form={form} />
              <WorkFields form={form} />
              <TechnologiesField form={form} />
            </FieldSection>
            <LinksSection form={form} />
            <FieldSection title={t.candidateForm.status}>
              <ContactDayField form={form} />
              <PingFields form={form} />
            </FieldSection>
            <NotesSection form={form} />
          </>
        )}
      </div>
    </>
  )
}
