import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'

type Props = ComponentPropsWithRef<'button'> & { isPlain?: boolean; isBusy?: boolean }

/**
 * A button for the screens outside the shell (login, errors, unknown page). These screens do not load Mantine,
 * which would make the first one a fifth larger.
 */
export const EntryButton = ({ isPlain, isBusy, type = 'button', ...props }: Props) => (
  <button
    {...props}
    type={type}
    className={`${styles.button} ${props.className ?? ''}`}
    data-plain={isPlain || undefined}
    aria-busy={isBusy || undefined}
  />
)

type LinkProps = ComponentPropsWithRef<'a'> & { isPlain?: boolean }

/** A link with the same look, to a file. */
export const EntryFileLink = ({ isPlain, ...props }: LinkProps) => (
  <a {...props} className={styles.button} data-plain={isPlain || undefined} />
)

/** A link with the same look, to a page. */
export const EntryLink = createLink(EntryFileLink)
