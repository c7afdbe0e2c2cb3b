import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'
import { Tip } from '../../../../shared/tip.tsx'

type Props = {
  /** When the text alone does not say whom. */
  label?: string
  /** Why the person cannot be reminded now; the button then says so and does nothing. */
  refusal: string | undefined
  onClick: () => void
  children: string
}

/** Not `disabled` when it refuses: the reason must be reachable by keyboard and finger, and the focus stays. */
export function RemindButton({ label, refusal, onClick, children }: Props) {
  const isRefused = refusal !== undefined
  return (
    <Tip text={refusal ?? t.forecast.remindHint} isDescription>
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
    </Tip>
  )
}
