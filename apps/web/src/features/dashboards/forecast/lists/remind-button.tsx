import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'
import { Tooltip } from '../../../../shared/tooltip.tsx'

type Props = {
  /** The accessible name, where the text alone does not say whom the button reminds. */
  label?: string
  /** Why the person cannot be reminded now; the button then says so and does nothing. */
  refusal: string | undefined
  onClick: () => void
  children: string
}

/**
 * A button that reminds. It is not `disabled` when it refuses: the reason must be reachable by keyboard and finger, and
 * the focus stays.
 */
export function RemindButton({ label, refusal, onClick, children }: Props) {
  const isRefused = refusal !== undefined
  return (
    <Tooltip text={refusal ?? t.forecast.remindHint} isDescription>
      {(control) => (
        <Button
          {...control}
          variant="default"
          size="xs"
          leftSection={<IconBell size={16} aria-hidden />}
          aria-label={label}
          aria-disabled={isRefused}
          data-disabled={isRefused || undefined}
          onClick={isRefused ? undefined : onClick}
        >
          {children}
        </Button>
      )}
    </Tooltip>
  )
}
