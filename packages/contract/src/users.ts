import { availabilities } from '@portal/domain/people/job-statuses'
import { languageLevels, profileLimits } from '@portal/domain/people/profiles'
import { passwordLength, userLimits } from '@portal/domain/people/users'
import { maxPictureBytes } from '@portal/domain/pictures'
import { generalRoles } from '@portal/domain/roles'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { user } from './accounts/user.ts'
import { optionalAmount } from './shared/amounts.ts'
import { boundedList } from './shared/bounds.ts'
import {
  booleanInput,
  day,
  email,
  id,
  idInput,
  latinText,
  moment,
  optionalDay,
  optionalLine,
  portrait,
} from './shared/fields.ts'
import { count, namesQuery, pageQuery, searchQuery } from './shared/paging.ts'
import { newPasswordChecks } from './shared/password-length.ts'
import { route } from './shared/route.ts'
import { sortInput, sortQuery } from './shared/sorting.ts'
import { technologyIds } from './technologies.ts'

export const updatedUser = z.extend(user, {
  /** The contracts that a deactivated user still has open; empty for an active user. */
  open_contracts: z.array(
    z.object({ id, project_id: id, project: z.string(), start_date: day, end_date: z.nullable(day) }),
  ),
})
export type UpdatedUser = z.infer<typeof updatedUser>

/** An invitation that was made just now. */
export const madeInvitation = z.object({
  invited_until: moment,
  /** The link, shown once, where the portal sends no mails. */
  url: z.optional(z.string()),
})
export type MadeInvitation = z.infer<typeof madeInvitation>

export const createdUser = z.extend(user, { invitation: z.nullable(madeInvitation) })
export type CreatedUser = z.infer<typeof createdUser>

/** A row of Manage users. */
export const listedUser = z.extend(user, {
  /** True for a default-role user whose only current contracts are on Bench; shown with the status Free. */
  free: z.boolean(),
  /** Whether the person was invited and has no password yet. */
  invited: z.boolean(),
  /** Until when the link of the invitation lasts; null where there is none. */
  invited_until: z.nullable(moment),
})
export type ListedUser = z.infer<typeof listedUser>

export const userName = z.object({
  id,
  full_name: z.string(),
  /** A text that distinguishes namesakes. */
  email: z.string(),
  active: z.boolean(),
  role: z.enum(generalRoles),
  avatar: portrait,
})
export type UserName = z.infer<typeof userName>

/** An id, or a slug: at most two names of 60 letters, hyphens and a number. */
export const userRef = z.string().check(z.minLength(1), z.maxLength(200))

const firstName = latinText(userLimits.first_name, failing('users.first_name'))
const lastName = latinText(userLimits.last_name, failing('users.last_name'))

const initialPassword = z
  .string({ error: failing('passwords.not_given') })
  .check(
    z.minLength(1, failing('passwords.not_given')),
    ...newPasswordChecks(failing('passwords.initial_too_short', { min: passwordLength.min })),
  )

const maxRoles = 100
const roleIds = boundedList(idInput, maxRoles, {
  tooMany: failing('users.too_many_roles', { max: maxRoles }),
}).check(z.minLength(1))

export const userInput = z.object({
  email,
  first_name: firstName,
  last_name: lastName,
  password: initialPassword,
  role_ids: roleIds,
})
export type UserInput = z.output<typeof userInput>

const newUser = z.extend(userInput, {
  /** Missing with `invite`. */
  password: z.optional(initialPassword),
  /** Sends a link by which the person sets a password, in place of one that is typed here. */
  invite: z.optional(booleanInput),
  /** The hired candidate whose phone, salary, technologies and so on the profile begins with. */
  candidate_id: z.optional(z.nullable(idInput)),
})
export type NewUser = z.output<typeof newUser>

