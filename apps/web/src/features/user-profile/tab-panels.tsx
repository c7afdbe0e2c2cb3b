import type { Profile } from '@portal/contract/profiles'
import type { User } from '@portal/contract/users'
import { type ComponentType, lazy } from 'react'
import { GeneralPanel } from './general-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import type { ProfileTab } from './profile-search.ts'

// The lists come with the tab that is opened: most visits are for the facts.
const ContractLogPanel = lazy(() =>
  import('./contract-log-panel.tsx').then((file) => ({ default: file.ContractLogPanel })),
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
