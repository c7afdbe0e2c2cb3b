import { ActionIcon, Loader } from '@mantine/core'
import { IconArrowBackUp, IconDeviceFloppy } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { keepFocus } from '../../../shared/focus/keep-focus.ts'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './notes.module.css'
import type { Note } from './use-note.ts'

type Props = { note: Note; mayEdit: boolean }

/**
 * A note. An empty one is a single line until somebody enters it, and then stays open: closing it would move the page
 * under the pointer that leaves it. Changed text has buttons that save and revert it.
 */
export function NoteEditor({ note, mayEdit }: Props) {
  const { label, text, type, isChanged, isSaving, failure, save, revert } = note
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEntered, setEntered] = useState(false)
  const isOpen = isEntered || text !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isChanged) save()
  }
  /** The buttons go away when they have done their work, so the field takes the focus first. */
  const fromField = (act: () => void) => () => {
    field.current?.focus()
    act()
  }
  return (
    <div className={styles.note}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isChanged && <span className={styles.unsaved}>{t.candidate.unsaved}</span>}
        {mayEdit && isChanged && (
          <span className={styles.buttons}>
            <NoteButton
              label={t.candidate.saveNote(label)}
              tooltip={t.candidate.saveTooltip}
              isBusy={isSaving}
              onClick={fromField(save)}
            >
              {isSaving ? <Loader size={16} color="gray" /> : <IconDeviceFloppy size={18} aria-hidden />}
            </NoteButton>
            <NoteButton
              label={t.candidate.revertNote(label)}
              tooltip={t.candidate.revertTooltip}
              isBusy={isSaving}
              onClick={fromField(revert)}
            >
              <IconArrowBackUp size={18} aria-hidden />
            </NoteButton>
          </span>
        )}
      </div>
      <GrowingTextarea
        id={id}
        ref={field}
        minRows={isOpen ? 6 : 1}
        maxRows={24}
        value={text}
        readOnly={!mayEdit}
        placeholder={mayEdit ? t.candidate.emptyNote : undefined}
        aria-keyshortcuts={mayEdit ? 'Control+Enter' : undefined}
        error={failure}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setEntered(mayEdit)}
      />
    </div>
  )
}

type ButtonProps = {
  label: string
  tooltip: string
  isBusy: boolean
  onClick: () => void
  children: ReactNode
}

const NoteButton = ({ label, tooltip, isBusy, onClick, children }: ButtonProps) => (
  <Tooltip text={tooltip}>
    {(control) => (
      <ActionIcon
        {...keepFocus}
        {...control}
        variant="default"
        aria-label={label}
        aria-disabled={isBusy}
        data-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onClick}
      >
        {children}
      </ActionIcon>
    )}
  </Tooltip>
)
