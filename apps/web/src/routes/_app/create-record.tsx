import { day } from '@portal/contract/fields'
import { dayIn } from '@portal/domain/days'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { serverNow } from '../../api/server-clock.ts'
import { chosenDay } from '../../features/hours/chosen-day.ts'
import { OwnHoursPage, prefetchOwnDay } from '../../features/hours/own-hours-page.tsx'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/create-record')({
  staticData: { access: 'signedIn', title: t.titles.submitHours },
  validateSearch: z.object({ date: z.catch(z.optional(day), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, portal }, deps }) => {
    const date = chosenDay(deps, dayIn(portal.time_zone, serverNow()))
    prefetchOwnDay(queryClient, date)
  },
  component: OwnHoursPage,
})
