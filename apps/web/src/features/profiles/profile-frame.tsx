import { Skeleton, Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { useChosenInView } from '../../browser/use-chosen-in-view.ts'
import { t } from '../../messages/messages.ts'
import { Identity } from './general/identity.tsx'
import styles from './profile-page.module.css'
import type { PanelProps } from './profile-queries.ts'
import { type ProfileTab, profileTabs, shownTab } from './profile-search.ts'

type Props = PanelProps & { panels: Record<ProfileTab, ComponentType<PanelProps>> }

/** A profile with its tabs. On a desktop the general panel is beside them. */
export function ProfileFrame({ panels, ...props }: Props) {
  const { user, profile, search, go } = props
  const isPhone = useIsPhone()
  const shown = shownTab(search.tab, isPhone)
  const tabList = useChosenInView(shown)
  const tabs = profileTabs.filter((name) => isPhone || name !== 'general')
  const open = (next: string | null) => go(() => ({ tab: profileTabs.find((name) => name === next) }), true)
  const General = panels.general
  const Panel = panels[shown]
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Identity user={user} profile={profile} avatarSize={isPhone ? 56 : 72} />
        {!isPhone && <General {...props} />}
      </div>
      <Tabs value={shown} onChange={open} className={styles.tabs} keepMounted={false}>
        <Tabs.List ref={tabList} aria-label={t.profiles.sections}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t.profiles.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles.tabPanel}>
          <Panel {...props} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

const skeletonWidths = [70, 85, 60, 75, 50, 80]

/** A skeleton that is shown while a profile is loading; invisible for the first moment. */
export function ProfileSkeleton() {
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
