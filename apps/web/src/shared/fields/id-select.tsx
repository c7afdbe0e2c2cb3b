import '../../theme/mantine-fields.css'
import { CheckIcon, Combobox, InputBase, Loader, NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { t } from '../../messages/messages.ts'
import { useIsTouch } from '../breakpoints.ts'
import type { Choice, FieldLooks, ServerSearch } from './choices.ts'
import styles from './id-select.module.css'
import { dropdownLooks } from './search-dropdown.ts'
import { useSearchBox } from './use-search-box.ts'

/** Shorter lists are the device's own on touch screens. */
const shortBelow = 10

export type IdSelectProps = FieldLooks & {
  /** Undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  value?: number | null | undefined
  onChange: (id: number | null) => void
  clearable?: boolean
  search?: ServerSearch | undefined
}

/**
 * Chooses one thing by its number. Typing searches and marks the first that is found, and Enter takes the marked one; an
 * Enter that comes before the list takes it when it has come. Short lists are the device's own on touch screens.
 */
export function IdSelect(props: IdSelectProps) {
  const isTouch = useIsTouch()
  const { search, choices } = props
  const isShort =
    search?.hasMore !== true && choices !== undefined && choices.length > 0 && choices.length < shortBelow
  return isTouch && isShort ? <DeviceSelect {...props} /> : <SearchableSelect {...props} />
}

function DeviceSelect(props: IdSelectProps) {
  const { search: _, choices = [], value = null, onChange, clearable = false, ...rest } = props
  const { placeholder = '', fieldRef, ...looks } = rest
  const options = choices.map(({ id, name, hint, disabled = false }) => ({
    value: String(id),
    label: hint ? `${name} · ${hint}` : name,
    disabled,
  }))
  const none = { value: '', label: placeholder, disabled: !clearable }
  return (
    <NativeSelect
      {...looks}
      {...(fieldRef && { ref: fieldRef })}
      data={value === null || clearable ? [none, ...options] : options}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  )
}

function SearchableSelect(props: IdSelectProps) {
  const { choices, value = null, onChange, clearable = false, search, ...rest } = props
  const { onBlur, onFocus, description, fieldRef, ...looks } = rest
  const box = useSearchBox({ choices, value, onChange, clearable, search })
  const chosen = choices?.find(({ id }) => id === value)
  const input = useRef<HTMLInputElement>(null)
  const isSettled = box.typed === undefined
  // Whoever goes on typing after a choice replaces it.
  useEffect(() => {
    if (isSettled && chosen?.id !== undefined && document.activeElement === input.current)
      input.current?.select()
  }, [isSettled, chosen?.id])
  const canClear = clearable && value !== null && !rest.disabled
  const clearButton = <Combobox.ClearButton aria-label={t.fields.clear} onClear={box.clear} />
  return (
    <Combobox
      {...dropdownLooks}
      store={box.combobox}
      onOptionSubmit={(id) => {
        const picked = box.shown.find((choice) => String(choice.id) === id)
        if (picked) box.take(picked)
      }}
    >
      <Combobox.Target withKeyboardNavigation={false} withExpandedAttribute>
        <InputBase
          autoComplete="off"
          {...looks}
          ref={(node) => {
            input.current = node
            fieldRef?.(node)
          }}
          description={description ?? chosen?.hint}
          value={box.typed ?? chosen?.name ?? ''}
          aria-activedescendant={box.markedId}
          onChange={(event) => box.type(event.currentTarget.value)}
          onKeyDown={box.onKeyDown}
          onFocus={(event) => {
            // Typing replaces what was chosen.
            event.currentTarget.select()
            onFocus?.(event)
          }}
          onClick={(event) => {
            box.combobox.openDropdown()
            if (box.typed === undefined) event.currentTarget.select()
          }}
          onBlur={(event) => {
            box.close()
            onBlur?.(event)
          }}
          rightSectionPointerEvents={canClear ? 'all' : 'none'}
          rightSection={box.isWaiting ? <Loader size="xs" /> : canClear ? clearButton : <Combobox.Chevron />}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={rest.disabled === true}>
        <Combobox.Options className={styles.options ?? ''}>
          {box.shown.map((choice, place) => (
            <Option
              key={choice.id}
              id={box.idAt(place)}
              choice={choice}
              isChosen={choice.id === value}
              isMarked={place === box.marked}
            />
          ))}
          {box.shown.length === 0 && (
            <Combobox.Empty>{box.isLoading ? t.fields.searching : t.fields.nothingFound}</Combobox.Empty>
          )}
        </Combobox.Options>
        {box.hasMore && <Combobox.Footer className={styles.more ?? ''}>{t.fields.moreFound}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}

type OptionProps = { id: string; choice: Choice; isChosen: boolean; isMarked: boolean }

function Option({ id, choice, isChosen, isMarked }: OptionProps) {
  return (
    <Combobox.Option
      id={id}
      value={String(choice.id)}
      active={isChosen}
      aria-selected={isChosen}
      selected={isMarked}
      disabled={choice.disabled === true}
      className={styles.option ?? ''}
    >
      <span className={styles.text}>
        {choice.name}
        {choice.hint && <small className={styles.hint}>{choice.hint}</small>}
      </span>
      {isChosen && <CheckIcon className={styles.check} />}
    </Combobox.Option>
  )
}
