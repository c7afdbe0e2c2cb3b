import { Pill, PillsInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { dividersIn, shortEntriesOf } from '@portal/domain/resumes/list-lines'
import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { isAtMost } from '@portal/domain/texts/length'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { Tip } from '../../../../shared/tip.tsx'
import styles from './chips-field.module.css'
import { type ChipLimits, isSeveral, withTyped } from './typed-chips.ts'

const limits: ChipLimits = { count: maxListEntries, length: resumeLimits.skill }

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
  const [text, setText] = useState('')
  // The value of the form may have been replaced since.
  const typed = entries.at(-1) === text ? text : ''
  const chips = typed === '' ? entries : entries.slice(0, -1)

  const { error, onChange, onBlur, description: hint } = form.getInputProps(field)
  const isTooLong = !shortEntriesOf(typed).every((part) => isAtMost(part.trim(), limits.length))
  const change = (nextChips: readonly string[], nextText: string) => {
    setText(nextText)
    onChange(nextText === '' ? [...nextChips] : [...nextChips, nextText])
  }
  const take = (all: string) => {
    const { chips: taken, rest: left } = withTyped(chips, all, limits)
    change(taken, left)
  }
  const type = (next: string) => {
    const isPasted = next.length - typed.length > 1
    const last = dividersIn(next, !isPasted).at(-1)
    if (last === undefined) return change(chips, next)
    // What stands after the last comma is still being typed, unless more than one character came at once.
    const end = isPasted ? next.length : last + 1
    const { chips: taken, rest: left } = withTyped(chips, next.slice(0, end), limits)
    change(taken, [left, next.slice(end).trimStart()].filter((part) => part !== '').join(', '))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!isSeveral(pasted)) return
    // A field of one line would join the lines.
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    take(typed.slice(0, selectionStart ?? typed.length) + pasted + typed.slice(selectionEnd ?? typed.length))
  }

  const isOnly = chips.length === 1 && typed === ''
  const removeButton = (place: number) => group.current?.querySelectorAll('button')[place]
  const remove = (place: number) => {
    if (!isOnly) change(chips.toSpliced(place, 1), typed)
  }
  // The only chip becomes text again, to be changed: the list needs an entry.
  const takeBack = () => change(chips.slice(0, -1), isOnly ? (chips[0] ?? '') : '')
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
    <Tip text={t.resumeEditor.lastEntry} isDescription>
      {(control) => (
        <Pill {...looks} removeButtonProps={{ ...button, ...control, 'aria-disabled': true }}>
          {text}
        </Pill>
      )}
    </Tip>
  )
}
