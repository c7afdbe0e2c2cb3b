import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../../shared/lists/pager.tsx'
import { candidateColumns, candidateRowClass } from './candidate-columns.tsx'
import { candidatePageSize, candidatesPage } from './candidates-queries.ts'

const route = getRouteApi('/_app/vacancies_/$id')

export function CandidateList({ vacancyId }: { vacancyId: number }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { page = 1 } = search
  const list = useQuery(keepingRows(candidatesPage(vacancyId, page)))
  return (
    <>
      <DataTable
        label={t.candidates.list}
        columns={candidateColumns}
        rows={list.data?.paginate_candidates}
        query={list}
        rowKey={({ id }) => id}
        rowClassName={candidateRowClass}
        firstNumber={firstNumberOf(page, candidatePageSize)}
        failed={t.candidates.failed}
        empty={<p>{t.candidates.empty}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => void navigate({ search: { ...search, page: next } })}
      />
    </>
  )
}
