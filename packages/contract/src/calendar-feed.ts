import { linkCode } from '@portal/domain/addresses/link-codes'
import * as z from 'zod/mini'
import { moment, noContent } from './shared/fields.ts'
import { route } from './shared/route.ts'

export const calendarType = 'text/calendar'

export const tags = {
  calendar: 'The calendar feed, as a calendar program reads it',
  calendar_feed: 'The address of the own calendar feed',
}

export const calendarFeed = {
  show: route({
    method: 'GET',
    url: '/calendar_feed',
    access: 'signedIn',
    noTokens: true,
    summary:
      'When the address of the own calendar feed was made; null without one. The address is not told again',
    schema: { response: { 200: z.object({ created_at: z.nullable(moment) }) } },
  }),
  make: route({
    method: 'POST',
    url: '/calendar_feed',
    access: 'signedIn',
    noTokens: true,
    summary:
      'Make the secret address of the own calendar feed; an earlier one ends. Only this answer holds it',
    schema: { response: { 201: z.object({ address: z.string(), created_at: moment }) } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/calendar_feed',
    access: 'signedIn',
    noTokens: true,
    summary: 'End the own calendar feed; also without one',
    schema: { response: { 204: noContent } },
  }),
  read: route({
    method: 'GET',
    url: '/calendar/:token.ics',
    access: 'everyone',
    summary:
      "A person's own leave, the absences of colleagues on the same projects and the company's holidays, as iCalendar",
    sendsFile: calendarType,
    schema: {
      params: z.object({ token: z.string().check(z.overwrite(linkCode)) }),
      response: { 200: z.unknown() },
    },
  }),
}
