import { ActionIcon, Loader } from '@mantine/core'
import { IconArrowBackUp, IconDeviceFloppy } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { keepFocus } from '../../../entry/keep-focus.ts'
import { t } from '../../../messages/messages.ts'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { Tip } from '../../../shared/tip.tsx'
import styles from './notes.module.css'
import type { Note } from './use-note.ts'

type Props = { note: Note; mayEdit: boolean }

/** A note with the buttons that save and revert it, which do nothing until the text is changed. */
export function NoteEditor({ note, mayEdit }: Props) {
  const { label, text, type, isChanged, isSaving, failure, save, revert } = note
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isChanged) save()
  }
  return (
    <div className={styles.note}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isChanged && <span className={styles.unsaved}>{t.candidate.unsaved}</span>}
        {mayEdit && (
          <span className={styles.buttons}>
            <NoteButton
              label={t.candidate.saveNote(label)}
              tip={t.candidate.saveTip}
              onClick={isChanged && !isSaving ? save : undefined}
            >
              {isSaving ? <Loader size={16} color="gray" /> : <IconDeviceFloppy size={18} aria-hidden />}
            </NoteButton>
            <NoteButton
              label={t.candidate.revertNote(label)}
              tip={t.candidate.revertTip}
              onClick={isChanged && !isSaving ? revert : undefined}
            >
              <IconArrowBackUp size={18} aria-hidden />
            </NoteButton>
          </span>
        )}
      </div>
      <GrowingTextarea
        id={id}
        minRows={6}
        maxRows={24}
        value={text}
        readOnly={!mayEdit}
        aria-keyshortcuts={mayEdit ? 'Control+Enter' : undefined}
        error={failure}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

type ButtonProps = { label: string; tip: string; onClick: (() => void) | undefined; children: ReactNode }

/** A button of a note. It is not `disabled` after a save, which would take the focus away from it. */
const NoteButton = ({ label, tip, onClick, children }: ButtonProps) => (
  <Tip text={tip}>
    {(control) => (
      <ActionIcon
        {...keepFocus}
        {...control}
        variant="default"
        aria-label={label}
        aria-disabled={onClick === undefined}
        data-disabled={onClick === undefined || undefined}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    )}
  </Tip>
)
