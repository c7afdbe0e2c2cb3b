import type { UseFormReturnType } from '@mantine/form'
import type { Contract } from '@portal/contract/contracts'
import { jobStatuses } from '@portal/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { DateField } from '../../shared/dates/date-field.tsx'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import { FieldGrid } from '../../shared/forms/field-grid.tsx'
import { PersonSelect } from '../person-select.tsx'
import { ProjectSelect } from '../project-select.tsx'
import { statusesToChoose } from './contract-choices.ts'
import type { ContractValues } from './contract-form.ts'

type Props = {
  form: UseFormReturnType<ContractValues>
  /** The contract that is changed; none for a new one. */
  contract?: Contract
}

/** The fields of a contract. The focus goes to the first one that is empty. */
export function ContractFields({ form, contract }: Props) {
  const statuses = useQuery(q(jobStatuses.adminList))
  const { values, errors, getInputProps, getInitialValues } = form
  const begun = getInitialValues()
  const first = begun.user_id === null ? 'user' : begun.project_id === null ? 'project' : 'status'
  return (
    <>
      <PersonSelect
        active
        label={t.contracts.user}
        placeholder={t.contracts.selectUser}
        required
        data-autofocus={first === 'user' || undefined}
        {...getInputProps('user_id')}
        value={values.user_id}
        error={errors.user_id}
        current={contract && { id: contract.user_id, name: contract.user }}
      />
      <ProjectSelect
        withoutBench
        label={t.contracts.project}
        placeholder={t.contracts.selectProject}
        required
        data-autofocus={first === 'project' || undefined}
        {...getInputProps('project_id')}
        value={values.project_id}
        error={errors.project_id}
        current={contract && { id: contract.project_id, name: contract.project }}
      />
      <IdSelect
        label={t.contracts.status}
        placeholder={t.contracts.selectStatus}
        required
        data-autofocus={first === 'status' || undefined}
        {...getInputProps('job_status_id')}
        value={values.job_status_id}
        error={statuses.isLoadingError ? t.contracts.statusesFailed : errors.job_status_id}
        choices={statusesToChoose(statuses.data, contract)}
      />
      <FieldGrid>
        <DateField
          label={t.contracts.startDate}
          required
          {...getInputProps('start_date')}
          value={values.start_date}
        />
        <DateField
          label={t.contracts.endDate}
          description={errors.end_date ? undefined : t.contracts.endDateHint}
          clearable
          {...getInputProps('end_date')}
          value={values.end_date}
        />
      </FieldGrid>
    </>
  )
}
