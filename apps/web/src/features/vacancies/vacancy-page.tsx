import { type Vacancy, vacancies } from '@portal/contract/vacancies'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../api/api-errors.ts'
import { q } from '../../api/query.ts'
import { useIsPhone } from '../../entry/breakpoints.ts'
import { useOwnPageTitle } from '../../entry/page-title.ts'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { OutsideLink } from '../../shared/lists/cells/outside-link.tsx'
import { FilterBar } from '../../shared/lists/filter-bar.tsx'
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { PeriodBar } from '../../shared/period/period-bar.tsx'
import { CandidateBoard } from '../candidates/board/candidate-board.tsx'
import { CandidateFilterFields } from '../candidates/filters/candidate-filter-fields.tsx'
import { newCandidateDraft } from '../candidates/form/candidate-drafts.ts'
import { CreateCandidateModal } from '../candidates/form/create-candidate-modal.tsx'
import { CandidateList } from '../candidates/list/candidate-list.tsx'
import { useCandidateList } from '../candidates/list/use-candidate-list.ts'
import { useCandidateView, ViewSwitch } from '../candidates/list/view-switch.tsx'
import { salaryRange } from './salary-range.ts'
import styles from './vacancy-page.module.css'

// The board is loaded when it is shown, because most people work in the table.

const route = getRouteApi('/_app/vacancies_/$id')

export function VacancyPage() {
  const { id } = route.useParams()
  const query = useQuery(q(vacancies.show, { params: { id } }))
  const isPhone = useIsPhone()
  useOwnPageTitle(query.data?.title)

  if (!query.data) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards={isPhone} />
    return <VacancyFailure error={query.error} onRetry={() => void query.refetch()} />
  }
  return <VacancyCandidates key={id} vacancy={query.data} />
}

function VacancyCandidates({ vacancy }: { vacancy: Vacancy }) {
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
      <VacancyFacts vacancy={vacancy} />
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

/** The level, the salary and where it is published, in one line. */
function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const { level, url, where_published: published } = vacancy
  const range = salaryRange(vacancy)
  return (
    <ul className={styles.facts}>
      <li>{t.vacancies.levels[level]}</li>
      {range !== undefined && <li>{range}</li>}
      {url !== null && (
        <li>
          <OutsideLink address={url}>{published ?? shortAddress(url)}</OutsideLink>
        </li>
      )}
      {url === null && published !== null && <li>{published}</li>}
    </ul>
  )
}

function VacancyFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <ErrorNotice title={t.candidates.vacancyFailed} error={error} onRetry={onRetry} />
  return (
    <PageHeader title={t.candidates.gone}>
      <LinkButton to="/vacancies" variant="default">
        {t.candidates.back}
      </LinkButton>
    </PageHeader>
  )
}
