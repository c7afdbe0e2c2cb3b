import { Button, Loader, TextInput } from '@mantine/core'
import { type Day, formatDay } from '@portal/domain/days'
import { type ComponentProps, lazy, useEffect } from 'react'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useIsPhone, useIsTouch } from '../../../shared/breakpoints.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import type { IdSelect } from '../../../shared/fields/id-select.tsx'
import { whenQuiet } from '../../../shared/later/when-quiet.ts'
import { useShortcut } from '../../../shared/shortcuts.ts'
import { LateField, late } from '../../../shared/stand-ins/late-field.tsx'
import { latePart } from '../../../shared/stand-ins/late-part.tsx'
import { LeaveStandIn } from '../../../shared/stand-ins/leave-stand-in.tsx'
import { ContractHelp } from './contract-help.tsx'
import styles from './record-entry-form.module.css'
import { RecordFields } from './record-fields.tsx'
import type { RecordEntry } from './use-record-entry.ts'

const select = late(() => import('../../../shared/fields/id-select.tsx'))
const loadGuard = () =>
  import('../../../shared/overlays/use-leave-question.tsx').then((file) => file.LeaveGuard)
const LeaveGuard = latePart(loadGuard, LeaveStandIn, LeaveStandIn)
const loadUnsentList = () => import('./unsent-list.tsx').then((file) => file.UnsentList)
const UnsentList = latePart(loadUnsentList, undefined, () => null)

/** Loads the code for a lost connection early, because it cannot be loaded then. */
const preload = () =>
  whenQuiet(() => {
    for (const load of [loadGuard, loadUnsentList]) load().catch(() => {})
  })

const Select = lazy(() => select.load().then((file) => ({ default: file.IdSelect })))

type Props = {
  entry: RecordEntry
  /** The day that is saved to. */
  date: Day
  /** Whether a new day has begun since the form was opened. */
  isYesterday: boolean
  /** The day of the address, if it is in the future. */
  refused: Day | undefined
  /** Whether the description gets the focus when the form opens. */
  startsHere: boolean
}

/** Logs one record after the other, by keyboard alone. */
export function RecordEntryForm({ entry, date, isYesterday, refused, startsHere }: Props) {
  const { userId, form, failure, obstacle, choices, chosen, projectNote, descriptionRef, save, canSave } =
    entry
  const { unsent, isSending, isChanged, discard } = entry
  const isPhone = useIsPhone()
  const isTouch = useIsTouch()
  useEffect(preload, [])
  useShortcut('n', t.hours.describe, () => descriptionRef.current?.focus())
  return (
    <>
      <form noValidate onSubmit={save} aria-label={t.hours.formLabel} className={styles.card}>
        {obstacle && (
          <p className={styles.obstacle} role="status">
            <strong>{obstacle.title}</strong> {obstacle.text}
            {obstacle.lacksContract && userId !== undefined && (
              <>
                {' '}
                <ContractHelp userId={userId} />
              </>
            )}
          </p>
        )}
        <DayNotes date={date} isYesterday={isYesterday} refused={refused} />
        {choices.failure && (
          <ErrorNotice
            title={choices.failure.title}
            error={choices.failure.error}
            onRetry={choices.failure.retry}
          />
        )}
        <div className={styles.fields}>
          <RecordFields
            Select={LateSelect}
            field={form.getInputProps}
            choices={choices}
            chosen={chosen}
            projectNote={projectNote}
            // The notice above has the same link.
            noteLinksTo={obstacle?.lacksContract ? undefined : userId}
            descriptionRef={descriptionRef}
            descriptionHint={isPhone || isTouch ? undefined : t.hours.descriptionHint}
            startsAt={startsHere ? 'description' : undefined}
          />
          <Button
            type="submit"
            disabled={!canSave}
            leftSection={isSending && <Loader size={16} color="currentColor" aria-hidden />}
            className={styles.save}
          >
            {form.isUnsent ? t.actions.tryAgain : t.actions.save}
          </Button>
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <span role="status" className={styles.sending}>
          {isSending && t.hours.saving}
        </span>
      </form>
      {isChanged && <LeaveGuard onDiscard={discard} />}
      {unsent.records.length > 0 && <UnsentList {...unsent} />}
    </>
  )
}

/** Notes about the day, shown before the record is saved. */
function DayNotes({ date, isYesterday, refused }: Pick<Props, 'date' | 'isYesterday' | 'refused'>) {
  const earliest = useEarliestEditDay()
  const notes = [
    refused !== undefined && t.hours.dayToCome(formatDay(refused), formatDay(date)),
    isYesterday && t.hours.newDayBegan(formatDay(date)),
    earliest !== undefined && date < earliest && t.hours.closedWeek,
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

/** A select whose code is loaded after the page; until then a read-only field looks the same. */
function LateSelect(props: ComponentProps<typeof IdSelect>) {
  const { label, placeholder, disabled, className, choices, value } = props
  const looks = { label, placeholder, disabled, className }
  const name = choices?.find((choice) => choice.id === value)?.name ?? ''
  return (
    <LateField
      start={select.start}
      standIn={(handlers) => <TextInput {...looks} {...handlers} readOnly value={name} />}
    >
      {(hadFocus) => <Select {...props} autoFocus={hadFocus} />}
    </LateField>
  )
}
