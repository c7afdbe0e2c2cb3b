import type { Profile } from '@portal/contract/profiles'
import type { User } from '@portal/contract/users'
import type { ComponentType } from 'react'
import { ContractLogPanel } from './contract-log-panel.tsx'
import { GeneralPanel } from './general-panel.tsx'
import { InventoryPanel } from './inventories/inventory-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import type { ProfileTab } from './profile-search.ts'

export type PanelProps = { user: User; profile: Profile }

/** What each tab shows. */
export const tabPanels: Record<ProfileTab, ComponentType<PanelProps>> = {
  general: GeneralPanel,
  personal: PersonalPanel,
  contracts: ContractLogPanel,
  inventory: InventoryPanel,
}
