import type { GetInputPropsReturnType } from '@mantine/form'
import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react'
import { t } from '../../../messages/messages.ts'
import type { IdSelect } from '../../../shared/id-select.tsx'
import { DescriptionField } from './description-field.tsx'
import { HoursField } from './hours-field.tsx'
import styles from './record-fields.module.css'
import type { RecordFields as Fields } from './record-form-schema.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Props = {
  /** The select to use: the shared one, or one that stands in for it until it has come. */
  Select: ComponentType<ComponentProps<typeof IdSelect>>
  field: (name: keyof Fields) => GetInputPropsReturnType
  choices: RecordChoices
  /** What the selects show; may stand in for a wish that is not there or not offered. */
  chosen: Pick<Fields, 'project_id' | 'category_id'>
  /** Why the project that was chosen before is not chosen any more. */
  projectNote?: string | undefined
  descriptionHint?: ReactNode
  descriptionRef?: Ref<HTMLTextAreaElement>
  /** The field that has the focus at first. */
  startsAt?: 'project_id' | 'description' | undefined
}

/** The four fields of a record, for a grid with the areas project, category, description and hours. */
export function RecordFields({
  Select,
  field,
  choices,
  chosen,
  projectNote,
  descriptionHint,
  descriptionRef,
  startsAt,
}: Props) {
  const project = field('project_id')
  return (
    <>
      <Select
        openOnFocus={false}
        selectFirstOptionOnChange
        {...project}
        className={styles.project ?? ''}
        {...focusedIf(startsAt === 'project_id')}
        value={chosen.project_id}
        error={projectNote ?? project.error}
        choices={choices.projects}
        label={t.hours.project}
        placeholder={t.hours.projectPlaceholder}
        disabled={choices.projects.length === 0}
      />
      <Select
        openOnFocus={false}
        selectFirstOptionOnChange
        {...field('category_id')}
        className={styles.category ?? ''}
        value={chosen.category_id}
        choices={choices.categories}
        label={t.hours.category}
        placeholder={t.hours.categoryPlaceholder}
        disabled={choices.categories.length === 0}
      />
      <DescriptionField
        {...field('description')}
        className={styles.description ?? ''}
        ref={descriptionRef}
        {...focusedIf(startsAt === 'description')}
        placeholder={t.hours.descriptionPlaceholder}
        description={descriptionHint}
      />
      <HoursField {...field('hours')} className={styles.hours ?? ''} />
    </>
  )
}

/** On a page the browser looks for the one, in a dialog its focus trap looks for the other. */
const focusedIf = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {})
