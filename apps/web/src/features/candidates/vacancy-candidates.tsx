import type { Vacancy } from '@portal/contract/vacancies'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { FilterBar } from '../../shared/lists/filter-bar.tsx'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { PeriodBar } from '../../shared/period/period-bar.tsx'
import { CandidateBoard } from './board/candidate-board.tsx'
import { CandidateFilterFields } from './filters/candidate-filter-fields.tsx'
import { newCandidateDraft } from './form/candidate-drafts.ts'
import { CreateCandidateModal } from './form/create-candidate-modal.tsx'
import { CandidateList } from './list/candidate-list.tsx'
import { useCandidateList } from './list/use-candidate-list.ts'
import { useCandidateView, ViewSwitch } from './list/view-switch.tsx'

type Props = { vacancy: Vacancy; children: ReactNode }

/** A vacancy's candidates in a table or on a board. `children` stand between the heading and the filter. */
export function VacancyCandidates({ vacancy, children }: Props) {
  const shown = useCandidateList(vacancy.id)
  const { search, filter, list, filterBy } = shown
  const { view, setView } = useCandidateView()
  const [isAdding, setAdding] = useOpenedByDraft(newCandidateDraft(vacancy.id))
  const add = () => setAdding(true)
  return (
    <>
      <PageHeader
        title={vacancy.title}
        count={list.data?.count}
        add={{ label: t.candidates.add, onClick: add }}
      />
      {children}
      <PeriodBar>
        <ViewSwitch view={view} onChange={setView} />
        <FilterBar
          activeCount={filter === undefined ? 0 : 1}
          resultCount={list.data?.count}
          onReset={() => filterBy({})}
        >
          <CandidateFilterFields vacancyId={vacancy.id} search={search} onChange={filterBy} />
        </FilterBar>
      </PeriodBar>
      {view === 'board' ? (
        <CandidateBoard vacancyId={vacancy.id} filter={filter} />
      ) : (
        <CandidateList shown={shown} onAdd={add} />
      )}
      {isAdding && <CreateCandidateModal vacancyId={vacancy.id} onClose={() => setAdding(false)} />}
    </>
  )
}
