import { countInput, day, idInput } from '@portal/contract/fields'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { UserHoursPage } from '../../features/hours/user-hours-page.tsx'
import { t } from '../../messages/messages.ts'

const search = z.object({
  date: z.catch(z.optional(day), undefined),
  user_id: z.catch(z.optional(idInput), undefined),
  /** Of everyone's records, while nobody is chosen. */
  page: z.catch(z.optional(countInput(Number.MAX_SAFE_INTEGER, 'Invalid page')), undefined),
})

export const Route = createFileRoute('/_app/create-admin-record')({
  staticData: { access: 'managerLevel', title: t.titles.submitHoursForUsers },
  validateSearch: search,
  component: UserHoursPage,
})
