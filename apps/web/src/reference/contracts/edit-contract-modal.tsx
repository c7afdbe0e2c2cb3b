import { histories } from '@portal/contract/audit'
import { type Contract, contract as contractRow, contracts } from '@portal/contract/contracts'
import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import * as z from 'zod/mini'
import { call } from '../../api/client.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { choiceInWords, dayInWords, type FieldWords } from '../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { HistoryFold } from '../history/history-fold.tsx'
import { peopleById } from '../people-by-id.ts'
import { ContractFields } from './contract-fields.tsx'
import { type ContractValues, contractFormSchema, valuesOf } from './contract-form.ts'

const contractWords: FieldWords<ContractValues> = {
  user_id: choiceInWords(t.contracts.user, peopleById),
  project_id: choiceInWords(t.contracts.project, (id) => call(projects.names, { query: { id } })),
  job_status_id: choiceInWords(t.contracts.status, () => call(jobStatuses.adminList, {})),
  start_date: dayInWords(t.contracts.startDate),
  end_date: dayInWords(t.contracts.endDate),
}

type Props = {
  contract: Contract
  /** The name of the form's draft; each page that opens the dialog has its own. */
  draft: string
  onClose: () => void
}

export function EditContractModal({ contract, draft, onClose }: Props) {
  const update = useApiMutation(contracts.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: contract,
    schema: contractFormSchema,
    valuesOf,
    draft: { name: draft, row: contract },
    rowFrom: (current) => z.parse(contractRow, current),
    words: contractWords,
    save: async (changes, { id, version }) => {
      const { user, project } = await update.mutateAsync({
        params: { id },
        ifMatch: version,
        // An emptied end is sent as null, because a field that is left out keeps its value.
        body: { contract: { ...changes, end_date: changes.end_date ?? null } },
      })
      toastSuccess(t.contracts.updated, { thing: t.contracts.contractNamed(user, project) })
      onClose()
    },
  })
  return (
    <FormModal
      title={t.contracts.editTitle}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ContractFields form={form} contract={contract} />
      <HistoryFold route={histories.contract} id={contract.id} />
    </FormModal>
  )
}
