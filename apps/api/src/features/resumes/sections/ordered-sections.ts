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
  added: (input: ResumeProjectInput) => input,
  changed: (_: ResumeProject, changes: ResumeProjectChanges) => changes,
}

export const skillSetSection = {
  store: skillSetStore,
  positionsField: 'resume_skills',
  added: (input: SkillSetInput) => input,
  changed: (_: SkillSet, changes: SkillSetChanges) => changes,
}
