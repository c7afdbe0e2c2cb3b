import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tooltip.module.css'

const delayMs = 250
/** Milliseconds that a tooltip stays after a tap; another tap closes it sooner. */
const touchedMs = 4000
const gap = 6
const edge = 8

/** The props that a tooltip gives its control. */
export type TooltipProps = {
  'aria-describedby': string | undefined
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

type Props = {
  text: string
  /**
   * Whether the text is more than the control's name, for example the reason why it is disabled: screen readers then
   * read it as the description, and a tap shows it.
   */
  isDescription?: boolean
  /** Whether a tap shows the text; always so for a description. */
  isTouched?: boolean
  children: (control: TooltipProps) => ReactNode
}

/**
 * Shows a line of text beside a control that is hovered or focused. It is in the top layer, so that no frame cuts it.
 */
export function Tooltip({ text, isDescription = false, isTouched = isDescription, children }: Props) {
  const id = useId()
  const tooltip = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  const untouch = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      untouch.current?.()
    },
    [],
  )

  const hide = () => {
    window.clearTimeout(timer.current)
    untouch.current?.()
    tooltip.current?.hidePopover()
  }
  const showBeside = (control: Element, afterMs: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (tooltip.current) show(tooltip.current, control)
    }, afterMs)
  }
  /** Shows the text after a tap. A timer closes it, because after a tap there is no hover. */
  const showTapped = (control: Element) => {
    if (!tooltip.current) return
    hide()
    show(tooltip.current, control)
    const stop = new AbortController()
    for (const event of ['pointerdown', 'scroll']) {
      document.addEventListener(event, hide, { signal: stop.signal, capture: true })
    }
    untouch.current = () => stop.abort()
    timer.current = window.setTimeout(hide, touchedMs)
  }
  const control: TooltipProps = {
    'aria-describedby': isDescription ? id : undefined,
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'touch') showBeside(currentTarget, delayMs)
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'touch') hide()
    },
    onPointerUp: ({ currentTarget, pointerType }) => {
      if (pointerType === 'touch' && isTouched) showTapped(currentTarget)
    },
    onFocus: ({ currentTarget, target }) => {
      if (target.matches(':focus-visible')) showBeside(currentTarget, 0)
    },
    onBlur: hide,
  }
  return (
    <>
      {children(control)}
      <span ref={tooltip} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </>
  )
}

function show(tooltip: HTMLElement, control: Element) {
  tooltip.showPopover()
  const around = control.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const left = around.left + (around.width - width) / 2
  const above = around.top - gap - height
  tooltip.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`
  tooltip.style.top = `${above >= edge ? above : around.bottom + gap}px`
}
