import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './disclosure.module.css'

type Props = {
  /** The button's content. */
  label: ReactNode
  buttonClassName: string | undefined
  isActive?: boolean
  /** The arrow after the label. */
  hasChevron?: boolean
  /** The edge of the button that the content is aligned to. */
  align: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens links below itself. Not an ARIA menu: Tab moves through the links like any others of the page,
 * and they stay inside the header.
 */
export function Disclosure(props: Props) {
  const { label, buttonClassName, isActive, hasChevron = true, align, children } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  /**
   * Closes after a click inside. The focus returns to the button, because the control that had it goes with the
   * content.
   */
  const closeFromInside = () => {
    close()
    button.current?.focus()
  }
  const own = useRef<Event>(undefined)
  // A dialog that is opened from inside is elsewhere in the document, and its events come here all the same.
  const note = ({ nativeEvent }: SyntheticEvent) => {
    own.current = nativeEvent
  }
  useLeaving(own, isOpen, {
    onLeave: close,
    onEscape: ({ target }) => {
      if (target instanceof Node && (root.current?.contains(target) || target === document.body))
        closeFromInside()
    },
  })
  return (
    <div
      className={styles.root}
      ref={root}
      onPointerDownCapture={note}
      onFocusCapture={note}
      onKeyDownCapture={note}
    >
      <UnstyledButton
        ref={button}
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-status={isActive ? 'active' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {hasChevron && <IconChevronDown size={14} aria-hidden className={styles.chevron} />}
      </UnstyledButton>
      {isOpen && (
        <div id={id} className={styles.content} data-align={align}>
          {children(closeFromInside)}
        </div>
      )}
    </div>
  )
}

type Handlers = { onLeave: () => void; onEscape: (event: KeyboardEvent) => void }

/** Closes on a press or a focus outside. Escape is handled apart because it keeps the focus. */
function useLeaving(own: RefObject<Event | undefined>, isOpen: boolean, handlers: Handlers) {
  const leave = useEffectEvent((event: Event) => event !== own.current && handlers.onLeave())
  const leaveByKey = useEffectEvent(handlers.onEscape)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', (event) => event.key === 'Escape' && leaveByKey(event), { signal })
    return () => stop.abort()
  }, [isOpen])
}
