import { mailKinds, mailStates } from '@portal/domain/mail/mails'
import * as z from 'zod/mini'
import { id, idParams, moment, noContent } from './shared/fields.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

export const mail = z.object({
  id,
  /** The address that the mail goes to. */
  to: z.string(),
  subject: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** What the server answered at the last attempt; null when it took the mail. */
  last_error: z.nullable(z.string()),
  created_at: moment,
  sent_at: z.nullable(moment),
  can: z.object({ retry: z.boolean() }),
})
export type Mail = z.infer<typeof mail>

/** A mail with its texts, which are null when the mail was sent or has ended. */
export const mailWithText = z.extend(mail, { text: z.nullable(z.string()), html: z.nullable(z.string()) })
export type MailWithText = z.infer<typeof mailWithText>

const listQuery = z.object({ state: z.optional(z.enum(mailStates)), ...pageQuery(25) })
export type MailQuery = z.output<typeof listQuery>

export const tags = { mails: 'Mails that wait, were sent or were refused' }

export const mails = {
  list: route({
    method: 'GET',
    url: '/mails',
    access: 'adminOnly',
    summary: 'Mails of the last three months, newest first',
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ mails: z.array(mail), pages, count }) },
    },
  }),
  show: route({
    method: 'GET',
    url: '/mails/:id',
    access: 'adminOnly',
    refuses: [404],
    summary: 'A mail with its text, in a demo that sends none; 404 elsewhere',
    schema: { params: idParams, response: { 200: mailWithText } },
  }),
  retry: route({
    method: 'POST',
    url: '/mails/:id/retry',
    access: 'adminOnly',
    refuses: [404, 409],
    summary: 'Send a mail that waits, is held or has failed, at once',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  sendHeld: route({
    method: 'POST',
    url: '/mails/held/send',
    access: 'adminOnly',
    refuses: [409],
    summary: 'Send the mails that a restored copy holds',
    schema: { response: { 200: z.object({ count }) } },
  }),
  dropHeld: route({
    method: 'POST',
    url: '/mails/held/drop',
    access: 'adminOnly',
    summary: 'End the mails that a restored copy holds, without sending them',
    schema: { response: { 200: z.object({ count }) } },
  }),
  test: route({
    method: 'POST',
    url: '/mails/test',
    access: 'adminOnly',
    refuses: [409],
    summary: 'Send a test mail to oneself',
    schema: { response: { 202: noContent } },
  }),
}
