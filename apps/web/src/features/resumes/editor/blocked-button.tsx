import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Tip } from '../../../shared/tip.tsx'

type Props = { label: string; reason: string; icon?: ReactNode; iconAfter?: ReactNode }

/** A button that does nothing yet and says why; it keeps its place in the order of Tab. */
export const BlockedButton = ({ label, reason, icon, iconAfter }: Props) => (
  <Tip text={reason} isDescription>
    {(control) => (
      <Button
        {...control}
        variant="default"
        data-disabled
        aria-disabled
        leftSection={icon}
        rightSection={iconAfter}
      >
        {label}
      </Button>
    )}
  </Tip>
)
