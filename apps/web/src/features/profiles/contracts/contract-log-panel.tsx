import { Button } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ContractLogTable } from '../../../reference/contracts/contract-log-table.tsx'
import { useToday } from '../../../session/use-user.ts'
import { useOpenedByDraft } from '../../../shared/forms/use-draft.ts'
import { useNewRow } from '../../../shared/new-row.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { PanelTop } from '../panel-top.tsx'
import { contractDraft, newContractDraft } from '../profile-drafts.ts'
import { contractLog, type PanelProps } from '../profile-queries.ts'
import { contractLogColumns } from './contract-log-columns.tsx'

const CreateContractModal = lazyPart(() =>
  import('../../../reference/contracts/create-contract-modal.tsx').then((file) => file.CreateContractModal),
)

const columns = contractLogColumns(true)

/** Every contract that a person has or had, newest first. */
export function ContractLogPanel({ user, search, go }: PanelProps) {
  const { page = 1 } = search
  const navigate = useNavigate()
  const log = useQuery(keepingRows(contractLog(user.id, page)))
  const today = useToday()
  const [isAdding, setAdding] = useOpenedByDraft(newContractDraft(user.id))
  const { newId, markNew } = useNewRow({ page })
  const showCreated = ({ id, project }: Contract) => {
    markNew(id)
    toastSuccess(t.contracts.created, {
      thing: project,
      onOpen: () => void navigate({ to: '/manage-contracts', search: { open: id } }),
    })
  }
  return (
    <section>
      <PanelTop title={t.profiles.tabs.contracts}>
        {user.active && (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
            {t.profiles.addContract}
          </Button>
        )}
      </PanelTop>
      <ContractLogTable
        label={t.profiles.tabs.contracts}
        columns={columns}
        log={log}
        page={page}
        onPage={(next) => go((now) => ({ ...now, page: next }))}
        newId={newId}
        draft={contractDraft(user.id)}
        failed={t.profiles.contractsFailed}
        empty={<p>{t.profiles.noContracts}</p>}
      />
      {isAdding && (
        <CreateContractModal
          userId={user.id}
          startDate={today}
          draft={newContractDraft(user.id)}
          onCreated={showCreated}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
