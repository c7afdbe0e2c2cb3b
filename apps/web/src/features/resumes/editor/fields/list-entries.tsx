import { Button, Input } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { linesOf } from '@portal/domain/resumes/list-lines'
import { maxListEntries } from '@portal/domain/resumes/resumes'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { RowAction } from '../../../../shared/lists/cells/cells.tsx'
import { toastError } from '../../../../shared/toasts/toasts.ts'
import styles from './list-entries.module.css'
import { withPasted } from './pasted-lines.ts'

/** An entry has no id, so its key is its place. */
const keyed = (_: string, place: number) => ({ key: `entry ${place}`, place })

type Props = {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
  /** The field of the form that holds the texts. */
  field: string
  entries: readonly string[]
  label: string
  /** Names an entry by its number. */
  entryLabel: (place: number) => string
  addLabel: string
}

/** A list of texts of several lines, with at least one entry. Enter goes to the next entry, and pasted lines become entries. */
export function ListEntries(props: Props) {
  const { form, field, entries, label, entryLabel, addLabel } = props
  const labelId = useId()
  const { error, onChange, ...rest } = form.getInputProps(field)
  // The path of the field, by which the form finds the field of an error.
  const path = Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'data-path'))
  const list = useRef<HTMLFieldSetElement>(null)
  /** The entry that gets the focus when it is drawn. */
  const [focused, setFocused] = useState<number>()
  const change = (next: string[], focus: number) => {
    setFocused(focus)
    onChange(next)
  }
  const insert = (place: number, texts: readonly string[]) =>
    change([...entries.slice(0, place), ...texts, ...entries.slice(place)], place + texts.length - 1)
  const fieldAt = (place: number) =>
    list.current?.querySelectorAll<HTMLElement>('input, textarea')[place] ?? undefined
  const remove = (place: number) => {
    const before = Math.max(place - 1, 0)
    change(
      entries.filter((_, index) => index !== place),
      before,
    )
    fieldAt(before)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (place + 1 < entries.length) fieldAt(place + 1)?.focus()
    else if (entries[place]?.trim() && entries.length < maxListEntries) insert(place + 1, [''])
  }
  const onPaste = (event: ClipboardEvent, place: number) => {
    const text = event.clipboardData.getData('text')
    const lines = linesOf(text)
    // One line without a sign is pasted as everywhere else, and can be taken back.
    if (lines.length === 0 || lines[0] === text.trim() || entries[place]?.trim()) return
    event.preventDefault()
    const pasted = withPasted(entries, place, lines)
    change(pasted.entries, pasted.lastPlace)
    if (pasted.leftOut > 0) toastError(t.resumeEditor.leftOut(pasted.leftOut, maxListEntries))
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      withAsterisk
      error={typeof error === 'string' ? error : undefined}
    >
      <fieldset
        ref={list}
        aria-labelledby={labelId}
        tabIndex={-1}
        {...path}
        className={styles.entries}
        // A form gives the focus to the field of its first error, here to the first entry.
        onFocus={({ target, currentTarget }) => target === currentTarget && fieldAt(0)?.focus()}
      >
        {entries.map(keyed).map(({ key, place }) => {
          const name = entryLabel(place + 1)
          const entry = {
            'aria-label': name,
            autoComplete: 'off',
            autoFocus: place === focused,
            ...form.getInputProps(`${field}.${place}`),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
            onPaste: (event: ClipboardEvent) => onPaste(event, place),
          }
          return (
            <div key={key} className={styles.entry}>
              <GrowingTextarea minRows={1} maxRows={6} {...entry} />
              <RowAction
                label={t.resumeEditor.removeEntry(name)}
                icon={<IconTrash size={18} aria-hidden />}
                refusal={entries.length === 1 ? t.resumeEditor.lastEntry : undefined}
                onClick={() => remove(place)}
              />
            </div>
          )
        })}
      </fieldset>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={entries.length >= maxListEntries}
        onClick={() => insert(entries.length, [''])}
      >
        {addLabel}
      </Button>
    </Input.Wrapper>
  )
}
