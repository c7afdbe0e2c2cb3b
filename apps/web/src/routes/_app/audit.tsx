import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { auditPage } from '../../features/audit/audit-queries.ts'
import { auditSearch } from '../../features/audit/audit-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/audit')({
  staticData: { access: 'adminOnly', title: t.pageTitles.audit },
  validateSearch: auditSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(auditPage(z.parse(auditSearch, location.search)))
  },
  component: AuditPage,
})
