import { Button } from '@mantine/core'
import { type Mail, mails } from '@portal/contract/mails'
import { type MailState, mailStates } from '@portal/domain/mail/mails'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { Notice } from '../../shared/notices/notice.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { SegmentedControl } from '../../shared/segments/segmented-control.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import { HeldNotice } from './held-notice.tsx'
import { mailColumns } from './mail-columns.tsx'
import styles from './mails-page.module.css'
import { heldMails, mailsPage } from './mails-queries.ts'

const MailDialog = lazyPart(() => import('./mail-dialog.tsx').then((file) => file.MailDialog))

const root = getRouteApi(rootRouteId)
const route = getRouteApi('/_app/mails')

/** What the portal has sent and has to send, for admins. */
export function MailsPage() {
  const search = route.useSearch()
  const { page = 1, state } = search
  const navigate = route.useNavigate()
  const { mail: isSetUp, demo_accounts } = root.useRouteContext({ select: (context) => context.portal })
  const isShown = !isSetUp && demo_accounts.length > 0
  const list = useQuery(keepingRows(mailsPage(search)))
  const hasHeld = (useQuery(heldMails).data?.count ?? 0) > 0
  // Most portals never hold a mail.
  const states = mailStates.filter((value) => value !== 'held' || hasHeld || state === 'held')
  const retry = useApiMutation(mails.retry)
  const test = useApiMutation(mails.test)
  const [read, setRead] = useState<Mail>()

  const sendAgain = (mail: Mail) =>
    retry.mutate(
      { params: { id: mail.id } },
      { onSuccess: () => toastSuccess(t.mails.queued, { thing: mail.subject }), onError: toastError },
    )
  const sendTest = () =>
    test.mutate(
      {},
      {
        onSuccess: () => toastSuccess(isSetUp ? t.mails.testQueued : t.mails.testWritten),
        onError: toastError,
      },
    )
  const show = (next: MailState | 'all') =>
    void navigate({ search: next === 'all' ? {} : { state: next }, replace: true })
  const toPage = (next: number) => void navigate({ search: { state, page: next === 1 ? undefined : next } })

  return (
    <>
      <PageHeader title={t.pageTitles.mails} count={list.data?.count}>
        {(isSetUp || isShown) && (
          <Button variant="default" onClick={sendTest} loading={test.isPending}>
            {t.mails.sendTest}
          </Button>
        )}
      </PageHeader>
      {!isSetUp && (
        <Notice icon={IconMailOff} className={styles.notice}>
          {isShown ? t.mails.demo : t.mails.notSetUp}
        </Notice>
      )}
      <HeldNotice isSetUp={isSetUp} />
      <FilterBar
        search={
          <SegmentedControl
            isWide
            aria-label={t.mails.state}
            options={(['all', ...states] as const).map((value) => ({
              value,
              label: value === 'all' ? t.mails.all : t.mails.states[value],
            }))}
            value={state ?? 'all'}
            onChange={show}
          />
        }
      />
      <DataTable
        label={t.mails.list}
        columns={mailColumns({ onRetry: sendAgain, onRead: isShown ? setRead : undefined })}
        rows={list.data?.mails}
        rowKey={({ id }) => id}
        query={list}
        failed={t.mails.failed}
        empty={
          state === undefined ? (
            <p>{t.mails.empty}</p>
          ) : (
            <>
              <p>{t.mails.emptyState}</p>
              <Button variant="default" onClick={() => show('all')}>
                {t.mails.showAll}
              </Button>
            </>
          )
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />
      {read && <MailDialog mail={read} onClose={() => setRead(undefined)} />}
    </>
  )
}
