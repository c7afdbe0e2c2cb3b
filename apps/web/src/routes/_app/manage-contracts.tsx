import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { contractSearch, filtersOf } from '../../features/contracts/contract-search.ts'
import { ContractsPage } from '../../features/contracts/contracts-page.tsx'
import { contractsPage } from '../../features/contracts/contracts-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-contracts')({
  staticData: { access: 'managerLevel', title: t.pageTitles.contracts },
  validateSearch: contractSearch,
  loader: ({ context, location }) => {
    const wanted = z.parse(contractSearch, location.search)
    const { page, sort } = wanted
    void context.queryClient.prefetchQuery(contractsPage({ ...filtersOf(wanted), page, sort }))
  },
  component: ContractsPage,
})
