import { Button, Checkbox, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { dangerLook } from '../../../shared/danger-look.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { Notice } from '../../../shared/notices/notice.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastError } from '../../../shared/toasts/toasts.ts'
import styles from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'
import { type Refused, useSeveralDecisions } from './use-several-decisions.ts'

const DeclineSeveralModal = lazyPart(() =>
  import('./decline-several-modal.tsx').then((file) => file.DeclineSeveralModal),
)

/**
 * Decides on the selected requests together: on a desktop over the head of the list, which selects all, on a phone in a bar
 * that does it itself.
 */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { decidable, selected, toggleAll, clear } = selection
  const { approve, decline, isBusy, refused, dismiss } = useSeveralDecisions()
  const [isDeclining, setDeclining] = useState(false)
  const count = selected.length
  const isPhone = useIsPhone()
  const approveAll = () =>
    approve(selected).then(clear, (error: unknown) =>
      toastError(error instanceof Error ? error : t.errors.unexpected),
    )
  return (
    <>
      {refused.length > 0 && <RefusedNotice refused={refused} onDismiss={dismiss} />}
      {(isPhone ? decidable.length > 0 : count > 0) && (
        <section
          className={styles.bar}
          aria-label={t.decisions.selection}
          data-active={count > 0 || undefined}
        >
          {isPhone ? (
            <Checkbox
              label={count === 0 ? t.decisions.selectAll : t.decisions.selected(count)}
              aria-label={t.decisions.selectAll}
              checked={count === decidable.length}
              indeterminate={count > 0 && count < decidable.length}
              onChange={toggleAll}
            />
          ) : (
            <span>{t.decisions.selected(count)}</span>
          )}
          {count > 0 && (
            <div className={styles.buttons}>
              <Button
                ref={passFocusOn}
                size={isPhone ? 'sm' : 'compact-sm'}
                aria-disabled={isBusy}
                onClick={() => isBusy || void approveAll()}
              >
                {t.decisions.approveSeveral(count)}
              </Button>
              <Button
                {...dangerLook(<IconX size={18} aria-hidden />)}
                size={isPhone ? 'sm' : 'compact-sm'}
                aria-disabled={isBusy}
                onClick={() => isBusy || setDeclining(true)}
              >
                {t.decisions.declineSeveral(count)}
              </Button>
            </div>
          )}
        </section>
      )}
      {isDeclining && (
        <DeclineSeveralModal
          requests={selected}
          onDecline={async (note) => {
            await decline(selected, note)
            clear()
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

type Props = { refused: readonly Refused[]; onDismiss: () => void }

/** Names the requests that several decisions have left as they are, each with its reason. */
const RefusedNotice = ({ refused, onDismiss }: Props) => (
  <div role="alert">
    <Notice icon={IconAlertTriangle} className={styles.refused}>
      <div className={styles.refusedText}>
        <div>
          {t.decisions.refused(refused.length)}
          <ul className={styles.named}>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{t.decisions.refusedOne(name, reason)}</li>
            ))}
          </ul>
        </div>
        <CloseButton aria-label={t.decisions.dismiss} onClick={onDismiss} />
      </div>
    </Notice>
  </div>
)
