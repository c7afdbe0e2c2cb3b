import type { ImportRun } from '@portal/contract/imports'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ConflictDialog } from '../../../shared/conflicts/conflict-dialog.tsx'
import { Notice } from '../../../shared/notices/notice.tsx'
import { importOf, isCounted } from '../imports-queries.ts'
import { RowsReport } from '../report/rows-report.tsx'
import { WritePanel } from '../report/write-panel.tsx'
import { RunProgress } from '../run/run-progress.tsx'
import type { Part } from './choices.ts'
import { ColumnsStep } from './columns-step.tsx'
import { OrderStep } from './order-step.tsx'
import { SheetStep } from './sheet-step.tsx'
import styles from './step.module.css'
import { useChoicesForm } from './use-choices-form.ts'
import { ValuesStep } from './values-step.tsx'

/** An import that is not written yet: what its file is read as, and the report of what it would do. */
export function MatchedRun({ run }: { run: ImportRun }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(run)
  const [checked, setChecked] = useState<Part>()
  return (
    <OpenedRun
      // A form begins anew with what was checked.
      key={opened.version}
      run={run}
      opened={opened}
      checked={checked}
      onCheck={setChecked}
      onReopen={(next) => {
        queryClient.setQueryData(importOf(next.id).queryKey, next)
        setOpened(next)
      }}
    />
  )
}

type Props = {
  run: ImportRun
  opened: ImportRun
  /** The part whose button was pressed last. */
  checked: Part | undefined
  onCheck: (part: Part) => void
  onReopen: (run: ImportRun) => void
}

function OpenedRun({ run, opened, checked, onCheck, onReopen }: Props) {
  const isPhone = useIsPhone()
  const form = useChoicesForm(opened, onReopen)
  const reopen = useEffectEvent(() => onReopen(run))
  // What others have chosen is shown where it takes the place of nothing.
  const isOutdated = run.version > opened.version && !form.isTyped && !form.isChecking
  useEffect(() => {
    if (isOutdated) reopen()
  }, [isOutdated])
  const step = (part: Part) => ({
    run: opened,
    form,
    hasFocus: checked === part,
    onCheck: () => {
      onCheck(part)
      form.submit()
    },
  })
  const isReading = run.state === 'reading'
  return (
    <>
      {isPhone ? (
        <Notice icon={IconDeviceDesktop} className={styles.notice}>
          {t.imports.widerScreen}
        </Notice>
      ) : (
        run.can.update && (
          <>
            {run.sheets.length > 1 && <SheetStep run={run} />}
            <ColumnsStep {...step('columns')} />
            {opened.date_question && <OrderStep {...step('order')} question={opened.date_question} />}
            {opened.values.length > 0 && <ValuesStep {...step('values')} />}
          </>
        )
      )}
      {isReading ? (
        <RunProgress run={run} />
      ) : (
        <>
          <WritePanel run={run} isUnchecked={form.isTyped} />
          {isCounted(run) && <RowsReport run={run} />}
        </>
      )}
      {form.conflict && <ConflictDialog {...form.conflict} />}
    </>
  )
}
