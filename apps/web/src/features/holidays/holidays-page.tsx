import { Button } from '@mantine/core'
import { type EditableHoliday, editableHoliday, holidayFiles, holidays } from '@portal/contract/holidays'
import { formatDay, yearOf } from '@portal/domain/days'
import { changesToRule } from '@portal/domain/holiday-rules'
import { IconRestore } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { YearStepper } from '../../shared/period/year-stepper.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { holidayColumns } from './holiday-columns.tsx'
import styles from './holidays-page.module.css'
import { RestoreDialog } from './restore-dialog.tsx'
import { TouchedLeave } from './touched/touched-leave.tsx'
import { touchedPage } from './touched/touched-queries.ts'

const CreateHolidayModal = lazyPart(() =>
  import('./create-holiday-modal.tsx').then((file) => file.CreateHolidayModal),
)
const EditHolidayModal = lazyPart(() =>
  import('./edit-holiday-modal.tsx').then((file) => file.EditHolidayModal),
)

const route = getRouteApi('/_app/manage-holidays')

/** The company's holidays of a year, which admins edit. */
export function HolidaysPage() {
  const { year: wanted, open } = route.useSearch()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const thisYear = yearOf(useToday())
  const year = wanted ?? thisYear
  const ofYear = (shown: number | undefined) => q(holidays.list, { query: { year: shown } })
  const list = useQuery(ofYear(wanted))
  const touched = useQuery(touchedPage(1))
  const { newId, markNew } = useNewRow({ year })
  const remove = useApiMutation(holidays.remove)
  const [isAdding, setAdding] = useOpenedByDraft('holidays.create')
  const [edited, setEdited] = useRowOfDraft('holidays.edit', editableHoliday)
  const [deleted, setDeleted] = useState<EditableHoliday>()
  const [restored, setRestored] = useState<readonly EditableHoliday[]>()

  /** The current year is left out of the address. */
  const inAddress = (shown: number) => (shown === thisYear ? undefined : shown)
  const show = (shown: number, opens?: number) =>
    void navigate({ search: { year: inAddress(shown), open: opens }, replace: true })
  // Each step starts from the address that is being opened, so that none of several quick steps is lost.
  const step = (years: -1 | 1) =>
    void navigate({ search: (now) => ({ year: inAddress((now.year ?? thisYear) + years) }), replace: true })
  const holidayOf = (id: number | undefined) => list.data?.find((holiday) => holiday.id === id)
  const showCreated = ({ id, date }: EditableHoliday) => {
    const itsYear = yearOf(date)
    show(itsYear)
    markNew(id, { year: itsYear })
    toastSuccess(t.holidays.created, { onOpen: () => show(itsYear, id) })
  }
  const opened = edited ?? holidayOf(open)
  const closeOpened = () => {
    setEdited(undefined)
    if (open !== undefined) show(year)
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.holidays}
        count={list.data?.length}
        add={{ label: t.holidays.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu
          lists={[{ title: t.pageTitles.holidays, files: holidayFiles, query: { year: wanted } }]}
        />
      </PageHeader>
      <div className={styles.bar}>
        <YearStepper
          year={year}
          onStep={step}
          onIntent={(years) => void queryClient.prefetchQuery(ofYear(year + years))}
        />
        <RestoreButton year={year} present={list.data} onClick={setRestored} />
        <p className={styles.intro}>{t.holidays.intro}</p>
      </div>
      <TouchedLeave />
      <DataTable
        label={t.pageTitles.holidays}
        {...withNewRow(holidayOf(newId), {
          columns: holidayColumns({ onEdit: setEdited, onDelete: setDeleted }),
          // The list waits for the notice about touched leave above it, which would move the rows when it comes.
          rows: touched.isLoading ? undefined : list.data,
          rowKey: (holiday) => holiday.id,
          firstNumber: 1,
        })}
        query={list}
        failed={t.holidays.failed}
        empty={<p>{t.holidays.empty(year)}</p>}
      />
      {isAdding && <CreateHolidayModal onCreated={showCreated} onClose={() => setAdding(false)} />}
      {opened && <EditHolidayModal holiday={opened} onClose={closeOpened} />}
      {restored && <RestoreDialog year={year} present={restored} onClose={() => setRestored(undefined)} />}
      {deleted && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(t.holidays.named(deleted.title, formatDay(deleted.date)))}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })
            toastSuccess(t.holidays.deleted)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}

type RestoreButtonProps = {
  year: number
  present: readonly EditableHoliday[] | undefined
  onClick: (present: readonly EditableHoliday[]) => void
}

/** The button that makes the list the rule's, offered where the two differ. */
function RestoreButton({ year, present, onClick }: RestoreButtonProps) {
  if (present === undefined) return null
  const { added, removed, renamed } = changesToRule(year, present)
  if (added.length + removed.length + renamed.length === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size={18} aria-hidden />}
      onClick={() => onClick(present)}
    >
      {t.holidays.restore}
    </Button>
  )
}
