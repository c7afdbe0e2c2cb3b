import { linkStates } from '@portal/domain/resumes/links'
import * as z from 'zod/mini'
import { day, idParams, optionalDay } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

/** The public link of a CV. Whoever has its address reads the CV while it is on. */
export const resumeLink = z.object({
  slug: z.string(),
  /** The whole address. */
  url: z.string(),
  /** Off as well after the last day, and while the person is deactivated. */
  state: z.enum(linkStates),
  /** The last day on which the link shows the CV; null when it goes on. */
  ends_on: z.nullable(day),
})
export type ResumeLink = z.infer<typeof resumeLink>

export const resumeLinkChanges = z.object({ state: z.optional(z.enum(linkStates)), ends_on: optionalDay })
export type ResumeLinkChanges = z.output<typeof resumeLinkChanges>

export const resumeLinks = {
  change: route({
    method: 'PUT',
    url: '/resumes/:id/link',
    access: 'managerLevel',
    summary: 'End the public link of a CV, show it again, or set its last day',
    flatBody: 'link',
    refuses: [409],
    schema: {
      params: idParams,
      body: z.object({ link: resumeLinkChanges }),
      response: { 200: resumeLink },
    },
  }),
  renew: route({
    method: 'POST',
    url: '/resumes/:id/link',
    access: 'managerLevel',
    summary: 'Give a CV a new public link; the old one ends at once',
    refuses: [409],
    schema: { params: idParams, response: { 201: resumeLink } },
  }),
}
