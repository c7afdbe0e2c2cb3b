import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { keepFocus } from '../focus/keep-focus.ts'

type Props = {
  label: string
  isRunning: boolean
  /** Whether nothing else is asked for. */
  isMain?: boolean
  onAsk: () => void
}

/** Asks the browser for a passkey. It is not `disabled` meanwhile, so that it keeps the focus. */
export const PasskeyButton = ({ label, isRunning, isMain = false, onAsk }: Props) => (
  <Button
    {...keepFocus}
    variant={isMain ? 'filled' : 'default'}
    fullWidth
    mih="2.75rem"
    autoFocus={isMain}
    data-autofocus={isMain || undefined}
    leftSection={<IconFingerprint size={18} aria-hidden />}
    aria-disabled={isRunning || undefined}
    data-disabled={isRunning || undefined}
    aria-busy={isRunning}
    onClick={() => {
      if (!isRunning) onAsk()
    }}
  >
    {label}
  </Button>
)
