import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './disclosure.module.css'

type Props = {
  /** What stands on the button. */
  label: ReactNode
  accessibleName?: string
  buttonClassName: string | undefined
  isActive?: boolean
  position: 'bottom-start' | 'bottom-end'
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens links below itself. Not an ARIA menu: these are links of the page, Tab goes through them as
 * through any others, and they stay inside the header that they belong to.
 */
export function Disclosure({ label, accessibleName, buttonClassName, isActive, position, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useFocusLeaves(root, () => setOpen(false))
  return (
    <div className={styles.root} ref={root}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position={position}
        offset={6}
        withinPortal={false}
        withRoles={false}
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={buttonClassName}
            aria-label={accessibleName}
            aria-expanded={isOpen}
            data-status={isActive ? 'active' : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
            <IconChevronDown size={14} aria-hidden className={styles.chevron} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown}>{children(() => setOpen(false))}</Popover.Dropdown>
      </Popover>
    </div>
  )
}

/** Only for a focus that went elsewhere: a click on plain text takes it from everything and is no leaving. */
function useFocusLeaves(element: RefObject<HTMLElement | null>, leave: () => void) {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const root = element.current
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root?.contains(relatedTarget)) onLeave()
    }
    root?.addEventListener('focusout', onFocusOut)
    return () => root?.removeEventListener('focusout', onFocusOut)
  }, [element])
}
