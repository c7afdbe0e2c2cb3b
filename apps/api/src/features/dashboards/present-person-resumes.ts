import type { PersonResume } from '@portal/contract/dashboards/dashboards'
import { presentLink } from '../../db/resumes/resume-link.ts'
import type { Deps } from '../deps.ts'
import type { PersonResumeRow } from './person-resumes.store.ts'

/** The CVs of a person in a row of a dashboard, with their public links. */
export const presentPersonResumes = (
  rows: readonly PersonResumeRow[],
  isPersonActive: boolean,
  deps: Deps,
): PersonResume[] =>
  rows.map(({ link_on, link_ends_on, ...resume }) => ({
    ...resume,
    link: presentLink({ slug: resume.slug, link_on, link_ends_on, isPersonActive }, deps),
  }))
