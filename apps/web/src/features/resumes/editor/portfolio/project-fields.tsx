import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  type ResumeProject,
  type ResumeProjectInput,
  resumeProjectInput,
} from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { FieldGrid } from '../../../../shared/forms/field-grid.tsx'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { ChipsField } from '../fields/chips-field.tsx'
import { listInWords } from '../fields/list-words.ts'

/** The form of a project: the server's input without the CV, which the page adds. */
export const projectForm = z.omit(resumeProjectInput, { resume_id: true })

type Lists = { stack: string[] }

/** The values of the form: the list, and a text for every other field of the contract. */
export type ProjectValues = Lists &
  Record<Exclude<keyof ResumeProjectInput, 'resume_id' | keyof Lists>, string>

export const emptyProject: ProjectValues = {
  title: '',
  role: '',
  url: '',
  stack: [],
  description: '',
  responsibilities: '',
  team: '',
}

export const valuesOf = (project: ResumeProject): ProjectValues => ({
  title: project.title,
  role: project.role,
  url: project.url ?? '',
  stack: project.stack,
  description: project.description,
  responsibilities: project.responsibilities,
  team: project.team,
})

export const projectWords: FieldWords<ProjectValues> = {
  title: inWords(t.resumePortfolio.title),
  role: inWords(t.resumePortfolio.role),
  url: inWords(t.resumePortfolio.url),
  stack: listInWords(t.resumePortfolio.stack),
  description: inWords(t.resumePortfolio.description),
  responsibilities: inWords(t.resumePortfolio.responsibilities),
  team: inWords(t.resumePortfolio.team),
}

type Props = { form: UseFormReturnType<ProjectValues> }

export function ProjectFields({ form }: Props) {
  return (
    <>
      <FieldGrid>
        <TextInput label={t.resumePortfolio.title} required data-autofocus {...form.getInputProps('title')} />
        <TextInput label={t.resumePortfolio.role} required {...form.getInputProps('role')} />
        <TextInput label={t.resumePortfolio.url} inputMode="url" {...form.getInputProps('url')} />
        <TextInput label={t.resumePortfolio.team} {...form.getInputProps('team')} />
      </FieldGrid>
      <ChipsField form={form} field="stack" entries={form.values.stack} label={t.resumePortfolio.stack} />
      <GrowingTextarea
        label={t.resumePortfolio.description}
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
      <GrowingTextarea
        label={t.resumePortfolio.responsibilities}
        minRows={3}
        maxRows={12}
        {...form.getInputProps('responsibilities')}
      />
    </>
  )
}
