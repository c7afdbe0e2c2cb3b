import { Checkbox } from '@mantine/core'
import { type ImportRun, imports } from '@portal/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { refresh } from '../../../api/query-client.ts'
import { t } from '../../../messages/messages.ts'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import styles from './write-panel.module.css'

type Props = {
  run: ImportRun
  /** Whether something was chosen since the rows were checked. */
  isUnchecked: boolean
}

/** Why nothing can be imported, or why not everything; undefined where all can. */
function obstacleOf({ state, counts }: ImportRun, isUnchecked: boolean): string | undefined {
  if (state !== 'checked') return t.imports.stillToMatch
  if (isUnchecked) return t.imports.unchecked
  const fitting = counts.create + counts.change
  if (fitting === 0) return counts.refuse > 0 ? t.imports.nothingFits : t.imports.nothingToWrite
  return counts.refuse > 0 ? t.imports.refused(counts.refuse) : undefined
}

/** The buttons that import what was checked, with what stands against it. */
export function WritePanel({ run, isUnchecked }: Props) {
  const { id, kind, state, counts, can } = run
  const queryClient = useQueryClient()
  const write = useApiMutation(imports.write)
  const [invites, setInvites] = useState(false)
  const [isOnlyFitting, setOnlyFitting] = useState(false)
  const reason = useId()
  const fitting = counts.create + counts.change
  const obstacle = obstacleOf(run, isUnchecked)
  const mayLeaveOut = state === 'checked' && !isUnchecked && fitting > 0 && counts.refuse > 0
  const start = (only_fitting: boolean) => {
    setOnlyFitting(only_fitting)
    write.mutate(
      { params: { id }, body: { only_fitting, ...(kind === 'people' && { invite: invites }) } },
      // The portal may have changed since the check, and the page then shows other counts.
      { onError: () => void refresh(queryClient) },
    )
  }
  return (
    <section className={styles.panel} aria-label={t.imports.writeTitle}>
      <p className={styles.notes}>
        {kind === 'hours' || kind === 'leave' ? t.imports.anyDay : t.imports.quiet}
      </p>
      {kind === 'people' && (
        <Checkbox
          label={t.imports.invite}
          description={t.imports.inviteHint}
          checked={invites}
          onChange={({ currentTarget }) => setInvites(currentTarget.checked)}
        />
      )}
      {obstacle && (
        <p id={reason} className={styles.obstacle}>
          {obstacle}
        </p>
      )}
      {write.error && (
        <p role="alert" className={styles.failure}>
          {write.error.message}
        </p>
      )}
      {can.write && (
        <div className={styles.buttons}>
          <BusyButton
            disabled={obstacle !== undefined}
            aria-describedby={obstacle ? reason : undefined}
            loading={write.isPending && !isOnlyFitting}
            onClick={() => start(false)}
          >
            {t.imports.write(fitting)}
          </BusyButton>
          {mayLeaveOut && (
            <BusyButton
              variant="default"
              loading={write.isPending && isOnlyFitting}
              onClick={() => start(true)}
            >
              {t.imports.writeFitting(fitting, counts.refuse)}
            </BusyButton>
          )}
        </div>
      )}
    </section>
  )
}
