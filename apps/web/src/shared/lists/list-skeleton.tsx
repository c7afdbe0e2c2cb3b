import { Skeleton } from '@mantine/core'
import styles from './list-skeleton.module.css'

/** Widths of the lines in per cent, uneven like text. */
const lines = [72, 54, 63, 48, 68, 57]

/** Shown in place of a list that is being loaded. */
export function ListSkeleton({ label, isCards }: { label: string; isCards: boolean }) {
  return (
    <div className={styles.skeleton} data-cards={isCards || undefined} role="status" aria-label={label}>
      {lines.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton height={10} width={`${width}%`} radius="xl" />
          {isCards && <Skeleton height={8} width={`${100 - width}%`} radius="xl" />}
        </div>
      ))}
    </div>
  )
}
