import { day } from '@portal/contract/shared/fields'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { chosenDay } from '../../features/hours/chosen-day.ts'
import { OwnHoursPage, prefetchOwnDay } from '../../features/hours/own-hours-page.tsx'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

const search = z.object({ date: z.catch(z.optional(day), undefined) })

export const Route = createFileRoute('/_app/create-record')({
  staticData: { access: 'signedIn', title: t.pageTitles.ownHours, width: 'form' },
  validateSearch: search,
  loader: ({ context: { queryClient, portal }, location }) => {
    const date = chosenDay(z.parse(search, location.search), companyDay(portal.time_zone))
    prefetchOwnDay(queryClient, date)
  },
  component: OwnHoursPage,
})
