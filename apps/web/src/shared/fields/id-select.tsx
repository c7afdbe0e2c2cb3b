import { Combobox, InputBase, Loader, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useIsTouch } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { ChoiceList } from './choice-list.tsx'
import type { Choice, FieldLooks, ServerSearch } from './choices.ts'
import styles from './id-select.module.css'
import { useSearchBox } from './use-search-box.ts'

/** On touch screens a list with fewer choices is a native select. */
const shortBelow = 10

export type IdSelectProps = FieldLooks & {
  /** The choices; undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  /** The chosen one, shown before the choices are loaded. */
  current?: Choice | undefined
  value?: number | null | undefined
  onChange: (id: number | null) => void
  clearable?: boolean
  search?: ServerSearch | undefined
}

/**
 * Chooses one thing by its id. Typing searches and marks the first result, and Enter chooses the marked one; after an
 * Enter before the list is loaded it is chosen once it is. On touch screens short lists are native selects.
 */
export function IdSelect(props: IdSelectProps) {
  const { choices, search, autoFocus = false } = props
  const isTouch = useIsTouch()
  const isLoaded = choices !== undefined && choices.length > 0 && search?.isSearching !== true
  const isShort = isLoaded && search?.hasMore !== true && choices.length < shortBelow
  const isWanted = isTouch && isShort
  const [isDevice, setDevice] = useState(isWanted)
  // React does not report the focus that `autoFocus` gives.
  const [hasFocus, setFocus] = useState(autoFocus)
  // A focused field does not switch to or from a native select when a list of another length is loaded.
  if (!hasFocus && isDevice !== isWanted) setDevice(isWanted)
  const Select = isDevice ? DeviceSelect : SearchableSelect
  return (
    <Select
      {...props}
      onFocus={(event) => {
        setFocus(true)
        props.onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocus(false)
        props.onBlur?.(event)
      }}
    />
  )
}

/** A text on one line, as wide as the field however long it is. */
const oneLine = (text: string) => (
  <span className={styles.oneLine} title={text}>
    {text}
  </span>
)

function DeviceSelect(props: IdSelectProps) {
  const { search: _, current: __, choices = [], value = null, onChange, clearable = false, ...rest } = props
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
  const { choices, current, value = null, onChange, clearable = false, search, ...rest } = props
  const { onBlur, onFocus, description, fieldRef, ...looks } = rest
  const isChosen = ({ id }: Choice) => id === value
  const box = useSearchBox({
    choices,
    isChosen,
    onTake: ({ id }) => {
      if (id !== value) onChange(id)
    },
    onClear: clearable ? () => onChange(null) : undefined,
    search,
  })
  const chosen = choices?.find(isChosen) ?? (current && isChosen(current) ? current : undefined)
  const input = useRef<HTMLInputElement>(null)
  const isSettled = box.typed === undefined
  // Typing after a choice replaces it.
  useEffect(() => {
    if (isSettled && chosen?.id !== undefined && document.activeElement === input.current)
      input.current?.select()
  }, [isSettled, chosen?.id])
  const canClear = clearable && value !== null && !rest.disabled
  const clearButton = <Combobox.ClearButton aria-label={t.fields.clear} onClear={box.clear} />
  return (
    <Combobox
      store={box.combobox}
      onOptionSubmit={(place) => {
        const picked = box.shown[Number(place)]
        if (picked) box.take(picked)
      }}
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <InputBase
          {...looks}
          {...box.fieldProps}
          ref={(node) => {
            input.current = node
            fieldRef?.(node)
          }}
          description={description ?? (chosen?.hint && oneLine(chosen.hint))}
          value={box.typed ?? chosen?.name ?? ''}
          onChange={(event) => box.type(event.currentTarget.value)}
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
            box.leave()
            onBlur?.(event)
          }}
          rightSectionPointerEvents={canClear ? 'all' : 'none'}
          rightSection={box.isWaiting ? <Loader size="xs" /> : canClear ? clearButton : <Combobox.Chevron />}
        />
      </Combobox.Target>
      <ChoiceList
        label={rest.label ?? rest['aria-label']}
        shown={box.shown}
        marked={box.marked}
        idAt={box.idAt}
        isChosen={isChosen}
        isLoading={box.isLoading}
        hasMore={box.hasMore}
        hidden={rest.disabled === true}
      />
    </Combobox>
  )
}
