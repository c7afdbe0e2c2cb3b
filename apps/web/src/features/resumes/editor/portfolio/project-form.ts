import { type ResumeProject, resumeProjectInput } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import { listInWords } from '../pieces/list-words.ts'

const { title, role, url, stack, description, responsibilities, team } = resumeProjectInput.shape

/** The form of a project: the server's input without the CV, which the page adds. */
export const projectForm = z.object({ title, role, url, stack, description, responsibilities, team })

export type ProjectValues = {
  title: string
  role: string
  url: string
  stack: string[]
  description: string
  responsibilities: string
  team: string
}

export const emptyProject: ProjectValues = {
  title: '',
  role: '',
  url: '',
  stack: [''],
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
