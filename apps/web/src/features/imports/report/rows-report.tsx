import type { ImportRun } from '@portal/contract/imports'
import { importLimits, rowStates } from '@portal/domain/imports/import-kinds'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { ListCaption } from '../../../shared/page/page-header.tsx'
import { PageTab, PageTabs } from '../../../shared/page/page-tabs.tsx'
import { resultIn, rowsOf } from '../imports-queries.ts'
import { reportColumns } from './report-columns.tsx'
import styles from './rows-report.module.css'

const route = getRouteApi('/_app/import_/$id')

/** The rows of the file with what would be, or was, done with each. */
export function RowsReport({ run }: { run: ImportRun }) {
  const search = route.useSearch()
  const { page = 1 } = search
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(rowsOf(run.id, search)))
  const result = resultIn(search)
  const isPhone = useIsPhone()
  return (
    <>
      <ListCaption title={t.imports.reportTitle} />
      <PageTabs label={t.imports.resultsOfRows}>
        {[undefined, ...rowStates].map((state) => (
          <PageTab
            key={state ?? 'all'}
            to="/import/$id"
            params={{ id: run.id }}
            search={{ state }}
            replace
            // Without it a link without a result would count as the page of every result.
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
            resetScroll={false}
            aria-current={state === result ? 'page' : undefined}
          >
            {state === undefined ? t.imports.all : t.imports.results[state]}
            <span className={styles.count} data-figures>
              {t.lists.digits(state === undefined ? run.rows : run.counts[state])}
            </span>
          </PageTab>
        ))}
      </PageTabs>
      {result === 'refuse' && run.counts.refuse > importLimits.reasons && (
        <p className={styles.bounded}>{t.imports.reasonsBounded(importLimits.reasons)}</p>
      )}
      <DataTable
        label={t.imports.reportTitle}
        columns={reportColumns(run, result, isPhone)}
        rows={list.data?.rows}
        rowKey={({ number }) => number}
        query={list}
        failed={t.imports.rowsFailed}
        empty={<p>{t.imports.noRows}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) =>
          void navigate({
            search: { ...search, page: next === 1 ? undefined : next },
            resetScroll: false,
          })
        }
      />
    </>
  )
}
