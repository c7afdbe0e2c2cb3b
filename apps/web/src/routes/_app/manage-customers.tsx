import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { customerSearch } from '../../features/customers/customer-search.ts'
import { CustomersPage } from '../../features/customers/customers-page.tsx'
import { customersPage } from '../../features/customers/customers-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-customers')({
  staticData: { access: 'managerLevel', title: t.pageTitles.customers },
  validateSearch: customerSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(customersPage(z.parse(customerSearch, location.search)))
  },
  component: CustomersPage,
})
