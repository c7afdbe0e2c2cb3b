import { Button } from '@mantine/core'
import { useRef } from 'react'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../../shared/lists/pager.tsx'
import { useControlFocus } from '../../../shared/use-control-focus.ts'
import { candidateColumns, candidateRowClass } from './candidate-columns.tsx'
import { candidatePageSize } from './candidates-queries.ts'
import type { useCandidateList } from './use-candidate-list.ts'

type Props = { shown: ReturnType<typeof useCandidateList>; onAdd: () => void }

/** The candidates of a page in a table, on a phone as cards. */
export function CandidateList({ shown, onAdd }: Props) {
  const { filter, page, list, filterBy, toPage } = shown
  const frame = useRef<HTMLDivElement>(null)
  useControlFocus(frame)
  return (
    <>
      <div ref={frame}>
        <DataTable
          label={t.candidates.list}
          columns={candidateColumns}
          rows={list.data?.paginate_candidates}
          query={list}
          rowKey={({ id }) => id}
          rowClassName={candidateRowClass}
          firstNumber={firstNumberOf(page, candidatePageSize)}
          failed={t.candidates.failed}
          empty={
            filter === undefined ? (
              <>
                <p>{t.candidates.empty}</p>
                <Button variant="default" onClick={onAdd}>
                  {t.candidates.add}
                </Button>
              </>
            ) : (
              <>
                <p>{t.candidates.emptyFiltered}</p>
                <Button variant="default" onClick={() => filterBy({})}>
                  {t.candidates.showAll}
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
