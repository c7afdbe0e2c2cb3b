import type { User } from '@portal/contract/accounts/user'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-errors.ts'
import { useOwnPageTitle } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { UnknownPerson } from '../../reference/unknown-person.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { Crumbs } from '../../shared/page/crumbs-place.ts'
import { ContractLogPanel } from './contracts/contract-log-panel.tsx'
import { GeneralPanel } from './general/general-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { InventoryPanel } from './inventories/inventory-panel.tsx'
import { LeavesPanel } from './leave/leaves-panel.tsx'
import { RequestsPanel } from './leave/requests-panel.tsx'
import { PersonalPanel } from './personal/personal-panel.tsx'
import { ProfileFrame, ProfileSkeleton } from './profile-frame.tsx'
import styles from './profile-page.module.css'
import { isId, type PanelProps, person, profileOf } from './profile-queries.ts'
import { ResumesPanel } from './resumes/resumes-panel.tsx'

/** The panel of each tab. */
const panels = {
  general: GeneralPanel,
  personal: PersonalPanel,
  contracts: ContractLogPanel,
  leaves: LeavesPanel,
  requests: RequestsPanel,
  inventory: InventoryPanel,
  cv: ResumesPanel,
  history: HistoryPanel,
}

const route = getRouteApi('/_app/users/$id')

/** The profile of a person, below the trail of the pages above it. */
export const ProfilePage = () => (
  <>
    <div className={styles.trail}>
      <Crumbs />
    </div>
    <ProfileOfPerson />
  </>
)

function ProfileOfPerson() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const user = useQuery(person(id))
  const profile = useQuery({
    ...profileOf(user.data?.id ?? 0),
    ...(user.data ? {} : { queryFn: skipToken }),
  })
  useOwnPageTitle(user.data?.full_name)
  useOwnAddress(user.data, id, (slug) => {
    void navigate({ params: { id: slug }, search, replace: true, resetScroll: false })
  })

  if (user.data && profile.data) {
    const go: PanelProps['go'] = (next, replaces = false) =>
      void navigate({ search: next, replace: replaces, resetScroll: false })
    return <ProfileFrame user={user.data} profile={profile.data} search={search} go={go} panels={panels} />
  }
  const error = user.error ?? profile.error
  if (!error) return <ProfileSkeleton />
  if (error instanceof ApiError && error.status === 404) return <UnknownPerson />
  return (
    <ErrorNotice
      title={t.profiles.failed}
      error={error}
      onRetry={() => void (user.error ? user.refetch() : profile.refetch())}
    />
  )
}

/** Replaces a former slug in the address, and one in other letters, by the slug that the person has. */
function useOwnAddress(user: User | undefined, userRef: string, replace: (slug: string) => void) {
  const queryClient = useQueryClient()
  const isOther = user !== undefined && !isId(userRef) && user.slug !== userRef
  useEffect(() => {
    if (!isOther) return
    queryClient.setQueryData(person(user.slug).queryKey, user)
    replace(user.slug)
  })
}
