import { Skeleton, Tabs } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError } from '../../api/api-errors.ts'
import { useIsPhone } from '../../entry/breakpoints.ts'
import { useOwnPageTitle } from '../../entry/page-title.ts'
import { useChosenInView } from '../../entry/use-chosen-in-view.ts'
import { t } from '../../messages/messages.ts'
import { UnknownPerson } from '../../reference/unknown-person.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { ContractLogPanel } from './contract-log-panel.tsx'
import { GeneralPanel } from './general/general-panel.tsx'
import { Identity } from './general/identity.tsx'
import { InventoryPanel } from './inventories/inventory-panel.tsx'
import { LeavesPanel } from './leave/leaves-panel.tsx'
import { RequestsPanel } from './leave/requests-panel.tsx'
import { PersonalPanel } from './personal/personal-panel.tsx'
import styles from './profile-page.module.css'
import { type PanelProps, person, profileOf } from './profile-queries.ts'
import { type ProfileTab, profileTabs, shownTab } from './profile-search.ts'
import { ResumesPanel } from './resumes/resumes-panel.tsx'

/** The panel of each tab. */
const tabPanels: Record<ProfileTab, ComponentType<PanelProps>> = {
  general: GeneralPanel,
  personal: PersonalPanel,
  contracts: ContractLogPanel,
  leaves: LeavesPanel,
  requests: RequestsPanel,
  inventory: InventoryPanel,
  cv: ResumesPanel,
}

const route = getRouteApi('/_app/users/$id')

export function ProfilePage() {
  const { id } = route.useParams()
  const user = useQuery(person(id))
  const profile = useQuery({
    ...profileOf(user.data?.id ?? 0),
    ...(user.data ? {} : { queryFn: skipToken }),
  })
  useOwnPageTitle(user.data?.full_name)

  if (user.data && profile.data) return <Shown user={user.data} profile={profile.data} />
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

function Shown({ user, profile }: PanelProps) {
  const isPhone = useIsPhone()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const shown = shownTab(tab, isPhone)
  const tabList = useChosenInView(shown)
  const tabs = profileTabs.filter((name) => isPhone || name !== 'general')
  const open = (next: string | null) => {
    const chosen: ProfileTab | undefined = profileTabs.find((name) => name === next)
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false })
  }
  const Panel = tabPanels[shown]
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Identity user={user} profile={profile} avatarSize={isPhone ? 56 : 72} />
        {!isPhone && <GeneralPanel user={user} profile={profile} />}
      </div>
      <Tabs value={shown} onChange={open} className={styles.tabs} keepMounted={false}>
        <Tabs.List ref={tabList} aria-label={t.profiles.sections} className={styles.tabList}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t.profiles.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles.tabPanel}>
          <Panel user={user} profile={profile} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

const skeletonWidths = [70, 85, 60, 75, 50, 80]

/** A skeleton that is shown while a profile is loading; invisible for the first moment. */
function ProfileSkeleton() {
  return (
    <div className={`${styles.page} ${styles.loading}`} role="status" aria-label={t.app.loading}>
      <div className={styles.side}>
        <Skeleton circle h={72} w={72} />
        {skeletonWidths.map((width) => (
          <Skeleton key={width} h={10} w={`${width}%`} radius="xl" />
        ))}
      </div>
      <div className={styles.card}>
        {skeletonWidths.map((width) => (
          <Skeleton key={width} h={10} w={`${width}%`} radius="xl" my="lg" />
        ))}
      </div>
    </div>
  )
}
