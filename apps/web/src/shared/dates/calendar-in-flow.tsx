import { useClickOutside } from '@mantine/hooks'
import { type HTMLAttributes, type ReactNode, useEffect } from 'react'
import styles from './date-field.module.css'

type Props = {
  box: HTMLAttributes<HTMLDivElement>
  /** Called for a press outside of the calendar and its field, and when the focus leaves the calendar. */
  onLeave: () => void
  children: ReactNode
}

/** A calendar below its field, in the flow of the form. It is scrolled into view, and has the focus. */
export function CalendarInFlow({ box, onLeave, children }: Props) {
  const frame = useClickOutside<HTMLDivElement>((event) => {
    const isOfField =
      event.target instanceof Node && frame.current?.parentElement?.contains(event.target) === true
    if (!isOfField) onLeave()
  })
  useEffect(() => {
    const node = frame.current
    if (!node) return
    // A day takes the focus as soon as the calendar's code has come.
    if (!node.contains(document.activeElement)) node.focus()
    node.scrollIntoView({ block: 'nearest' })
  }, [frame])
  return (
    <div
      {...box}
      role="dialog"
      ref={frame}
      tabIndex={-1}
      className={`${styles.calendar ?? ''} ${styles.inFlow ?? ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onLeave()
      }}
    >
      {children}
    </div>
  )
}
