import { Checkbox, Modal } from '@mantine/core'
import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { maxRecordFileDays, recordFiles } from '@portal/contract/reports/record-files'
import { addDays } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { DateField } from '../../shared/dates/date-field.tsx'
import { dayOf, problemOf, type TypedDay } from '../../shared/dates/typed-day.ts'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useVisibleHeight } from '../../shared/dialogs/use-visible-height.ts'
import { FileButton } from '../../shared/downloads/file-button.tsx'
import { withHintsOfNamesakes } from '../../shared/fields/choices.ts'
import { MultiSelect } from '../../shared/fields/multi-select.tsx'
import { FieldGrid } from '../../shared/forms/field-grid.tsx'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import { everyone } from '../people/portraits.ts'
import { choiceOfPerson } from '../person-choice.ts'
import styles from './download-hours-dialog.module.css'
import type { ProposedHours } from './proposed-hours.ts'

type Props = ProposedHours & { onClose: () => void }

/** Chooses the days and whose hours a file has; mount it to open it. It stays open, for the other format. */
export function DownloadHoursDialog({ onClose, project, hasOtherFilters = false, ...proposed }: Props) {
  useFocusReturn()
  useVisibleHeight()
  useOverlay({ mayClose: () => true, close: onClose })
  const isPhone = useIsPhone()
  const [from, setFrom] = useState<TypedDay>(proposed.from)
  const [to, setTo] = useState<TypedDay>(proposed.to)
  const [projectIds, setProjectIds] = useState(proposed.project_id ?? [])
  const [customerIds, setCustomerIds] = useState<readonly number[]>([])
  const [userIds, setUserIds] = useState(proposed.user_id ?? [])
  const [isWithoutNames, setWithoutNames] = useState(false)
  const projectNames = useQuery({ ...q(projects.names), enabled: project === undefined })
  const customerNames = useQuery({ ...q(customers.names), enabled: project === undefined })
  const people = useQuery(everyone)

  const [first, last] = [dayOf(from), dayOf(to)]
  const limits = first === undefined ? {} : { minDate: first, maxDate: addDays(first, maxRecordFileDays - 1) }
  const isReady = first !== undefined && last !== undefined && problemOf(to, limits) === undefined
  const query = {
    from: first,
    to: last,
    project_id: project ? [project.id] : projectIds,
    customer_id: customerIds,
    user_id: userIds,
    names: isWithoutNames ? 'off' : 'on',
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={project ? t.hoursFile.downloadOf(project.name) : t.hoursFile.download}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <div className={styles.fields}>
        <FieldGrid>
          <DateField label={t.hoursFile.from} required value={from} onChange={setFrom} />
          <DateField label={t.hoursFile.to} required {...limits} value={to} onChange={setTo} />
        </FieldGrid>
        {!project && (
          <>
            <MultiSelect
              label={t.hoursFile.projects}
              placeholder={t.hoursFile.all}
              choices={projectNames.data?.map(({ id, name }) => ({ id, name }))}
              error={projectNames.isLoadingError && t.fields.projectsFailed}
              value={projectIds}
              onChange={setProjectIds}
            />
            <MultiSelect
              label={t.hoursFile.customers}
              placeholder={t.hoursFile.all}
              choices={customerNames.data?.map(({ id, company_name }) => ({ id, name: company_name }))}
              error={customerNames.isLoadingError && t.fields.customersFailed}
              value={customerIds}
              onChange={setCustomerIds}
            />
          </>
        )}
        <MultiSelect
          label={t.hoursFile.people}
          placeholder={t.hoursFile.all}
          choices={people.data && withHintsOfNamesakes(people.data.map(choiceOfPerson))}
          error={people.isLoadingError && t.fields.usersFailed}
          value={userIds}
          onChange={setUserIds}
        />
        <Checkbox
          label={t.hoursFile.withoutNames}
          description={t.hoursFile.withoutNamesHint}
          checked={isWithoutNames}
          onChange={({ currentTarget }) => setWithoutNames(currentTarget.checked)}
        />
        {hasOtherFilters && <p className={styles.note}>{t.hoursFile.leftFilters}</p>}
      </div>
      <DialogFooter>
        <FileButton
          descriptor={recordFiles.csv}
          query={query}
          label={t.hoursFile.csv}
          disabled={!isReady}
          data-autofocus
        />
        <FileButton
          descriptor={recordFiles.xlsx}
          query={query}
          label={t.hoursFile.xlsx}
          disabled={!isReady}
        />
      </DialogFooter>
    </Modal>
  )
}
