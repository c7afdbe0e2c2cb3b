import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tip.module.css'

const delayMs = 250
/** Milliseconds that a tip stays after a tap; another tap closes it sooner. */
const touchedMs = 4000
const gap = 6
const edge = 8

/** The props that a tip gives its control. */
export type TipProps = {
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
  children: (control: TipProps) => ReactNode
}

/**
 * Shows a line of text beside a control that is hovered or focused. It is in the top layer, so that no frame cuts it.
 */
export function Tip({ text, isDescription = false, isTouched = isDescription, children }: Props) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
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
    tip.current?.hidePopover()
  }
  const showBeside = (control: Element, afterMs: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (tip.current) show(tip.current, control)
    }, afterMs)
  }
  /** Shows the text after a tap. A timer closes it, because after a tap there is no hover. */
  const showTapped = (control: Element) => {
    if (!tip.current) return
    hide()
    show(tip.current, control)
    const stop = new AbortController()
    for (const event of ['pointerdown', 'scroll']) {
      document.addEventListener(event, hide, { signal: stop.signal, capture: true })
    }
    untouch.current = () => stop.abort()
    timer.current = window.setTimeout(hide, touchedMs)
  }
  const control: TipProps = {
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
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </>
  )
}

function show(tip: HTMLElement, control: Element) {
  tip.showPopover()
  const around = control.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const left = around.left + (around.width - width) / 2
  const above = around.top - gap - height
  tip.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`
  tip.style.top = `${above >= edge ? above : around.bottom + gap}px`
}
