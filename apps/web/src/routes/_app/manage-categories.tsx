import { idInput } from '@portal/contract/shared/fields'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CategoriesPage } from '../../features/categories/categories-page.tsx'
import { categoriesList } from '../../features/categories/categories-queries.ts'
import { t } from '../../messages/messages.ts'
import { addressText } from '../../shared/address-text.ts'

const search = z.object({
  name: addressText,
  sort: addressText,
  /** Opens the category with this id. */
  open: z.catch(z.optional(idInput), undefined),
})

export const Route = createFileRoute('/_app/manage-categories')({
  staticData: { access: 'managerLevel', title: t.pageTitles.categories },
  validateSearch: search,
  loader: ({ context, location }) => {
    const { name, sort } = z.parse(search, location.search)
    void context.queryClient.prefetchQuery(categoriesList({ name, sort }))
  },
  component: CategoriesPage,
})
