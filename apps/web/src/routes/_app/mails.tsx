import { pageInput } from '@portal/contract/shared/paging'
import { mailStates } from '@portal/domain/mail/mails'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MailsPage } from '../../features/mails/mails-page.tsx'
import { mailsPage } from '../../features/mails/mails-queries.ts'
import { t } from '../../messages/messages.ts'

const search = z.object({
  state: z.catch(z.optional(z.enum(mailStates)), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})

export const Route = createFileRoute('/_app/mails')({
  staticData: { access: 'adminOnly', title: t.pageTitles.mails },
  validateSearch: search,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(mailsPage(z.parse(search, location.search)))
  },
  component: MailsPage,
})
