import { createFileRoute } from '@tanstack/react-router'
import { contractSearch, filtersOf } from '../../features/contracts/contract-search.ts'
import { ContractsPage } from '../../features/contracts/contracts-page.tsx'
import { contractsPage } from '../../features/contracts/contracts-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-contracts')({
  staticData: { access: 'managerLevel', title: t.titles.contracts },
  validateSearch: contractSearch,
  loaderDeps: ({ search }) => ({ ...filtersOf(search), page: search.page, sort: search.sort }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(contractsPage(deps))
  },
  component: ContractsPage,
})
