import { maxPictureBytes } from '@portal/domain/pictures'
import * as z from 'zod/mini'
import { contractLogPage } from '../contracts.ts'
import { pageQuery } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { userChanges } from '../users.ts'
import { profile, profileChanges } from './profiles.ts'

/** What everyone changes of their own profile. Other fields, which managers keep, are ignored. */
export const ownProfileChanges = z.object({
  ...z.pick(userChanges, { skype: true, telegram: true, github: true, phone_number: true, avatar: true })
    .shape,
  ...z.pick(profileChanges, { home_address: true, date_of_birth: true }).shape,
})
export type OwnProfileChanges = z.output<typeof ownProfileChanges>

export const tags = { profile: "One's own profile" }

export const ownProfile = {
  show: route({
    method: 'GET',
    url: '/profile',
    access: 'signedIn',
    summary: 'The own profile',
    schema: { response: { 200: profile } },
  }),
  update: route({
    method: 'PATCH',
    url: '/profile',
    access: 'signedIn',
    summary: 'Change the own contacts, portrait, home address and date of birth; other fields are ignored',
    flatBody: 'profile',
    form: { file: 'avatar', maxBytes: maxPictureBytes },
    changes: profile,
    schema: { body: z.object({ profile: ownProfileChanges }), response: { 200: profile } },
  }),
  contracts: route({
    method: 'GET',
    url: '/profile/contracts',
    access: 'signedIn',
    summary: 'The own contract log, newest start first',
    schema: { querystring: z.object(pageQuery(10)), response: { 200: contractLogPage } },
  }),
}
