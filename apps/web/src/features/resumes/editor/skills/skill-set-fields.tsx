import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../../../messages/messages.ts'
import { ListEntries } from '../pieces/list-entries.tsx'
import type { SkillSetValues } from './skill-set-form.ts'

type Props = { form: UseFormReturnType<SkillSetValues>; isFocused: boolean }

export const SkillSetFields = ({ form, isFocused }: Props) => (
  <>
    <TextInput
      label={t.resumeSkills.skillSet}
      required
      data-autofocus
      autoFocus={isFocused}
      autoComplete="off"
      {...form.getInputProps('skill_set')}
    />
    <ListEntries
      form={form}
      field="skills"
      entries={form.values.skills}
      label={t.resumeSkills.skills}
      entryLabel={t.resumeSkills.skill}
      addLabel={t.resumeSkills.addSkill}
    />
  </>
)
