import { Button } from '@mantine/core'
import { type Inventory, inventories, inventory } from '@portal/contract/profiles/inventories'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isChangedMeanwhile } from '../../../api/api-errors.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { PanelTop } from '../panel-top.tsx'
import { itemDraft, newItemDraft } from '../profile-drafts.ts'
import { equipmentOf, type PanelProps } from '../profile-queries.ts'
import { inventoryColumns } from './inventory-columns.tsx'

const CreateItemModal = lazyPart(() => import('./create-item-modal.tsx').then((file) => file.CreateItemModal))
const EditItemModal = lazyPart(() => import('./edit-item-modal.tsx').then((file) => file.EditItemModal))

/** The equipment that a person has received. */
export function InventoryPanel({ profile }: PanelProps) {
  const list = useQuery(equipmentOf(profile.id))
  const remove = useApiMutation(inventories.remove)
  const [isAdding, setAdding] = useOpenedByDraft(newItemDraft(profile.id))
  const [editing, setEditing] = useRowOfDraft(itemDraft(profile.id), inventory)
  const [leaving, setLeaving] = useState<Inventory>()

  const takeBack = async (item: Inventory) => {
    try {
      await remove.mutateAsync({ params: { id: item.id }, ifMatch: item.version })
      toastSuccess(t.profiles.itemDeleted)
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.profiles.itemDeleteFailed)
    }
  }

  return (
    <section>
      <PanelTop title={t.profiles.tabs.inventory}>
        {profile.can.update && (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
            {t.profiles.addItem}
          </Button>
        )}
      </PanelTop>
      <DataTable
        label={t.profiles.tabs.inventory}
        columns={inventoryColumns({ onEdit: setEditing, onDelete: setLeaving })}
        rows={list.data}
        query={list}
        failed={t.profiles.itemsFailed}
        rowKey={(item) => item.id}
        empty={<p>{t.profiles.noItems}</p>}
      />
      {isAdding && <CreateItemModal profileId={profile.id} onClose={() => setAdding(false)} />}
      {editing && <EditItemModal item={editing} onClose={() => setEditing(undefined)} />}
      {leaving && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(leaving.name)}
          onConfirm={() => takeBack(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  )
}
