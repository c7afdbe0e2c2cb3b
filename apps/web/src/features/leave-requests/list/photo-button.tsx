import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import styles from './request-columns.module.css'

/** Shows the photo of a request, which the name names. */
export const PhotoButton = ({ name, onView }: { name: string; onView: () => void }) => (
  <Button
    className={styles.photo ?? ''}
    variant="subtle"
    color="gray"
    size="compact-sm"
    leftSection={<IconPhoto size={18} aria-hidden />}
    aria-label={t.leaveRequests.showPhoto(name)}
    onClick={onView}
  >
    {t.leaveRequests.photo}
  </Button>
)
