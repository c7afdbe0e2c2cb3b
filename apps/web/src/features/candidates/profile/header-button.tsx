import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../shared/breakpoints.ts'
import { Tip } from '../../../shared/tip.tsx'

type Props = {
  label: string
  icon: ReactNode
  /** Called when the pointer reaches the button, to load the code of its dialog. */
  onIntent: () => unknown
  onClick: () => void
}

/** A button without text beside the heading of the page. */
export function HeaderButton({ label, icon, onIntent, onClick }: Props) {
  const isPhone = useIsPhone()
  return (
    <Tip text={label}>
      {(control) => (
        <ActionIcon
          {...control}
          variant="default"
          size={isPhone ? 'md' : 'input-sm'}
          aria-label={label}
          onPointerEnter={(event) => {
            control.onPointerEnter(event)
            onIntent()
          }}
          onClick={onClick}
        >
          {icon}
        </ActionIcon>
      )}
    </Tip>
  )
}
