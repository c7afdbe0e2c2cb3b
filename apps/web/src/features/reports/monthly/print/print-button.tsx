import { Button, Loader } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'

/** Prints the whole report. The button is not `disabled` while it is busy, which would take the focus away. */
export const PrintButton = ({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) => (
  <Button
    variant="default"
    aria-busy={isBusy}
    leftSection={isBusy ? <Loader size={16} color="gray" /> : <IconPrinter size={18} aria-hidden />}
    onClick={onClick}
  >
    {t.monthlyReport.print}
  </Button>
)
