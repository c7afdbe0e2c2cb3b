import type {
  Education,
  EducationChanges,
  EducationInput,
  Experience,
  ExperienceChanges,
  ExperienceInput,
  ResumeProject,
  ResumeProjectChanges,
  ResumeProjectInput,
  SkillSet,
  SkillSetChanges,
  SkillSetInput,
} from '@portal/contract/resumes/ordered-sections'
import type { Day } from '@portal/domain/days'
import { isOngoing, withoutEndIfOngoing } from '@portal/domain/resumes/periods'
import { asStored } from '../../../use-case/trail.ts'
import { itemTrail } from './items.trail.ts'
import {
  educationStore,
  experienceStore,
  resumeProjectStore,
  skillSetStore,
} from './ordered-sections.store.ts'
import { refuseFarDays, refuseReversed } from './refuse-period.ts'

export const experienceSection = {
  store: experienceStore,
  positionsField: 'resume_experiences',
  trail: itemTrail<Experience>('experiences', {
    name: ({ company }) => company,
    fields: {
      ...asStored('job_title', 'company', 'location', 'job_started_on', 'job_ended_on', 'ongoing'),
      ...asStored('description', 'responsibilities'),
    },
  }),
  added: (input: ExperienceInput, today: Day) => {
    const work = withoutEndIfOngoing(input)
    refuseFarDays(work, workDays, today)
    return { ...work, ongoing: isOngoingWork({ job_ended_on: null, ...work }) }
  },
  changed: (item: Experience, changes: ExperienceChanges, today: Day) => {
    const work = withoutEndIfOngoing(changes)
    refuseFarDays(work, workDays, today)
    return { ...work, ongoing: isOngoingWork({ ...item, ...work }) }
  },
}

const workDays = { start: 'job_started_on', end: 'job_ended_on' } as const

/** Refuses work that ends before it starts; whether it has no end. */
function isOngoingWork(work: Pick<Experience, 'job_started_on' | 'job_ended_on'>): boolean {
  refuseReversed(work, workDays)
  return isOngoing(work.job_ended_on)
}

export const educationSection = {
  store: educationStore,
  positionsField: 'resume_educations',
  trail: itemTrail<Education>('educations', {
    name: ({ university_name }) => university_name,
    fields: asStored('university_name', 'level', 'location', 'start_date', 'end_date'),
  }),
  added: (input: EducationInput, today: Day) => {
    refuseFarDays(input, studyDays, today)
    refuseReversed({ end_date: null, ...input }, studyDays)
    return input
  },
  changed: (item: Education, changes: EducationChanges, today: Day) => {
    refuseFarDays(changes, studyDays, today)
    refuseReversed({ ...item, ...changes }, studyDays)
    return changes
  },
}

const studyDays = { start: 'start_date', end: 'end_date' } as const

export const resumeProjectSection = {
  store: resumeProjectStore,
  positionsField: 'resume_projects',
  trail: itemTrail<ResumeProject>('resume_projects', {
    name: ({ title }) => title,
    fields: asStored('title', 'role', 'url', 'stack', 'description', 'responsibilities', 'team'),
  }),
  added: (input: ResumeProjectInput) => input,
  changed: (_: ResumeProject, changes: ResumeProjectChanges) => changes,
}

export const skillSetSection = {
  store: skillSetStore,
  positionsField: 'resume_skills',
  trail: itemTrail<SkillSet>('skill_sets', {
    name: ({ skill_set }) => skill_set,
    fields: asStored('skill_set', 'skills'),
  }),
  added: (input: SkillSetInput) => input,
  changed: (_: SkillSet, changes: SkillSetChanges) => changes,
}
