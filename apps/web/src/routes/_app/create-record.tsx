import { day } from '@portal/contract/fields'
import { dayIn } from '@portal/domain/days'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { chosenDay } from '../../features/submit-hours/chosen-day.ts'
import { ownContracts, ownWeek } from '../../features/submit-hours/hours-of.ts'
import { OwnHoursPage } from '../../features/submit-hours/own-hours-page.tsx'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/create-record')({
  staticData: { access: 'signedIn', title: t.submitHours.pageTitle },
  validateSearch: z.object({ date: z.catch(z.optional(day), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, portal }, deps }) => {
    const date = chosenDay(deps, dayIn(portal.time_zone, new Date()))
    void queryClient.prefetchQuery(ownWeek(date))
    void queryClient.prefetchQuery(ownContracts(date))
  },
  component: OwnHoursPage,
})
