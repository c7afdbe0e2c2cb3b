import { Loader, Modal } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import styles from './acts.module.css'

type Props = { request: LeaveRequest; namesUser: boolean; onClose: () => void }

/** Shows the photo that was sent with a request. */
export function PhotoViewer({ request, namesUser, onClose }: Props) {
  const isPhone = useIsPhone()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  const name = nameOf(request, namesUser)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.leaveRequests.attachedPhoto}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <figure className={styles.figure}>
        {state === 'loading' && <Loader size="sm" className={styles.loading ?? ''} />}
        {state === 'failed' ? (
          <p role="alert" className={styles.failed}>
            {t.leaveRequests.photoFailed}
          </p>
        ) : (
          <img
            className={styles.picture}
            data-loading={state === 'loading' || undefined}
            src={request.attached_file ?? ''}
            alt={t.leaveRequests.photoOf(name)}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
        {/* The caption waits for the picture, which would move it. */}
        {state !== 'loading' && <figcaption className={styles.caption}>{name}</figcaption>}
      </figure>
    </Modal>
  )
}
