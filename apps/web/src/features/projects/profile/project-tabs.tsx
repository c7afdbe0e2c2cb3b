import { Tabs } from '@mantine/core'
import { histories } from '@portal/contract/audit'
import type { ProjectDetails } from '@portal/contract/projects'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { useChosenInView } from '../../../browser/use-chosen-in-view.ts'
import { t } from '../../../messages/messages.ts'
import { HistoryFold } from '../../../reference/history/history-fold.tsx'
import { profileTabs } from '../project-search.ts'
import { ClientInfo } from './client-info.tsx'
import { ContractLog } from './contract-log.tsx'
import { ProjectFacts } from './project-facts.tsx'
import styles from './project-tabs.module.css'
import { Team } from './team.tsx'

const route = getRouteApi('/_app/projects/$id')

type Props = { project: ProjectDetails; newContractId: number | undefined; addPerson: ReactNode }

/** The tabs of a project. On a desktop the facts stand beside them; on a phone they are the first of them. */
export function ProjectTabs({ project, newContractId, addPerson }: Props) {
  const { tab, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const shown = isPhone ? (tab ?? 'general') : tab === 'contracts' ? 'contracts' : 'client'
  const tabList = useChosenInView(shown)
  const open = (value: string | null) =>
    void navigate({ search: { tab: profileTabs.find((other) => other === value) }, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { tab: 'contracts', page: next === 1 ? undefined : next } })

  const facts = (
    <section className={styles.card} aria-label={t.projects.general}>
      <ProjectFacts project={project} />
    </section>
  )
  const team = <Team projectId={project.id} />
  return (
    <div className={styles.profile}>
      {!isPhone && (
        <>
          <div className={styles.whole}>{team}</div>
          {facts}
        </>
      )}
      <Tabs value={shown} onChange={open} keepMounted={false}>
        <Tabs.List ref={tabList} aria-label={t.projects.tabs} className={styles.tabs}>
          {isPhone && <Tabs.Tab value="general">{t.projects.general}</Tabs.Tab>}
          <Tabs.Tab value="client">{t.projects.clientInfo}</Tabs.Tab>
          <Tabs.Tab value="contracts">{t.projects.contractsLogs}</Tabs.Tab>
        </Tabs.List>
        {isPhone && (
          <Tabs.Panel value="general" className={styles.general}>
            {team}
            {facts}
          </Tabs.Panel>
        )}
        <Tabs.Panel value="client" className={styles.card}>
          <ClientInfo customer={project.customer_details} isBench={project.is_bench} />
        </Tabs.Panel>
        <Tabs.Panel value="contracts">
          <ContractLog
            projectId={project.id}
            page={page}
            onPage={toPage}
            newId={newContractId}
            addPerson={addPerson}
          />
        </Tabs.Panel>
      </Tabs>
      <div className={styles.whole}>
        <HistoryFold route={histories.project} id={project.id} />
      </div>
    </div>
  )
}
