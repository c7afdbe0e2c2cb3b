import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LeavesPage } from '../../../features/leaves/leaves-page.tsx'
import { leavesPage } from '../../../features/leaves/leaves-queries.ts'
import { leavesSearch } from '../../../features/leaves/leaves-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/leaves_list')({
  staticData: { access: 'managerLevel', title: t.leaves.title, parent: '/users_list' },
  validateSearch: leavesSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(leavesPage(z.parse(leavesSearch, location.search)))
  },
  component: LeavesPage,
})
