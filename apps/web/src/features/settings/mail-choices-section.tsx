import { Skeleton, Switch } from '@mantine/core'
import { preferences } from '@portal/contract/accounts/notification-preferences'
import { type MailPreferenceKind, mailPreferenceKinds } from '@portal/domain/mail/mail-preferences'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { Notice } from '../../shared/notices/notice.tsx'
import { toastError } from '../../shared/toasts/toasts.ts'
import styles from './mail-choices-section.module.css'

const root = getRouteApi(rootRouteId)
const own = q(preferences.show)

/** Which notifications come by mail too; each switch saves at once. */
export function MailChoicesSection() {
  const hasMail = root.useRouteContext({
    select: ({ portal }) => portal.mail || portal.demo_accounts.length > 0,
  })
  const queryClient = useQueryClient()
  const list = useQuery(own)
  const change = useApiMutation(preferences.change, {
    onSuccess: (saved) => queryClient.setQueryData(own.queryKey, saved),
  })
  // What was asked shows at once; the query's state would show it a moment later, and the switch would jump back until then.
  const [asked, setAsked] = useState<Partial<Record<MailPreferenceKind, boolean>>>()
  if (list.error && !list.data) {
    return <ErrorNotice title={t.mailChoices.failed} error={list.error} onRetry={() => void list.refetch()} />
  }
  if (!list.data) return <Skeleton height={108} role="status" aria-label={t.app.loading} />
  const shown = { ...list.data.mail, ...asked }
  const choose = (kind: MailPreferenceKind, isOn: boolean) => {
    setAsked((before) => ({ ...before, [kind]: isOn }))
    // `onSettled` is called for the last of several calls, and each refusal rejects its own.
    change
      .mutateAsync({ body: { mail: { [kind]: isOn } } }, { onSettled: () => setAsked(undefined) })
      .catch(toastError)
  }
  return (
    <div className={styles.choices}>
      {!hasMail && <Notice icon={IconMailOff}>{t.mailChoices.notSetUp}</Notice>}
      {mailPreferenceKinds.map((kind) => (
        <Switch
          key={kind}
          label={t.mailChoices.kinds[kind]}
          checked={shown[kind] ?? false}
          onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
        />
      ))}
    </div>
  )
}
