import { linkCode } from '@portal/domain/addresses/link-codes'
import { papers } from '@portal/domain/resumes/papers'
import * as z from 'zod/mini'
import { route } from '../shared/route.ts'

/** A text that only becomes a number without its signs is none. */
function slugOfLink(typed: string): string {
  const code = linkCode(typed)
  return code.includes('-') ? code : typed
}

/** A CV's slug, for everyone who knows it, or its number, for manager-level users. */
const idOrSlug = z.object({ id: z.string().check(z.overwrite(slugOfLink)) })

/** `v` gives a changed CV another address, so that the browser requests it again; it selects nothing. */
const version = z.object({ v: z.optional(z.string()) })

export const resumeDocuments = {
  pdf: route({
    method: 'GET',
    url: '/resumes/:id/pdf',
    access: 'everyone',
    refuses: [401, 403, 410],
    summary: 'The CV as PDF: by slug public, by number for manager-level users and the person whose CV it is',
    sendsFile: 'application/pdf',
    schema: { params: idOrSlug, querystring: version, response: { 200: z.unknown() } },
  }),
  docx: route({
    method: 'GET',
    url: '/resumes/:id/docx',
    access: 'signedIn',
    refuses: [403, 410],
    summary:
      'The CV as Word document, on its own size or A4: by slug for everyone signed in, by number for manager-level users and the person whose CV it is',
    sendsFile: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    schema: {
      params: idOrSlug,
      querystring: z.object({ size: z.optional(z.enum(papers)) }),
      response: { 200: z.unknown() },
    },
  }),
}
