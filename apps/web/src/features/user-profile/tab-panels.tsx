import type { Profile } from '@portal/contract/profiles'
import type { User } from '@portal/contract/users'
import { type ComponentType, lazy } from 'react'
import { GeneralPanel } from './general/general-panel.tsx'
import type { ProfileTab } from './profile-search.ts'

// What stands behind a tab comes when the tab is opened.
const PersonalPanel = lazy(() =>
  import('./personal/personal-panel.tsx').then((file) => ({ default: file.PersonalPanel })),
)
const ContractLogPanel = lazy(() =>
  import('./contracts/contract-log-panel.tsx').then((file) => ({ default: file.ContractLogPanel })),
)
const InventoryPanel = lazy(() =>
  import('./inventories/inventory-panel.tsx').then((file) => ({ default: file.InventoryPanel })),
)

export type PanelProps = { user: User; profile: Profile }

/** What each tab shows. */
export const tabPanels: Record<ProfileTab, ComponentType<PanelProps>> = {
  general: GeneralPanel,
  personal: PersonalPanel,
  contracts: ContractLogPanel,
  inventory: InventoryPanel,
}
