import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode, Ref } from 'react'
import { t } from '../../messages/messages.ts'
import { IdSelect } from '../../shared/id-select.tsx'
import { DescriptionField } from './description-field.tsx'
import { HoursField } from './hours-field.tsx'
import type { RecordFields as Fields } from './record-form-schema.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Props = {
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

/** The four fields of a record; the form around them lays them out. */
export function RecordFields({
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
      <IdSelect
        {...project}
        {...focusedIf(startsAt === 'project_id')}
        value={chosen.project_id}
        error={project.error ?? projectNote}
        choices={choices.projects}
        label={t.submitHours.project}
        placeholder={t.submitHours.projectPlaceholder}
        disabled={choices.projects.length === 0}
      />
      <IdSelect
        {...field('category_id')}
        value={chosen.category_id}
        choices={choices.categories}
        label={t.submitHours.category}
        placeholder={t.submitHours.categoryPlaceholder}
        disabled={choices.categories.length === 0}
      />
      <DescriptionField
        {...field('description')}
        ref={descriptionRef}
        {...focusedIf(startsAt === 'description')}
        placeholder={t.submitHours.descriptionPlaceholder}
        description={descriptionHint}
      />
      <HoursField {...field('hours')} />
    </>
  )
}

/** On a page the browser looks for the one, in a dialog its focus trap looks for the other. */
const focusedIf = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {})
