import { Button } from '@mantine/core'
import { type AuditEntry, audit } from '@portal/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { FileButton } from '../../shared/downloads/file-button.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { auditColumns } from './audit-columns.tsx'
import { AuditFilterFields } from './audit-filters.tsx'
import { auditPage } from './audit-queries.ts'
import { type AuditFilters, countFilters, filtersOf } from './audit-search.ts'
import { EntryDetails } from './entry-details.tsx'

const route = getRouteApi('/_app/audit')

/** Who did what in the portal, for admins. */
export function AuditPage() {
  const search = route.useSearch()
  const { page = 1 } = search
  const filters = filtersOf(search)
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const list = useQuery(keepingRows(auditPage(search)))
  const [openId, setOpen] = useState<number>()
  // A change of the filters leads to the first page.
  const filter = (next: AuditFilters) => void navigate({ search: next, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...filters, page: next === 1 ? undefined : next } })
  const onObject = ({ object_type, object_id }: AuditEntry) =>
    void navigate({ search: { object_type, object_id: object_id ?? undefined } })
  const opening = {
    openId,
    onToggle: (id: number) => setOpen(id === openId ? undefined : id),
    onObject,
  }
  return (
    <>
      <PageHeader title={t.pageTitles.audit} count={list.data?.count}>
        <Button.Group>
          <FileButton descriptor={audit.csv} query={filters} label={t.audit.csv} shown={t.audit.csvShown} />
          <FileButton
            descriptor={audit.xlsx}
            query={filters}
            label={t.audit.xlsx}
            shown={t.audit.xlsxShown}
          />
        </Button.Group>
      </PageHeader>
      <FilterBar
        activeCount={countFilters(filters)}
        resultCount={list.data?.count}
        onReset={() => filter({})}
      >
        <AuditFilterFields filters={filters} onChange={filter} />
      </FilterBar>
      <DataTable
        label={t.audit.list}
        columns={auditColumns(opening, isPhone)}
        rows={list.data?.entries}
        rowKey={({ id }) => id}
        query={list}
        failed={t.audit.failed}
        below={(entry) =>
          !isPhone && entry.id === openId && <EntryDetails entry={entry} onObject={onObject} />
        }
        empty={
          countFilters(filters) === 0 ? (
            <p>{t.audit.empty}</p>
          ) : (
            <>
              <p>{t.audit.emptyFiltered}</p>
              <Button variant="default" onClick={() => filter({})}>
                {t.lists.resetFilters}
              </Button>
            </>
          )
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />
    </>
  )
}
