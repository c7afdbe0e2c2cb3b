import { Button, TextInput } from '@mantine/core'
import { calendarFeed } from '@portal/contract/calendar-feed'
import { dayIn, formatDay } from '@portal/domain/days'
import { IconLinkOff, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../../shared/clipboard/copy-button.tsx'
import { dangerLook } from '../../shared/danger-look.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { BusyButton } from '../../shared/forms/busy-button.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './calendar-feed-section.module.css'

const root = getRouteApi(rootRouteId)
const endIcon = <IconLinkOff size={18} aria-hidden />

/** Makes, renews and ends the secret address of one's calendar. Only the answer that makes it holds the address. */
export function CalendarFeedSection() {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  const feed = useQuery(q(calendarFeed.show))
  const make = useApiMutation(calendarFeed.make)
  const end = useApiMutation(calendarFeed.remove)
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const address = make.data?.address
  const makeButton = useRef<HTMLButtonElement>(null)
  const createdAt = make.data?.created_at ?? feed.data?.created_at
  const hasFeed = typeof createdAt === 'string'
  const isEnded = end.isSuccess && asked === undefined && !hasFeed
  // The button that makes an address takes the focus, because the one that had it is gone.
  useEffect(() => {
    if (isEnded) makeButton.current?.focus()
  }, [isEnded])

  if (feed.error && !feed.data) {
    return (
      <ErrorNotice title={t.calendarFeed.failed} error={feed.error} onRetry={() => void feed.refetch()} />
    )
  }
  const makeAddress = async () => {
    await make.mutateAsync(undefined)
    toastSuccess(t.calendarFeed.made)
  }
  const endFeed = async () => {
    await end.mutateAsync(undefined)
    make.reset()
    toastSuccess(t.calendarFeed.ended)
  }
  return (
    <div className={styles.feed} aria-busy={feed.isPending}>
      {address ? (
        <TextInput
          label={t.calendarFeed.address}
          description={t.calendarFeed.copyNow}
          inputWrapperOrder={['label', 'input', 'description']}
          readOnly
          // The button was disabled while the first address was made and has lost the focus. When the address is
          // renewed, the dialog returns the focus.
          autoFocus={asked === undefined}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          rightSection={<CopyButton what={t.calendarFeed.address} text={address} />}
        />
      ) : (
        <p className={styles.state}>
          {hasFeed
            ? t.calendarFeed.since(formatDay(dayIn(timeZone, new Date(createdAt))))
            : feed.data && t.calendarFeed.none}
        </p>
      )}
      <div className={styles.buttons}>
        <BusyButton
          ref={makeButton}
          variant="default"
          leftSection={hasFeed && <IconRefresh size={18} aria-hidden />}
          disabled={!feed.data}
          loading={make.isPending && asked === undefined}
          onClick={() => (hasFeed ? setAsked('renew') : void makeAddress().catch(toastError))}
        >
          {hasFeed ? t.calendarFeed.renew : t.calendarFeed.make}
        </BusyButton>
        {hasFeed && (
          <Button {...dangerLook(endIcon)} onClick={() => setAsked('end')}>
            {t.calendarFeed.end}
          </Button>
        )}
      </div>
      {asked === 'renew' && (
        <ConfirmDialog
          title={t.calendarFeed.renewTitle}
          text={t.calendarFeed.renewText}
          confirmLabel={t.calendarFeed.renew}
          icon={<IconRefresh size={18} aria-hidden />}
          onConfirm={makeAddress}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'end' && (
        <ConfirmDialog
          title={t.calendarFeed.endTitle}
          text={t.calendarFeed.endText}
          confirmLabel={t.calendarFeed.end}
          icon={endIcon}
          onConfirm={endFeed}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
