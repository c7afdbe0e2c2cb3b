import { Popover, type PopoverProps } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import { CalendarInFlow } from './calendar-in-flow.tsx'
import styles from './date-field.module.css'

type Props = {
  input: ReactNode
  /** The attributes of the calendar's dialog. */
  box: HTMLAttributes<HTMLDivElement>
  isOpen: boolean
  place: PopoverProps['middlewares']
  isInFlow: boolean | undefined
  withinPortal: boolean | undefined
  onDismiss: () => void
  /** Called when the calendar over the page is gone. */
  onGone: () => void
  /** The calendar. */
  children: ReactNode
}

/** A field with its calendar over the page, or below the field in the flow of the form. */
export function PickerFrame(props: Props) {
  const {
    input,
    box,
    isOpen,
    place,
    isInFlow = false,
    withinPortal = true,
    onDismiss,
    onGone,
    children,
  } = props
  if (isInFlow) {
    return (
      <div className={styles.inFlowField}>
        {input}
        {isOpen && (
          <CalendarInFlow box={box} onLeave={onDismiss}>
            {children}
          </CalendarInFlow>
        )}
      </div>
    )
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={onDismiss}
      onExitTransitionEnd={onGone}
      position="bottom-start"
      trapFocus
      closeOnEscape={false}
      withRoles={false}
      withinPortal={withinPortal}
      classNames={{ dropdown: styles.calendar ?? '' }}
      {...(place && { middlewares: place })}
    >
      <Popover.Target>{input}</Popover.Target>
      <Popover.Dropdown {...box} role="dialog">
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
