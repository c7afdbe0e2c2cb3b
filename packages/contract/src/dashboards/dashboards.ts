import { availabilities } from '@portal/domain/people/job-statuses'
import { languageLevels } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { user } from '../accounts/user.ts'
import { resumeLink } from '../resumes/links.ts'
import { boundedList } from '../shared/bounds.ts'
import { booleanInput, day, id, idInput, month } from '../shared/fields.ts'
import { count, pageQuery, searchQuery } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { sortInput, sortQuery } from '../shared/sorting.ts'
import { availableSortFields, managerSortFields } from './dashboard-sort.ts'

const profileSortFields = ['id', 'full_name', 'job_started_on', 'job_ended_on', 'home_address'] as const
export const profileSort = sortInput(profileSortFields)

const level = z.enum(languageLevels)

/** Levels of English, given once or repeated. */
const levelsInput = z.pipe(
  z.union([boundedList(level, languageLevels.length), level]),
  z.transform((sent) => (Array.isArray(sent) ? sent : [sent])),
)

/** All CVs of a person, the oldest first. */
const allResumes = z.array(
  z.object({
    id,
    /** The first name in the CV, in the CV's language. */
    name: z.string(),
    role: z.string(),
    slug: z.string(),
    /** A note for managers. */
    label: z.nullable(z.string()),
    link: resumeLink,
  }),
)
export type PersonResume = z.infer<typeof allResumes>[number]

/** A person of the Users dashboard. */
export const availablePerson = z.extend(user, {
  /** The names of the technologies, sorted. */
  technologies: z.array(z.string()),
  job_started_on: z.nullable(day),
  english_level: z.nullable(level),
  /** The first day on which neither work nor approved leave binds the person; null where there is none. */
  free_from: z.nullable(day),
  /** The CV that was changed last, of those with a name and a role. */
  resume: z.nullable(z.object({ id, slug: z.string() })),
  all_resumes: allResumes,
})
export type AvailablePerson = z.infer<typeof availablePerson>

/** A person who was hired or dismissed in a month. */
export const staffProfile = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  slug: z.string(),
  job_started_on: z.nullable(day),
  job_ended_on: z.nullable(day),
  home_address: z.nullable(z.string()),
  /** The managers of the projects of today's contracts, or of the contracts of the last work day, by name. */
  manager_ids: z.array(id),
  managers: z.array(z.string()),
  status: z.enum(availabilities),
  technologies: z.array(z.string()),
  all_resumes: allResumes,
})
export type StaffProfile = z.infer<typeof staffProfile>

const person = z.object({ id, full_name: z.string() })

/** A project manager with the projects that people work on now. */
export const managerWithProjects = z.extend(person, {
  projects: z.array(z.object({ id, name: z.string(), developers: z.array(person) })),
})
export type ManagerWithProjects = z.infer<typeof managerWithProjects>

const usersQuery = z.object({
  /** Only people with this sub-role. */
  sub_role: z.optional(idInput),
  ...searchQuery,
  /** Only people with this technology in the profile. */
  technology_id: z.optional(idInput),
  status: z.optional(z.enum(availabilities)),
  /** Only people who are free today or on an earlier day, or only the others; `free_from` is the day. */
  free_now: z.optional(booleanInput),
  /** Only people with one of these levels. */
  english_level: z.optional(levelsInput),
  ...sortQuery(availableSortFields),
  ...pageQuery(10),
})
export type AvailableQuery = z.output<typeof usersQuery>

const managersQuery = z.object({
  /** A text that the name of the manager, of a project or of a developer contains. */
  ...searchQuery,
  ...sortQuery(managerSortFields),
})
export type ManagersQuery = z.output<typeof managersQuery>

const profilesQuery = z.object({
  /** Exactly one of `hired` and `fired` is true. */
  hired: z.optional(booleanInput),
  fired: z.optional(booleanInput),
  /** The month of the first or the last work day; the current month unless told. */
  date: z.optional(month),
  ...sortQuery(profileSortFields),
  ...pageQuery(10),
})
export type StaffProfilesQuery = z.output<typeof profilesQuery>

export const tags = { dashboard: 'Who is free, who leads what, who has logged no hours, who was on leave' }

export const dashboards = {
  users: route({
    method: 'GET',
    url: '/dashboard/users',
    access: 'managerLevel',
    inTurn: true,
    summary:
      'Active default-role users who are not dismissed, with stack, English, first free day and CVs; who is ready for work first',
    schema: {
      querystring: usersQuery,
      response: { 200: z.object({ users: z.array(availablePerson), total_pages: z.int(), count }) },
    },
  }),
  managers: route({
    method: 'GET',
    url: '/dashboard/managers',
    access: 'managerLevel',
    summary: 'Active project managers with the people of current contracts on their projects, Bench left out',
    schema: { querystring: managersQuery, response: { 200: z.array(managerWithProjects) } },
  }),
  profiles: route({
    method: 'GET',
    url: '/profiles',
    access: 'managerLevel',
    refuses: [422],
    summary: 'People whose first or last work day is in a month, by full name',
    schema: {
      querystring: profilesQuery,
      response: { 200: z.object({ profiles: z.array(staffProfile), total_pages: z.int(), count }) },
    },
  }),
}
