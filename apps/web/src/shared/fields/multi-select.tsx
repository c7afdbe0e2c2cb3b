import { Combobox, Loader, Pill, PillsInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { ChoiceList } from './choice-list.tsx'
import type { Choice, FieldLooks } from './choices.ts'
import { useSearchBox } from './use-search-box.ts'

export type MultiSelectProps<Id extends string | number> = FieldLooks & {
  /** The choices; undefined while they are being loaded. */
  choices: readonly Choice<Id>[] | undefined
  /** Choices that may be chosen already, named before the choices are loaded. */
  current?: readonly Choice<Id>[] | undefined
  value: readonly Id[]
  onChange: (ids: Id[]) => void
  /** A choice to add that the typed text offers, after those found. */
  offer?: ((typed: string) => Choice<Id> | undefined) | undefined
}

/**
 * Chooses several things by the rules of `IdSelect`: typing marks the first result, and Enter chooses it. Backspace
 * removes the last one.
 */
export function MultiSelect<Id extends string | number>(props: MultiSelectProps<Id>) {
  const { choices, current = [], value, onChange, offer, ...rest } = props
  const { placeholder, autoFocus = false, fieldRef, onFocus, onBlur, disabled = false, ...others } = rest
  const { 'aria-label': label, 'data-autofocus': focused, 'data-path': path, ...looks } = others
  const box = useSearchBox({
    choices: choices?.filter(({ id }) => !value.includes(id)),
    onTake: ({ id }) => onChange([...value, id]),
    offer,
    staysOpen: true,
  })
  const remove = (gone: Id) => onChange(value.filter((id) => id !== gone))
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Backspace' && last !== undefined && (box.typed ?? '') === '') remove(last)
    box.fieldProps.onKeyDown(event)
  }
  // A name that was typed is its own id.
  const nameOf = (id: Id) =>
    [...current, ...(choices ?? [])].find((choice) => choice.id === id)?.name ??
    (Number.isFinite(id) ? '…' : id)
  return (
    <Combobox
      store={box.combobox}
      disabled={disabled}
      onOptionSubmit={(place) => {
        const picked = box.shown[Number(place)]
        if (picked) box.take(picked)
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          {...looks}
          disabled={disabled}
          onClick={() => box.combobox.openDropdown()}
          rightSectionPointerEvents="none"
          rightSection={box.isWaiting ? <Loader size="xs" /> : <Combobox.Chevron />}
        >
          <Pill.Group disabled={disabled}>
            {value.map((id) => (
              <Pill key={`${typeof id} ${id}`} withRemoveButton={!disabled} onRemove={() => remove(id)}>
                {nameOf(id)}
              </Pill>
            ))}
            <Combobox.EventsTarget withKeyboardNavigation={false} withAriaAttributes={false}>
              <PillsInput.Field
                {...box.fieldProps}
                {...(fieldRef && { ref: fieldRef })}
                aria-label={label}
                aria-required={looks.required}
                autoFocus={autoFocus}
                data-autofocus={focused}
                data-path={path}
                placeholder={value.length === 0 ? placeholder : undefined}
                value={box.typed ?? ''}
                onChange={(event) => box.type(event.currentTarget.value)}
                onKeyDown={onKeyDown}
                onFocus={onFocus}
                onBlur={(event) => {
                  box.leave()
                  onBlur?.(event)
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <ChoiceList
        label={looks.label ?? label}
        shown={box.shown}
        marked={box.marked}
        idAt={box.idAt}
        isLoading={box.isLoading}
        hasMore={box.hasMore}
        hidden={disabled}
      />
    </Combobox>
  )
}
