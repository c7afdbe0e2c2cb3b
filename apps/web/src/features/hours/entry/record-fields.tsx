import { type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { maxHoursPerDay } from '@portal/domain/hours/hours'
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { useIsTouch } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { IdSelect } from '../../../shared/fields/id-select.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { ContractHelp } from './contract-help.tsx'
import styles from './record-fields.module.css'
import { type RecordFields as Fields, stepHours } from './record-form-schema.ts'
import { saveOnEnter } from './save-on-enter.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Props = {
  field: (name: keyof Fields) => GetInputPropsReturnType
  choices: RecordChoices
  /**
   * What the fields show. It differs from the values while nothing is picked or typed, and where the pick is not offered.
   */
  shown: Pick<Fields, 'project_id' | 'category_id' | 'hours'>
  /** Why the project that was chosen before is not chosen any more. */
  projectNote?: string | undefined
  /** Whose contracts the note links to; undefined for no link. */
  noteLinksTo: number | undefined
  descriptionHint?: ReactNode
  descriptionRef?: Ref<HTMLTextAreaElement>
  onDescriptionLeft?: () => void
  /** The field that gets the focus when the form opens. */
  startsAt?: 'project_id' | 'description' | undefined
  /** What stands below project and category. */
  children?: ReactNode
}

/** The four fields of a record, for a grid with the areas project, category, description and hours. */
export function RecordFields({
  field,
  choices,
  shown,
  projectNote,
  noteLinksTo,
  descriptionHint,
  descriptionRef,
  onDescriptionLeft,
  startsAt,
  children,
}: Props) {
  const project = field('project_id')
  const description = field('description')
  return (
    <>
      <IdSelect
        {...project}
        className={styles.project ?? ''}
        {...focusedIf(startsAt === 'project_id')}
        value={shown.project_id}
        error={
          projectNote === undefined ? project.error : <ContractNote text={projectNote} userId={noteLinksTo} />
        }
        choices={choices.projects}
        label={t.hours.project}
        {...requiredUnmarked}
        placeholder={t.hours.projectPlaceholder}
        disabled={choices.projects.length === 0}
      />
      <IdSelect
        {...field('category_id')}
        className={styles.category ?? ''}
        value={shown.category_id}
        choices={choices.categories}
        label={t.hours.category}
        {...requiredUnmarked}
        placeholder={t.hours.categoryPlaceholder}
        disabled={choices.categories.length === 0}
      />
      {children}
      <DescriptionField
        {...description}
        onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
          description.onBlur?.(event)
          onDescriptionLeft?.()
        }}
        className={styles.description ?? ''}
        ref={descriptionRef}
        {...focusedIf(startsAt === 'description')}
        placeholder={t.hours.descriptionPlaceholder}
        description={descriptionHint}
      />
      <HoursField {...field('hours')} value={shown.hours ?? ''} className={styles.hours ?? ''} />
    </>
  )
}

function ContractNote({ text, userId }: { text: string; userId: number | undefined }) {
  return (
    <>
      {text} {userId !== undefined && <ContractHelp userId={userId} />}
    </>
  )
}

/**
 * The props of required fields. They have no star: all fields but the description are required, and people use this
 * form every day.
 */
const requiredUnmarked = { required: true, withAsterisk: false }

/**
 * The props that give a field the first focus: `autoFocus` works on a page, `data-autofocus` in a dialog's focus trap.
 */
const focusedIf = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {})

/**
 * The field for the description grows with its text. Enter saves, as in every form, and Shift + Enter starts a new
 * line. On a touch keyboard Enter moves to the hours, which are below the description there.
 */
function DescriptionField(props: TextareaProps) {
  const isTouch = useIsTouch()
  return (
    <GrowingTextarea
      {...props}
      label={t.hours.description}
      classNames={{ input: styles.descriptionText ?? '' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxRows={8}
      enterKeyHint={isTouch ? 'next' : 'done'}
      onKeyDown={isTouch ? goOnByEnter : saveOnEnter}
    />
  )
}

function goOnByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...(event.currentTarget.form?.elements ?? [])]
  const next = fields
    .slice(fields.indexOf(event.currentTarget) + 1)
    .find((field) => field instanceof HTMLInputElement)
  next?.focus()
}

type HoursFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
}

const halfAnHour = 0.5
const steps: Readonly<Record<string, number>> = { ArrowUp: halfAnHour, ArrowDown: -halfAnHour }

/** The field for the hours takes 7.5, 7,5 and 7:30; the arrow keys go by half an hour. */
function HoursField({ value, onChange, onFocus, ...field }: HoursFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(stepHours(value, step, maxHoursPerDay))
  }
  return (
    <TextInput
      {...field}
      label={t.hours.hours}
      {...requiredUnmarked}
      errorProps={{ className: styles.hoursError }}
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // Typing replaces the hours.
        event.currentTarget.select()
        onFocus?.(event)
      }}
    />
  )
}
