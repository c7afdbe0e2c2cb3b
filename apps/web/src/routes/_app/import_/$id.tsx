import { pageInput } from '@portal/contract/shared/paging'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { importOf } from '../../../features/imports/imports-queries.ts'
import { ImportPage } from '../../../features/imports/run/import-page.tsx'
import { t } from '../../../messages/messages.ts'
import { addressText } from '../../../shared/address-text.ts'

export const Route = createFileRoute('/_app/import_/$id')({
  staticData: { access: 'adminOnly', title: t.pageTitles.imports, parent: '/import' },
  // A text that is no number becomes NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: z.object({ page: z.catch(z.optional(pageInput), undefined), state: addressText }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(importOf(params.id))
  },
  component: ImportPage,
})
