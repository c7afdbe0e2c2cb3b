import { type Contract, contract as contractRow } from '@portal/contract/contracts'
import { mayEndOn } from '@portal/domain/contracts'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { RowAction } from '../../shared/lists/cells/cells.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { EndContractDialog } from './end-contract-dialog.tsx'

const EditContractModal = lazyPart(() =>
  import('./edit-contract-modal.tsx').then((file) => file.EditContractModal),
)

type ContractActs = { column: Column<Contract>; dialog: ReactNode }

/**
 * Editing and ending a contract from a log of contracts: the column with the buttons, and the dialog that they open.
 * `draft` is the name of the form's draft.
 */
export function useContractActs(draft: string): ContractActs {
  const today = useToday()
  const [edited, setEdited] = useRowOfDraft(draft, contractRow)
  const [ended, setEnded] = useState<Contract>()
  const column: Column<Contract> = {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    cell: (contract) => {
      const name = t.contracts.contractNamed(contract.user, contract.project)
      const { start_date: startDate, end_date: endDate, can } = contract
      return (
        <RowOptions name={name} can={can} onEdit={() => setEdited(contract)}>
          {can.update && mayEndOn({ start_date: startDate, end_date: endDate }, today) && (
            <RowAction
              label={t.contracts.endNamed(name)}
              icon={<IconCalendar size={18} aria-hidden />}
              onClick={() => setEnded(contract)}
            />
          )}
        </RowOptions>
      )
    },
  }
  const dialog = (
    <>
      {edited && <EditContractModal contract={edited} draft={draft} onClose={() => setEdited(undefined)} />}
      {ended && <EndContractDialog contract={ended} onClose={() => setEnded(undefined)} />}
    </>
  )
  return { column, dialog }
}
