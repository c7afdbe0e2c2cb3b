import { Button, Loader } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { useIsPhone, useIsTouch } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { LeaveGuard } from '../../../shared/overlays/use-leave-question.tsx'
import { useShortcut } from '../../../shared/shortcuts.ts'
import { ContractHelp } from './contract-help.tsx'
import { LatestPairs } from './latest-pairs.tsx'
import styles from './record-entry-form.module.css'
import { RecordFields } from './record-fields.tsx'
import { UnsentList } from './unsent-list.tsx'
import type { Obstacle, RecordEntry } from './use-record-entry.ts'
import { useRecordSaving } from './use-record-saving.ts'

type Props = {
  entry: RecordEntry
  /** The day that is saved to. */
  date: Day
  /** Whether the day is chosen and its week known; nothing is saved while they are not. */
  isDayReady: boolean
  /** Whether a new day has begun since the form was opened. */
  isYesterday: boolean
  /** The day of the address, if it is in the future. */
  refused: Day | undefined
  /** Whether the description gets the focus when the form opens. */
  startsHere: boolean
}

/** Logs one record after the other, by keyboard alone. */
export function RecordEntryForm({ entry, date, isDayReady, isYesterday, refused, startsHere }: Props) {
  const { userId, choices, obstacle, queue, proposals } = entry
  const { form, failure, shown, projectNote, descriptionRef, takePair } = entry.form
  const saving = useRecordSaving({ ...entry, date, isDayReady })
  const { save, canSave, question, warnedOf, refill, retry } = saving
  const isPhone = useIsPhone()
  const { warning, hint } = useDescriptionHint(warnedOf)
  const discard = () => {
    form.discard()
    queue.dropRefused()
  }
  const pairs = !obstacle && (
    <LatestPairs
      pairs={proposals.pairs}
      isLoading={proposals.arePairsLoading}
      chosen={shown}
      onChoose={takePair}
    />
  )
  useShortcut('n', t.hours.describe, () => descriptionRef.current?.focus())
  return (
    <>
      <form
        noValidate
        autoComplete="off"
        onSubmit={save}
        aria-label={t.hours.formLabel}
        className={styles.card}
      >
        {obstacle && <ObstacleNote obstacle={obstacle} userId={userId} />}
        {choices.failure && (
          <ErrorNotice
            title={choices.failure.title}
            error={choices.failure.error}
            onRetry={choices.failure.retry}
          />
        )}
        {!isPhone && pairs}
        <div className={styles.fields}>
          <RecordFields
            field={form.getInputProps}
            choices={choices}
            shown={shown}
            projectNote={projectNote}
            // The notice above has the same link.
            noteLinksTo={obstacle?.lacksContract ? undefined : userId}
            descriptionRef={descriptionRef}
            descriptionHint={hint}
            onDescriptionLeft={saving.forgetWarning}
            startsAt={startsHere ? 'description' : undefined}
          >
            {isPhone && pairs}
          </RecordFields>
          <Button
            type="submit"
            disabled={!canSave}
            leftSection={queue.isSending && <Loader size={16} color="currentColor" aria-hidden />}
            className={styles.save}
          >
            {form.isUnsent ? t.actions.tryAgain : t.actions.save}
          </Button>
        </div>
        <DayNotes date={date} isYesterday={isYesterday} refused={refused} isClosed={obstacle !== undefined} />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <span role="status" className={styles.sending}>
          {queue.isSending ? t.hours.saving : warning}
        </span>
      </form>
      {question && (
        <ConfirmDialog
          title={t.hours.emptyDescriptionTitle}
          text={t.hours.closedWeek}
          confirmLabel={t.actions.save}
          isLoss={false}
          {...question}
        />
      )}
      {(form.isChanged || queue.refused.length > 0) && <LeaveGuard onDiscard={discard} />}
      {queue.refused.length > 0 && (
        <UnsentList
          records={queue.refused}
          mayEdit={(record) => !form.isChanged && record.userId === userId && record.record.date === date}
          onEdit={refill}
          onRetry={retry}
          onDrop={queue.drop}
        />
      )}
    </>
  )
}

/** What stands below the description, and what is said of the hours that one more Enter saves. */
function useDescriptionHint(warnedOf: number | undefined) {
  const isPhone = useIsPhone()
  const isTouch = useIsTouch()
  const warning = warnedOf === undefined ? undefined : t.hours.enterAgain(formatHours(warnedOf))
  return { warning, hint: warning ?? (isPhone || isTouch ? undefined : t.hours.descriptionHint) }
}

type ObstacleProps = { obstacle: Obstacle; userId: number | undefined }

const ObstacleNote = ({ obstacle, userId }: ObstacleProps) => (
  <p className={styles.obstacle} role="status">
    <strong>{obstacle.title}</strong> {obstacle.text}
    {obstacle.lacksContract && userId !== undefined && (
      <>
        {' '}
        <ContractHelp userId={userId} />
      </>
    )}
  </p>
)

type NotesProps = Pick<Props, 'date' | 'isYesterday' | 'refused'> & {
  /** Whether nothing can be saved to the day. */
  isClosed: boolean
}

/** Notes about the day, shown before the record is saved. */
function DayNotes({ date, isYesterday, refused, isClosed }: NotesProps) {
  const earliest = useEarliestEditDay()
  const notes = [
    refused !== undefined && t.hours.dayToCome(formatDay(refused), formatDay(date)),
    isYesterday && t.hours.newDayBegan(formatDay(date)),
    !isClosed && earliest !== undefined && date < earliest && t.hours.closedWeek,
  ].filter((note) => note !== false)
  return (
    <div role="status">
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
