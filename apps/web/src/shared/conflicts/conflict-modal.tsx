import { Button, Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { DialogFooter } from '../dialogs/dialog-footer.tsx'
import { useOverlay } from '../overlays/use-overlay.ts'
import styles from './conflict-dialog.module.css'
import type { Clash, Conflict } from './use-edit-form.ts'

export function ConflictModal({ clashes, resolve, onClose }: Conflict) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const isPhone = useIsPhone()
  useOverlay({ mayClose: () => true, close: onClose })
  useReturnToForm()
  const take = (field: string, isTaken: boolean) =>
    setTaken(isTaken ? taken.union(new Set([field])) : taken.difference(new Set([field])))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.conflicts.title}
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <p className={styles.hint}>{t.conflicts.hint}</p>
      <div className={styles.all}>
        <Button variant="default" size="xs" onClick={() => setTaken(new Set())}>
          {t.conflicts.keepAllMine}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => setTaken(new Set(clashes.map(({ field }) => field)))}
        >
          {t.conflicts.takeAllTheirs}
        </Button>
      </div>
      {clashes.map((clash) => (
        <Choice
          key={clash.field}
          clash={clash}
          isTaken={taken.has(clash.field)}
          onTake={(isTaken) => take(clash.field, isTaken)}
        />
      ))}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.conflicts.back}
        </Button>
        <Button onClick={() => resolve(taken)}>{t.conflicts.save}</Button>
      </DialogFooter>
    </Modal>
  )
}

/** Focuses the control of the form below that had the focus, such as its Save button. */
function useReturnToForm() {
  const [before] = useState(() => document.activeElement)
  const frame = useRef(0)
  useEffect(() => {
    // React's strict mode ends the first effect at once.
    cancelAnimationFrame(frame.current)
    return () => {
      frame.current = requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [before])
}

type ChoiceProps = { clash: Clash; isTaken: boolean; onTake: (isTaken: boolean) => void }

function Choice({ clash: { field, label, mine, saved }, isTaken, onTake }: ChoiceProps) {
  const option = (name: string, text: string, takes: boolean) => (
    <label className={styles.option}>
      <input type="radio" name={field} checked={isTaken === takes} onChange={() => onTake(takes)} />
      <span>
        <span className={styles.side}>{name}</span>{' '}
        <span className={text ? styles.value : styles.empty}>{text || t.conflicts.empty}</span>
      </span>
    </label>
  )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {option(t.conflicts.yours, mine, false)}
        {option(t.conflicts.saved, saved, true)}
      </div>
    </fieldset>
  )
}
