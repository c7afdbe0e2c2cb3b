import { audit } from '@portal/contract/audit'
import { q } from '../../api/query.ts'
import type { AuditSearch } from './audit-search.ts'

const auditPageSize = 25

export const auditPage = ({ page = 1, ...filters }: AuditSearch) =>
  q(audit.list, { query: { ...filters, page, limit: auditPageSize } })
