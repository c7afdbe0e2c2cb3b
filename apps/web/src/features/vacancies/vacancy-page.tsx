import { type Vacancy, vacancies } from '@portal/contract/vacancies'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ApiError } from '../../api/api-errors.ts'
import { q } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { useOwnPageTitle } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { OutsideLink } from '../../shared/lists/cells/outside-link.tsx'
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { salaryRange } from './salary-range.ts'
import styles from './vacancy-page.module.css'

const route = getRouteApi('/_app/vacancies_/$id')

/** `Candidates` are the heading and the list of those who were found for the vacancy, with the facts of it in between. */
type Props = { Candidates: ComponentType<{ vacancy: Vacancy; children: ReactNode }> }

export function VacancyPage({ Candidates }: Props) {
  const { id } = route.useParams()
  const query = useQuery(q(vacancies.show, { params: { id } }))
  const isPhone = useIsPhone()
  useOwnPageTitle(query.data?.title)

  if (!query.data) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards={isPhone} />
    return <VacancyFailure error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <Candidates key={id} vacancy={query.data}>
      <VacancyFacts vacancy={query.data} />
    </Candidates>
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
  if (!isGone) return <ErrorNotice title={t.vacancies.oneFailed} error={error} onRetry={onRetry} />
  return (
    <PageHeader title={t.vacancies.gone}>
      <LinkButton to="/vacancies" variant="default">
        {t.vacancies.back}
      </LinkButton>
    </PageHeader>
  )
}
