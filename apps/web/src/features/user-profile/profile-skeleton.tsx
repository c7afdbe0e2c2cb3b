import { Skeleton } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import styles from './profile-page.module.css'

const lines = [70, 85, 60, 75, 50, 80]

/** Holds the place of a profile; unseen for the first moment. */
export function ProfileSkeleton() {
  return (
    <div className={`${styles.page} ${styles.loading}`} role="status" aria-label={t.app.loading}>
      <div className={styles.side}>
        <Skeleton circle h={72} w={72} />
        {lines.map((width) => (
          <Skeleton key={width} h={10} w={`${width}%`} radius="xl" />
        ))}
      </div>
      <div className={styles.card}>
        {lines.map((width) => (
          <Skeleton key={width} h={10} w={`${width}%`} radius="xl" my="lg" />
        ))}
      </div>
    </div>
  )
}
