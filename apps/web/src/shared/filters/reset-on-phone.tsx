import { Button } from '@mantine/core'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'

/** The button of a list that the filters have emptied, on a phone, whose filters are behind a sheet. A desktop has it in the bar. */
export function ResetOnPhone({ onReset }: { onReset: () => void }) {
  const isPhone = useIsPhone()
  if (!isPhone) return null
  return (
    <Button variant="default" onClick={onReset}>
      {t.lists.resetFilters}
    </Button>
  )
}
