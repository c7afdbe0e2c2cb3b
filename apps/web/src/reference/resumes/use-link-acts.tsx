import { type ResumeLink, resumeLinks } from '@portal/contract/resumes/links'
import { IconLinkOff, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import type { LinkAct, LinkedResume } from './link-act.ts'

const LastDayModal = lazyPart(() => import('./last-day-modal.tsx').then((file) => file.LastDayModal))

type Asked = { act: Exclude<LinkAct, 'turnOn'>; cv: LinkedResume }

/** What can be done with the link of a CV, and the dialog that asks before it. */
export function useLinkActs({ onRenewed }: { onRenewed?: (link: ResumeLink) => void } = {}) {
  const [asked, setAsked] = useState<Asked>()
  const change = useApiMutation(resumeLinks.change)
  const renew = useApiMutation(resumeLinks.renew)
  const close = () => setAsked(undefined)
  const setState = async ({ id }: LinkedResume, state: 'on' | 'off') => {
    await change.mutateAsync({ params: { id }, body: { link: { state } } })
    toastSuccess(state === 'on' ? t.cvLinks.turnedOn : t.cvLinks.ended)
  }
  const renewIt = async ({ id }: LinkedResume) => {
    const link = await renew.mutateAsync({ params: { id } })
    toastSuccess(t.cvLinks.renewed)
    onRenewed?.(link)
  }
  const act = (wanted: LinkAct, cv: LinkedResume) => {
    if (wanted !== 'turnOn') setAsked({ act: wanted, cv })
    else if (!change.isPending) {
      setState(cv, 'on').catch((error: unknown) =>
        toastError(error instanceof Error ? error : t.errors.unexpected),
      )
    }
  }
  return {
    act,
    dialog: asked && <LinkDialog {...asked} onEnd={setState} onRenew={renewIt} onClose={close} />,
  }
}

type DialogProps = Asked & {
  onEnd: (cv: LinkedResume, state: 'off') => Promise<void>
  onRenew: (cv: LinkedResume) => Promise<void>
  onClose: () => void
}

function LinkDialog({ act, cv, onEnd, onRenew, onClose }: DialogProps) {
  if (act === 'lastDay') return <LastDayModal cv={cv} onClose={onClose} />
  if (act === 'end') {
    return (
      <ConfirmDialog
        text={t.cvLinks.endQuestion(cv.title)}
        confirmLabel={t.cvLinks.end}
        icon={<IconLinkOff size={18} aria-hidden />}
        onConfirm={() => onEnd(cv, 'off')}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      text={
        cv.link.state === 'off'
          ? t.cvLinks.renewEndedQuestion(cv.title)
          : t.cvLinks.renewQuestion(cv.title, cv.link.ends_on !== null)
      }
      confirmLabel={t.cvLinks.renew}
      icon={<IconRefresh size={18} aria-hidden />}
      onConfirm={() => onRenew(cv)}
      onClose={onClose}
    />
  )
}
