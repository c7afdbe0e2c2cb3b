import { Button, Loader } from '@mantine/core'
import { reports } from '@portal/contract/reports'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import type { Period } from '../../../../shared/period/period.ts'
import { toastError } from '../../../../shared/toasts/toasts.ts'
import { reportQuery } from '../report-queries.ts'
import type { ReportFilters } from '../report-search.ts'
import styles from './report-files.module.css'
import { saveFile } from './save-file.ts'

type Props = { period: Period; filters: ReportFilters }

/** Saves the report and the salaries, each as CSV or as XLSX, of the rows that the filters leave. */
export function ReportFiles({ period, filters }: Props) {
  const query = reportQuery(period, filters)
  return (
    <>
      <Button.Group className={styles.pair}>
        <FileButton descriptor={reports.monthlyCsv} query={query} label={t.monthlyReport.reportCsv} hasIcon />
        <FileButton descriptor={reports.monthlyXlsx} query={query} label={t.monthlyReport.reportXlsx} />
      </Button.Group>
      <Button.Group className={styles.pair}>
        <FileButton descriptor={reports.salaryCsv} query={query} label={t.monthlyReport.salaryCsv} hasIcon />
        <FileButton descriptor={reports.salaryXlsx} query={query} label={t.monthlyReport.salaryXlsx} />
      </Button.Group>
    </>
  )
}

type ButtonProps = {
  descriptor: RouteDescriptor
  query: object
  label: string
  /** Whether the button has the icon: the first of a pair says what the file is, the second only its type. */
  hasIcon?: boolean
}

function FileButton({ descriptor, query, label, hasIcon = false }: ButtonProps) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    // The flag is a ref, because a second click may come before the state has changed.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await saveFile(descriptor, query)
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  const isMarked = isBusy || hasIcon
  const mark = isBusy ? <Loader size={16} color="gray" /> : <IconDownload size={18} aria-hidden />
  return (
    <Button
      variant="default"
      aria-label={label}
      // The button is not `disabled`, which would take the focus away.
      aria-busy={isBusy}
      leftSection={isMarked ? mark : undefined}
      classNames={{ section: isBusy ? '' : (styles.icon ?? '') }}
      onClick={({ detail }) => {
        // The second click of a double click counts 2; a key counts 0.
        if (detail < 2) void save()
      }}
    >
      {hasIcon ? label : t.monthlyReport.xlsx}
    </Button>
  )
}
