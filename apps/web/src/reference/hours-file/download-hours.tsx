import { Button } from '@mantine/core'
import { recordFiles } from '@portal/contract/reports/record-files'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { useMayCall } from '../../session/use-permissions.ts'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import styles from './download-hours.module.css'
import type { ProposedHours } from './proposed-hours.ts'

const DownloadHoursDialog = lazyPart(() =>
  import('./download-hours-dialog.tsx').then((file) => file.DownloadHoursDialog),
)

type Props = ProposedHours & { className?: string | undefined }

/** The button that opens the dialog of the file of hours day by day, for those who may have everyone's. */
export function DownloadHours({ className = '', ...proposed }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!useMayCall(recordFiles.csv.access)) return null
  return (
    <>
      <Button
        variant="default"
        className={className}
        classNames={{ root: styles.button ?? '', section: styles.icon ?? '' }}
        leftSection={<IconFileDownload size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.hoursFile.download}
      </Button>
      {isOpen && <DownloadHoursDialog {...proposed} onClose={() => setOpen(false)} />}
    </>
  )
}
