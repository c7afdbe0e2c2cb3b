import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'

type Props = {
  label: string
  icon: ReactNode
  /** Whether it deletes what the page is about. */
  isDanger?: boolean
  onClick: () => void
}

/** A button without text beside the heading of the page. */
export function HeaderButton({ label, icon, isDanger = false, onClick }: Props) {
  const isPhone = useIsPhone()
  return (
    <Tooltip text={label}>
      {(control) => (
        <ActionIcon
          {...control}
          variant={isDanger ? 'outline' : 'default'}
          color={isDanger ? 'red' : 'gray'}
          size={isPhone ? 'md' : 'input-sm'}
          aria-label={label}
          onClick={onClick}
        >
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  )
}
