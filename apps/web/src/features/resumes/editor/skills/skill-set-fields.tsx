import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type SkillSet, type SkillSetInput, skillSetInput } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { ChipsField } from '../fields/chips-field.tsx'
import { listInWords } from '../fields/list-words.ts'

/** The form of a group of skills: the server's input without the CV, which the page adds. */
export const skillSetForm = z.omit(skillSetInput, { resume_id: true })

type Lists = { skills: string[] }

/** The values of the form: the list, and a text for every other field of the contract. */
export type SkillSetValues = Lists & Record<Exclude<keyof SkillSetInput, 'resume_id' | keyof Lists>, string>

export const emptySkillSet: SkillSetValues = { skill_set: '', skills: [] }

export const valuesOf = ({ skill_set: name, skills: words }: SkillSet): SkillSetValues => ({
  skill_set: name,
  skills: words,
})

export const skillSetWords: FieldWords<SkillSetValues> = {
  skill_set: inWords(t.resumeSkills.skillSet),
  skills: listInWords(t.resumeSkills.skills),
}

type Props = { form: UseFormReturnType<SkillSetValues> }

export const SkillSetFields = ({ form }: Props) => (
  <>
    <TextInput label={t.resumeSkills.skillSet} required data-autofocus {...form.getInputProps('skill_set')} />
    <ChipsField form={form} field="skills" entries={form.values.skills} label={t.resumeSkills.skills} />
  </>
)
