import { countInput, day, idInput } from '@portal/contract/fields'
import { users } from '@portal/contract/users'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { q } from '../../api/query.ts'
import { UserHoursPage } from '../../features/submit-hours/user-hours-page.tsx'
import { t } from '../../messages/messages.ts'

const search = z.object({
  date: z.catch(z.optional(day), undefined),
  user_id: z.catch(z.optional(idInput), undefined),
  page: z.catch(z.optional(countInput(10_000, 'page')), undefined),
})

export const Route = createFileRoute('/_app/create-admin-record')({
  staticData: { access: 'managerLevel', title: t.submitHours.pageTitleForUsers },
  validateSearch: search,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(q(users.names, { query: { active: true } }))
  },
  component: UserHoursPage,
})
