import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useControlFocus } from '../../../shared/focus/use-control-focus.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../../shared/lists/pager.tsx'
import { noFilters } from '../filters/candidate-filter.ts'
import { candidateColumns, candidateRowClass } from './candidate-columns.tsx'
import { candidatePageSize } from './candidates-queries.ts'
import { isNarrowed, type useCandidateList } from './use-candidate-list.ts'

type Props = {
  shown: ReturnType<typeof useCandidateList>
  /** Whether these are the candidates of all vacancies. */
  isOfAll?: boolean
  onAdd: () => void
}

/** The candidates of a page in a table, on a phone as cards. */
export function CandidateList({ shown, isOfAll = false, onAdd }: Props) {
  const { search, listed, page, list, show, toPage } = shown
  const isPhone = useIsPhone()
  const frame = useRef<HTMLDivElement>(null)
  useControlFocus(frame)
  const sorting = {
    value: search.sort,
    onChange: (sort: string | undefined) => show({ sort }),
  }
  return (
    <>
      <div ref={frame}>
        <DataTable
          label={t.pageTitles.candidates}
          columns={candidateColumns({ search: listed, isOfAll })}
          rows={list.data?.paginate_candidates}
          query={list}
          rowKey={({ id }) => id}
          rowClassName={candidateRowClass}
          firstNumber={firstNumberOf(page, candidatePageSize)}
          {...(!isPhone && { sorting })}
          failed={t.candidates.failed}
          empty={
            isNarrowed(search) ? (
              <>
                <p>{isOfAll ? t.candidates.nobodyFound : t.candidates.emptyFiltered}</p>
                <Button variant="default" onClick={() => show({ ...noFilters, search: undefined })}>
                  {t.candidates.showAll}
                </Button>
              </>
            ) : (
              <>
                <p>{isOfAll ? t.candidates.emptyAll : t.candidates.empty}</p>
                <Button variant="default" onClick={onAdd}>
                  {t.candidates.add}
                </Button>
              </>
            )
          }
        />
      </div>
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />
    </>
  )
}
