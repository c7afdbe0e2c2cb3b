import { Button, Skeleton } from '@mantine/core'
import { type OpenSession, sessions } from '@portal/contract/accounts/sessions'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { stateLooks } from '../../reference/states/states.ts'
import { dangerLook } from '../../shared/danger-look.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { RowAction } from '../../shared/lists/cells/cells.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import { FactItem, FactItems } from '../../shared/lists/fact-items.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './sessions-section.module.css'

const icon = <IconLogout size={18} aria-hidden />

/** Where the person is signed in, to end one session or all others. */
export function SessionsSection() {
  const list = useQuery(q(sessions.list))
  const remove = useApiMutation(sessions.remove)
  const removeOthers = useApiMutation(sessions.removeOthers)
  const [isAsked, setAsked] = useState(false)
  if (list.error && !list.data) {
    return <ErrorNotice title={t.sessions.failed} error={list.error} onRetry={() => void list.refetch()} />
  }
  if (!list.data) return <Skeleton height={72} role="status" aria-label={t.app.loading} />
  const end = ({ id }: OpenSession) =>
    remove.mutate(
      { params: { id } },
      { onSuccess: () => toastSuccess(t.sessions.ended), onError: toastError },
    )
  const endOthers = async () => {
    await removeOthers.mutateAsync(undefined)
    toastSuccess(t.sessions.othersEnded)
  }
  return (
    <div className={styles.section}>
      <FactItems>
        {list.data.map((one) => (
          <SessionItem key={one.id} session={one} onEnd={() => end(one)} />
        ))}
      </FactItems>
      {list.data.length > 1 && (
        <Button className={styles.others ?? ''} {...dangerLook(icon)} onClick={() => setAsked(true)}>
          {t.sessions.endOthers}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t.sessions.endOthersTitle}
          text={t.sessions.endOthersText}
          confirmLabel={t.sessions.endOthers}
          icon={icon}
          onConfirm={endOthers}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

function SessionItem({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const browser = session.browser ?? t.sessions.unknownBrowser
  return (
    <FactItem
      name={
        <>
          {browser}
          {session.current && <StateMark look={stateLooks.link.on}>{t.sessions.current}</StateMark>}
        </>
      }
      facts={
        <>
          {session.address !== null && <span>{session.address}</span>}
          <span>
            {t.sessions.since} <MomentText at={session.created_at} />
          </span>
          <span>
            {t.sessions.seen} <MomentText at={session.last_seen_at} />
          </span>
        </>
      }
      acts={!session.current && <RowAction label={t.sessions.end(browser)} icon={icon} onClick={onEnd} />}
    />
  )
}
