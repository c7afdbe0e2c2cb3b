import { countInput, day, idInput } from '@portal/contract/shared/fields'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { chosenDay } from '../../features/hours/chosen-day.ts'
import { prefetchDay, UserHoursPage } from '../../features/hours/user-hours-page.tsx'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

const search = z.object({
  date: z.catch(z.optional(day), undefined),
  user_id: z.catch(z.optional(idInput), undefined),
  /** The page of everyone's records, which are shown until a person is chosen. */
  page: z.catch(z.optional(countInput(Number.MAX_SAFE_INTEGER, 'Invalid page')), undefined),
})

export const Route = createFileRoute('/_app/create-admin-record')({
  staticData: { access: 'managerLevel', title: t.pageTitles.usersHours },
  validateSearch: search,
  loader: ({ context: { queryClient, portal }, location }) => {
    const wanted = z.parse(search, location.search)
    const date = chosenDay(wanted, companyDay(portal.time_zone))
    prefetchDay(queryClient, { ...wanted, date })
  },
  component: UserHoursPage,
})
