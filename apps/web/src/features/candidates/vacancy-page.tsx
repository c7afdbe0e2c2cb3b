import { vacancies } from '@portal/contract/recruiting/vacancies'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../api/api-errors.ts'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { useOwnPageTitle } from '../../shared/page-title.ts'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import { CandidateList } from './list/candidate-list.tsx'

// Most people work in the table.
const CandidateBoard = latePart(() =>
  import('./board/candidate-board.tsx').then((file) => file.CandidateBoard),
)

const route = getRouteApi('/_app/vacancies_/$id')

/** A vacancy with its candidates. */
export function VacancyPage() {
  const { id } = route.useParams()
  const { view } = route.useSearch()
  const query = useQuery(q(vacancies.show, { params: { id } }))
  const isPhone = useIsPhone()
  const vacancy = query.data
  useOwnPageTitle(vacancy?.title)

  if (!vacancy) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards={isPhone} />
    return <VacancyFailure error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <PageHeader title={vacancy.title} count={vacancy.candidates_counter} />
      {view === 'board' ? (
        <CandidateBoard vacancyId={id} filter={undefined} />
      ) : (
        <CandidateList key={id} vacancyId={id} />
      )}
    </>
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
