import {
  childLimits,
  languageLevels,
  maritalStatuses,
  maxChildren,
  profileLimits,
} from '@portal/domain/people/profiles'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import {
  booleanInput,
  day,
  id,
  idInput,
  idParams,
  optionalDay,
  optionalLine,
  version,
} from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { technologyName } from '../technologies.ts'

export const child = z.object({ id, name: z.string(), date_of_birth: z.nullable(day) })

/** From a first to a last work day, both included; null where the day is not known, or there is none yet. */
const employment = z.object({ from: z.nullable(day), to: z.nullable(day) })

export const profile = z.object({
  id,
  version,
  user_id: id,
  avatar: z.nullable(z.string()),
  position: z.nullable(z.string()),
  skype: z.nullable(z.string()),
  telegram: z.nullable(z.string()),
  github: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  english_level: z.nullable(z.enum(languageLevels)),
  salary: z.nullable(z.number()),
  /** The work days of the latest employment. */
  job_started_on: z.nullable(day),
  job_ended_on: z.nullable(day),
  /** Oldest first; none while no work day is known. */
  employments: z.array(employment),
  technologies: z.array(technologyName),
  date_of_birth: z.nullable(day),
  marital_status: z.nullable(z.enum(maritalStatuses)),
  home_address: z.nullable(z.string()),
  office: z.nullable(z.string()),
  post_office: z.nullable(z.string()),
  children: z.array(child),
  can: z.object({
    update: z.boolean(),
    /** True for one's own profile: contacts, portrait, home address and date of birth. */
    update_own: z.boolean(),
  }),
})
export type Profile = z.infer<typeof profile>

const childAttributes = z.object({
  id: z.optional(z.nullable(idInput)),
  /** A new child without a name is ignored. */
  name: optionalLine(childLimits.name),
  date_of_birth: optionalDay,
  /** True deletes the child with this id. */
  _destroy: z.optional(booleanInput),
})
export type ChildAttributes = z.output<typeof childAttributes>

/** The fields of Personal Info. Fields that are left out stay as they are. */
export const profileChanges = z.object({
  date_of_birth: optionalDay,
  marital_status: z.optional(z.nullable(z.enum(maritalStatuses))),
  home_address: optionalLine(profileLimits.home_address),
  office: optionalLine(profileLimits.office),
  post_office: optionalLine(profileLimits.post_office),
  children_attributes: z.optional(
    boundedList(childAttributes, maxChildren, {
      tooMany: failing('profiles.too_many_children', { max: maxChildren }),
    }),
  ),
})
export type ProfileChanges = z.output<typeof profileChanges>

/** A technology, and the link that gives it to the profile. */
export const profileTechnology = z.extend(technologyName, { profile_id: id, technology_id: id })
export type ProfileTechnology = z.infer<typeof profileTechnology>

export const tags = {
  profile_technologies: 'Which technologies a person knows',
  profiles: 'Personal facts; people who came or left',
}

export const profiles = {
  show: route({
    method: 'GET',
    url: '/profiles/:id',
    access: 'signedIn',
    refuses: [403],
    summary: "A person's profile; manager-level people everyone's, the others their own",
    schema: { params: idParams, response: { 200: profile } },
  }),
  technologies: route({
    method: 'GET',
    url: '/profile_technologies',
    access: 'signedIn',
    refuses: [403, 404],
    summary:
      "The technologies of a profile, by name; manager-level people read everyone's, the others their own",
    schema: {
      querystring: z.object({ profile_id: idInput }),
      response: { 200: z.array(profileTechnology) },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/profiles/:id',
    access: 'managerLevel',
    summary: 'Change Personal Info: birth, address, family',
    flatBody: 'profile',
    changes: profile,
    schema: {
      params: idParams,
      body: z.object({ profile: profileChanges }),
      response: { 200: profile },
    },
  }),
}
