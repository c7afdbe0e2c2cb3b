import { candidateFiles } from '@portal/contract/candidates/candidate-routes'
import type { Vacancy } from '@portal/contract/vacancies'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { t } from '../../messages/messages.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { PeriodBar } from '../../shared/period/period-bar.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { CandidateBoard } from './board/candidate-board.tsx'
import { CandidateFilters } from './filters/candidate-filters.tsx'
import type { CandidateSearch } from './filters/candidate-search.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { newCandidateDraft } from './form/candidate-drafts.ts'
import { CandidateList } from './list/candidate-list.tsx'
import { listOf } from './list/candidates-queries.ts'
import { useCandidateList } from './list/use-candidate-list.ts'
import { useCandidateView, ViewSwitch } from './list/view-switch.tsx'

const CreateCandidateModal = lazyPart(() =>
  import('./form/create-candidate-modal.tsx').then((file) => file.CreateCandidateModal),
)

const route = getRouteApi('/_app/vacancies_/$id')

type Props = { vacancy: Vacancy; children: ReactNode }

/** A vacancy's candidates in a table or on a board. `children` stand between the heading and the filter. */
export function VacancyCandidates({ vacancy, children }: Props) {
  const navigate = route.useNavigate()
  const go = useCallback(
    (search: (now: CandidateSearch) => CandidateSearch, isStep: boolean) =>
      void navigate({ search, replace: !isStep, resetScroll: isStep }),
    [navigate],
  )
  const search = route.useSearch()
  const shown = useCandidateList({ vacancyId: vacancy.id, search, go })
  const { view, setView } = useCandidateView(search, (next) => go((now) => ({ ...now, view: next }), false))
  const [isAdding, setAdding] = useOpenedByDraft(newCandidateDraft(vacancy.id))
  const add = () => setAdding(true)
  return (
    <>
      <PageHeader
        title={vacancy.title}
        count={shown.list.data?.count}
        add={{ label: t.candidates.add, onClick: add }}
      >
        <DownloadMenu
          lists={[
            {
              title: t.pageTitles.candidates,
              files: candidateFiles,
              query: listOf({ vacancyId: vacancy.id, search }),
            },
          ]}
        />
      </PageHeader>
      {children}
      <PeriodBar>
        <ViewSwitch view={view} onChange={setView} />
        <CandidateFilters vacancyId={vacancy.id} shown={shown} hasHeads={view === 'table'} />
      </PeriodBar>
      <FilterChips shown={shown} />
      {view === 'board' ? (
        <CandidateBoard vacancyId={vacancy.id} search={search} />
      ) : (
        <CandidateList shown={shown} onAdd={add} />
      )}
      {isAdding && (
        <CreateCandidateModal vacancyId={vacancy.id} list={shown.listed} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
