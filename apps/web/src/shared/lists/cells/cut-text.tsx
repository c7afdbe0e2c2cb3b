import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { Tooltip } from '../../tooltip.tsx'
import styles from './cut-text.module.css'

type Props = {
  text: string
  /** The text as a link, which then gets the focus, or otherwise marked. */
  children?: ReactNode
  /** Whether the text has one line instead of two, where lines of neighbouring columns belong together. */
  isSingleLine?: boolean
}

/** A text of any length in a cell or card. It is cut after two lines, and shown whole beside it on hover and focus. */
export function CutText({ text, children, isSingleLine = false }: Props) {
  const { content, isCut } = useIsCut()
  const takesFocus = isCut && children === undefined
  return (
    <Tooltip text={isCut ? text : ''} isTouched>
      {({ 'aria-describedby': _, ...control }) => (
        <span
          ref={content}
          className={styles.cut}
          data-single={isSingleLine || undefined}
          tabIndex={takesFocus ? 0 : undefined}
          {...(isCut && control)}
        >
          {children ?? text}
        </span>
      )}
    </Tooltip>
  )
}

const isLargerThanItself = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

function useIsCut() {
  const content = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  const isPhone = useIsPhone()
  useEffect(() => {
    // On phones a link is higher than its text, and only the text is cut.
    const link = isPhone ? content.current?.querySelector('a > span') : undefined
    const element = link ?? content.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(isLargerThanItself(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isPhone])
  return { content, isCut }
}
