import { pageInput } from '@portal/contract/shared/paging'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ImportsPage } from '../../features/imports/imports-page.tsx'
import { importsOn } from '../../features/imports/imports-queries.ts'
import { t } from '../../messages/messages.ts'
import { addressText } from '../../shared/address-text.ts'

const search = z.object({
  page: z.catch(z.optional(pageInput), undefined),
  /** The kind of a new import, whose dialog is open. */
  kind: addressText,
})

export const Route = createFileRoute('/_app/import')({
  staticData: { access: 'adminOnly', title: t.pageTitles.imports },
  validateSearch: search,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(importsOn(z.parse(search, location.search)))
  },
  component: ImportsPage,
})
