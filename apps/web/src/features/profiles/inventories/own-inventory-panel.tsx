import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PanelTop } from '../panel-top.tsx'
import { equipmentOf, type PanelProps } from '../profile-queries.ts'
import { itemColumns } from './inventory-columns.tsx'

/** The equipment that the person who is signed in has received. */
export function OwnInventoryPanel({ profile }: PanelProps) {
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
