import { Button } from '@mantine/core'
import { recordFiles } from '@portal/contract/reports/record-files'
import { firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { FileButton } from '../../../shared/downloads/file-button.tsx'

/** Saves one's own worked hours of the month day by day, of all projects. */
export function OwnHoursFiles({ month }: { month: Month }) {
  const query = { from: firstDayOf(month), to: lastDayOf(month) }
  return (
    <Button.Group>
      <FileButton descriptor={recordFiles.ownCsv} query={query} label={t.hoursFile.ownCsv} />
      <FileButton
        descriptor={recordFiles.ownXlsx}
        query={query}
        label={t.hoursFile.ownXlsx}
        shown={t.hoursFile.shortXlsx}
      />
    </Button.Group>
  )
}
