import { holidays } from '@portal/contract/holidays'
import { idInput, yearWithDays } from '@portal/contract/shared/fields'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { q } from '../../api/query.ts'
import { HolidaysPage } from '../../features/holidays/holidays-page.tsx'
import { touchedPage } from '../../features/holidays/touched/touched-queries.ts'
import { t } from '../../messages/messages.ts'

const search = z.object({
  /** The year shown; the current one when absent. */
  year: z.catch(z.optional(yearWithDays), undefined),
  /** Opens the holiday with this id. */
  open: z.catch(z.optional(idInput), undefined),
})

export const Route = createFileRoute('/_app/manage-holidays')({
  staticData: { access: 'adminOnly', title: t.pageTitles.holidays },
  validateSearch: search,
  loader: ({ context, location }) => {
    const { year } = z.parse(search, location.search)
    void context.queryClient.prefetchQuery(q(holidays.list, { query: { year } }))
    void context.queryClient.prefetchQuery(touchedPage(1))
  },
  component: HolidaysPage,
})
