import { profile as profileRow } from '@portal/contract/profiles/profiles'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { useUser } from '../../../session/use-user.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { OwnContractLogPanel } from '../contracts/own-contract-log-panel.tsx'
import { HistoryPanel } from '../history-panel.tsx'
import { itemColumns } from '../inventories/inventory-columns.tsx'
import { LeavesPanel } from '../leave/leaves-panel.tsx'
import { RequestsPanel } from '../leave/requests-panel.tsx'
import { PanelTop } from '../panel-top.tsx'
import { ownDraft } from '../profile-drafts.ts'
import { ProfileFrame, ProfileSkeleton } from '../profile-frame.tsx'
import { equipmentOf, own, type PanelProps, person } from '../profile-queries.ts'
import { OwnResumesPanel } from '../resumes/own-resumes-panel.tsx'
import { OwnGeneralPanel } from './own-general-panel.tsx'
import { OwnPersonalPanel } from './own-personal-panel.tsx'

const OwnInfoModal = lazyPart(() => import('./own-info-modal.tsx').then((file) => file.OwnInfoModal))

/** The panel of each tab. */
const panels = {
  general: OwnGeneralPanel,
  personal: OwnPersonalPanel,
  contracts: OwnContractLogPanel,
  leaves: LeavesPanel,
  requests: RequestsPanel,
  inventory: OwnInventoryPanel,
  cv: OwnResumesPanel,
  history: HistoryPanel,
}

const route = getRouteApi('/_app/(account)/profile')

/** The profile of the person who is signed in. */
export function MyProfilePage() {
  const me = useUser()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const user = useQuery({ ...person(String(me.id)), placeholderData: me })
  const profile = useQuery(own)
  const [edited, setEdited] = useRowOfDraft(ownDraft, profileRow)

  if (profile.data) {
    const { data } = profile
    return (
      <>
        <ProfileFrame
          user={user.data ?? me}
          profile={data}
          search={search}
          go={(next, replaces = false) =>
            void navigate({ search: next, replace: replaces, resetScroll: false })
          }
          onEditOwn={() => setEdited(data)}
          panels={panels}
        />
        {edited && <OwnInfoModal profile={edited} onClose={() => setEdited(undefined)} />}
      </>
    )
  }
  if (!profile.error) return <ProfileSkeleton />
  return (
    <ErrorNotice title={t.profiles.failed} error={profile.error} onRetry={() => void profile.refetch()} />
  )
}

/** The equipment that the person who is signed in has received. */
function OwnInventoryPanel({ profile }: PanelProps) {
  const list = useQuery(equipmentOf(profile.id))
  return (
    <section>
      <PanelTop title={t.profiles.tabs.inventory} isKept />
      <DataTable
        label={t.profiles.tabs.inventory}
        columns={itemColumns}
        rows={list.data}
        query={list}
        failed={t.profiles.itemsFailed}
        rowKey={(item) => item.id}
        empty={<p>{t.myProfile.noItems}</p>}
      />
    </section>
  )
}