/** The fields of General Info. Fields that are left out stay as they are. */
export const userChanges = z.object({
  active: z.optional(booleanInput),
  /** With `active: false`: ends the open contracts today and deletes those that begin later. */
  end_contracts: z.optional(booleanInput),
  /** With `active: true`: the first work day of whoever comes back; today where it is missing. */
  works_from: optionalDay,
  status: z.optional(z.enum(availabilities)),
  first_name: z.optional(firstName),
  last_name: z.optional(lastName),
  email: z.optional(email),
  role_ids: z.optional(roleIds),
  position: optionalLine(profileLimits.position),
  skype: optionalLine(profileLimits.skype),
  telegram: optionalLine(profileLimits.telegram),
  github: optionalLine(profileLimits.github),
  phone_number: optionalLine(profileLimits.phone_number),
  english_level: z.optional(z.nullable(z.enum(languageLevels))),
  salary: optionalAmount,
  job_started_on: optionalDay,
  job_ended_on: optionalDay,
  technology_ids: z.optional(technologyIds),
  /** '_destroy' removes the picture; a new one is sent as the form's file. */
  avatar: z.optional(z.nullable(z.literal('_destroy'))),
})
export type UserChanges = z.output<typeof userChanges>

const avatarForm = { file: 'avatar', maxBytes: maxPictureBytes }

export const userSortFields = [
  'id',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'role',
  'active',
  'status',
] as const
export const userSort = sortInput(userSortFields)

/** The filters and the order of the list. */
export const userFilters = {
  ...searchQuery,
  active: z.optional(booleanInput),
  user_id: z.optional(idInput),
  project_id: z.optional(idInput),
  status_id: z.optional(idInput),
  manager_id: z.optional(idInput),
  has_second_factor: z.optional(booleanInput),
  ...sortQuery(userSortFields),
}
const listQuery = z.object({ ...userFilters, ...pageQuery(25) })
export type UserQuery = z.output<typeof listQuery>

export const tags = { users: 'The people of the company and their accounts' }

export const users = {
  list: route({
    method: 'GET',
    url: '/users',
    access: 'managerLevel',
    inTurn: true,
    summary: 'Manage users: free people first, then client work, outstaff, managers on Bench',
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ users: z.array(listedUser), total_pages: z.int(), count }) },
    },
  }),
  names: route({
    method: 'GET',
    url: '/users/names',
    access: 'managersAndRecruiters',
    summary: 'Everyone by name, for selects and faces; with name those whose name has each of its words',
    schema: {
      querystring: z.object({
        active: z.optional(booleanInput),
        /** True for managers and admins only, the people who may manage projects; false for everyone else. */
        manager_level: z.optional(booleanInput),
        ...namesQuery,
      }),
      response: { 200: z.array(userName) },
    },
  }),
  show: route({
    method: 'GET',
    url: '/users/:id',
    access: 'signedIn',
    refuses: [403],
    summary: 'One user, by id or slug; default-role users see themselves only',
    schema: { params: z.object({ id: userRef }), response: { 200: user } },
  }),
  create: route({
    method: 'POST',
    url: '/users',
    access: 'managerLevel',
    noTokens: true,
    summary: 'Hire a person: account, profile and a Bench contract from today',
    flatBody: 'user',
    form: avatarForm,
    schema: { body: z.object({ user: newUser }), response: { 201: createdUser } },
  }),
  update: route({
    method: 'PUT',
    url: '/users/:id',
    access: 'managerLevel',
    noTokens: true,
    summary: 'Change General Info, roles, availability or the active switch',
    flatBody: 'user',
    form: avatarForm,
    changes: user,
    schema: {
      params: z.object({ id: idInput }),
      body: z.object({ user: userChanges }),
      response: { 200: updatedUser },
    },
  }),
  avatar: route({
    method: 'GET',
    url: '/users/:id/avatar',
    access: 'signedIn',
    summary: "The user's picture, a JPEG; small for lists",
    sendsFile: 'image/jpeg',
    schema: {
      params: z.object({ id: idInput }),
      /** The picture's version, as in User.avatar: a new picture has a new address, and is shown at once. */
      querystring: z.object({ v: z.optional(z.string()), size: z.optional(z.enum(['small'])) }),
      response: { 200: z.unknown() },
    },
  }),
  projects: route({
    method: 'GET',
    url: '/users/:id/projects',
    access: 'signedIn',
    refuses: [403],
    summary: 'Projects that the user has or had a contract on; with date, those current on it',
    schema: {
      params: z.object({ id: idInput }),
      querystring: z.object({ date: z.optional(day) }),
      response: { 200: z.array(z.object({ id, name: z.string() })) },
    },
  }),
}
