import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './stepper.module.css'

type Props = {
  previousLabel: string
  nextLabel: string
  /** Called by the arrow back; absent at the first value. */
  onPrevious?: (() => void) | undefined
  /** Called by the arrow forward; absent at the last value. */
  onNext?: (() => void) | undefined
  /** Called when the pointer or the focus reaches an arrow, for example to fetch what it leads to. */
  onIntent?: ((step: -1 | 1) => void) | undefined
  /** The field between the arrows. */
  children: ReactNode
}

/** A field with arrows around it that choose the value before and after. */
export function Stepper({ previousLabel, nextLabel, onPrevious, onNext, onIntent, children }: Props) {
  const intent = (step: -1 | 1) => ({
    onPointerEnter: () => onIntent?.(step),
    onFocus: () => onIntent?.(step),
  })
  return (
    <>
      <Arrow label={previousLabel} onClick={onPrevious} {...(onPrevious && intent(-1))}>
        <IconChevronLeft size={18} aria-hidden />
      </Arrow>
      {children}
      <Arrow label={nextLabel} onClick={onNext} {...(onNext && intent(1))}>
        <IconChevronRight size={18} aria-hidden />
      </Arrow>
    </>
  )
}

type ArrowProps = {
  label: string
  onClick: (() => void) | undefined
  onPointerEnter?: () => void
  onFocus?: () => void
  children: ReactNode
}

const Arrow = ({ label, onClick, ...rest }: ArrowProps) => (
  <ActionIcon
    variant="default"
    className={styles.arrow ?? ''}
    aria-label={label}
    // The arrow is not `disabled`, which would take the focus away from the button that led to the limit.
    aria-disabled={onClick === undefined}
    data-disabled={onClick === undefined || undefined}
    onClick={onClick}
    {...rest}
  />
)
