import { Pill, PillsInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { shortEntriesOf } from '@portal/domain/resumes/list-lines'
import { isAtMost } from '@portal/domain/texts/length'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { Tooltip } from '../../../../shared/tooltip.tsx'
import styles from './chips-field.module.css'
import { isSeveral } from './typed-chips.ts'
import { limits, useChips } from './use-chips.ts'

type Props = {
  form: { getInputProps: (path: string) => GetInputPropsReturnType & { description?: ReactNode } }
  /** The field of the form that holds the texts. */
  field: string
  entries: readonly string[]
  label: string
}

/**
 * A list of short texts with at least one of them. A comma and Enter make a chip of what is typed, and a pasted list
 * becomes several. Backspace takes the last chip away; the arrow keys lead to the others. What is typed and no chip yet
 * is the last entry of the form's value, so that a save or a draft has it. A description that the form gives the field, such as
 * `HintedFields` does, stands below the hint about the keys.
 */
export function ChipsField({ form, field, entries, label }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { error, onChange, onBlur, description: hint } = form.getInputProps(field)
  const { chips, typed, isOnly, type, take, remove, takeBack } = useChips(entries, onChange)
  const isTooLong = !shortEntriesOf(typed).every((part) => isAtMost(part.trim(), limits.length))
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!isSeveral(pasted)) return
    // A field of one line would join the lines.
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    take(typed.slice(0, selectionStart ?? typed.length) + pasted + typed.slice(selectionEnd ?? typed.length))
  }

  const removeButton = (place: number) => group.current?.querySelectorAll('button')[place]
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      // Enter never saves the form: it ends an entry.
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && chips.length > 0) {
      event.preventDefault()
      takeBack()
    } else if (event.key === 'ArrowLeft' && isAtStart(event.currentTarget)) {
      removeButton(chips.length - 1)?.focus()
    }
  }
  const onChipKeyDown = (event: KeyboardEvent, place: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (step === undefined && !isRemoval) return
    event.preventDefault()
    if (isRemoval) remove(place)
    const next = step === undefined ? undefined : place + step
    if (next !== undefined && next < chips.length) removeButton(Math.max(next, 0))?.focus()
    else if (!isOnly || step !== undefined) input.current?.focus()
  }

  const problem = problemOf(chips, typed, isTooLong) ?? error
  return (
    <PillsInput
      label={label}
      withAsterisk
      description={
        <>
          {t.resumeEditor.chipsHint}
          {hint}
        </>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={typeof problem === 'string' ? problem : undefined}
    >
      <Pill.Group ref={group}>
        {chips.map(keyed).map(({ key, text: chip, place }) => (
          <Chip
            key={key}
            text={chip}
            isOnly={isOnly}
            onRemove={() => {
              remove(place)
              if (!isOnly) input.current?.focus()
            }}
            onKeyDown={(event) => onChipKeyDown(event, place)}
          />
        ))}
        <PillsInput.Field
          ref={input}
          autoComplete="off"
          enterKeyHint="enter"
          aria-required
          {...pathOf(form.getInputProps(isTooLong ? `${field}.${chips.length}` : field))}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (typed !== '') take(typed)
            onBlur?.(event)
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}

const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === 0

/** A stored list may have a text twice, so that the key has its place, too. */
const keyed = (text: string, place: number) => ({ key: `${place} ${text}`, text, place })

/** The path of a field, by which the form finds the field of an error. */
const pathOf = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name === 'data-path'))

/** Why what is typed cannot become a chip. */
function problemOf(chips: readonly string[], typed: string, isTooLong: boolean): string | undefined {
  if (typed.trim() === '') return undefined
  if (chips.length >= limits.count) return refusal('input.too_many_entries', { max: limits.count })
  return isTooLong ? refusal('input.text_too_long', { max: limits.length }) : undefined
}

type ChipProps = {
  text: string
  /** Whether it is the only entry, which stays. */
  isOnly: boolean
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A chip whose button is reached by the arrow keys, so that Tab goes on to the next field. */
function Chip({ text, isOnly, onRemove, onKeyDown }: ChipProps) {
  const button = { 'aria-hidden': false, 'aria-label': t.resumeEditor.removeEntry(text), onKeyDown }
  const looks = { withRemoveButton: true, onRemove, className: styles.chip ?? '' } as const
  if (!isOnly) {
    return (
      <Pill {...looks} removeButtonProps={button}>
        {text}
      </Pill>
    )
  }
  return (
    <Tooltip text={t.resumeEditor.lastEntry} isDescription>
      {(control) => (
        <Pill {...looks} removeButtonProps={{ ...button, ...control, 'aria-disabled': true }}>
          {text}
        </Pill>
      )}
    </Tooltip>
  )
}
