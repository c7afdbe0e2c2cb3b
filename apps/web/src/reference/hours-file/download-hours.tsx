import { Button } from '@mantine/core'
import { recordFiles } from '@portal/contract/reports/record-files'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { useMayCall } from '../../session/use-permissions.ts'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import type { ProposedHours } from './proposed-hours.ts'

const DownloadHoursDialog = lazyPart(() =>
  import('./download-hours-dialog.tsx').then((file) => file.DownloadHoursDialog),
)

/** The button that opens the dialog of the file of hours day by day, for those who may have everyone's. */
export function DownloadHours(proposed: ProposedHours) {
  const [isOpen, setOpen] = useState(false)
  if (!useMayCall(recordFiles.csv.access)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.hoursFile.download}
      </Button>
      {isOpen && <DownloadHoursDialog {...proposed} onClose={() => setOpen(false)} />}
    </>
  )
}
