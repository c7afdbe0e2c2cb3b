import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { Tooltip } from '../../tooltip.tsx'
import styles from './cells.module.css'

/** A day as DD.MM.YYYY; a dash where there is none. */
export const DayText = ({ day }: { day: Day | null }) =>
  day === null ? <NoValue /> : <time dateTime={day}>{formatDay(day)}</time>

/** Hours as they are stored. */
export const HoursText = ({ hours }: { hours: number }) => <span data-figures>{formatHours(hours)}</span>

/** Shown in a cell without a value. */
export const NoValue = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{t.lists.noValue}</VisuallyHidden>
  </>
)

const InkAnchor = ({ children, ...props }: ComponentPropsWithRef<'a'>) => (
  <a {...props} className={styles.link}>
    <span>{children}</span>
  </a>
)

/** A link inside a row, in the colour of text and not of links, which would make a column of names red. */
export const RowLink = createLink(InkAnchor)

type RowActionProps = {
  /** The name of the button, which contains the name of the row: 'Delete Meetings'. */
  label: string
  icon: ReactNode
  onClick: () => void
  color?: 'gray' | 'red'
  /** Why it cannot be done now; the button then says so and does nothing. */
  refusal?: string | undefined
  /** For a button that opens something below the row: whether it is open. */
  isExpanded?: boolean
}

/**
 * One of a row's buttons. It is not `disabled` when it refuses, because the reason must be reachable by keyboard and
 * finger.
 */
export function RowAction({ label, icon, onClick, color = 'gray', refusal, isExpanded }: RowActionProps) {
  const isRefused = refusal !== undefined
  return (
    <Tooltip text={refusal ?? label} isDescription={isRefused}>
      {(control) => (
        <ActionIcon
          {...control}
          aria-label={label}
          aria-disabled={isRefused}
          aria-expanded={isExpanded}
          data-disabled={isRefused || undefined}
          color={color}
          onClick={isRefused ? undefined : onClick}
        >
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  )
}

/** Holds a row's buttons. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
