import { candidateFiles } from '@portal/contract/candidates/candidate-routes'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { t } from '../../messages/messages.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { CandidateFilters } from './filters/candidate-filters.tsx'
import type { CandidateSearch } from './filters/candidate-search.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { newCandidateDraft } from './form/candidate-drafts.ts'
import { CandidateList } from './list/candidate-list.tsx'
import { listOf } from './list/candidates-queries.ts'
import { useCandidateList } from './list/use-candidate-list.ts'

const CreateCandidateModal = lazyPart(() =>
  import('./form/create-candidate-modal.tsx').then((file) => file.CreateCandidateModal),
)

const route = getRouteApi('/_app/candidates')

/** The candidates of all vacancies. */
export function AllCandidatesPage() {
  const navigate = route.useNavigate()
  const go = useCallback(
    (search: (now: CandidateSearch) => CandidateSearch, isStep: boolean) =>
      void navigate({ search, replace: !isStep, resetScroll: isStep }),
    [navigate],
  )
  const search = route.useSearch()
  const shown = useCandidateList({ search, go })
  const [isAdding, setAdding] = useOpenedByDraft(newCandidateDraft(null))
  const add = () => setAdding(true)
  return (
    <>
      <PageHeader
        title={t.pageTitles.candidates}
        count={shown.list.data?.count}
        add={{ label: t.candidates.add, onClick: add }}
      >
        <DownloadMenu
          lists={[
            {
              title: t.pageTitles.candidates,
              files: candidateFiles,
              query: listOf({ search }),
            },
          ]}
        />
      </PageHeader>
      <CandidateFilters vacancyId={undefined} shown={shown} hasHeads />
      <FilterChips shown={shown} />
      <CandidateList shown={shown} isOfAll onAdd={add} />
      {isAdding && (
        <CreateCandidateModal vacancyId={null} list={shown.listed} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
