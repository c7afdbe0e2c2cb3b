import { Loader, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { addingOption, matchingOptions, optionsWithOffer } from './adding-options.ts'
import type { Choice } from './id-select.tsx'

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  value: readonly number[]
  onChange: (ids: number[]) => void
  /** Adds a missing choice by its name; resolves to its id. A refusal stands under the field. */
  onAdd: (name: string) => Promise<number>
}

/** Chooses several things by their numbers, and adds the one that is missing by its typed name. */
export function AddingMultiSelect({ choices, value, onChange, onAdd, error, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const add = async () => {
    setAdding(true)
    setRefusal(undefined)
    try {
      onChange([...value, await onAdd(typed.trim())])
      setTyped('')
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : t.errors.unexpected)
    }
    setAdding(false)
  }

  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange
      limit={100}
      nothingFoundMessage={t.fields.nothingFound}
      rightSection={isAdding || !choices ? <Loader size="xs" /> : undefined}
      {...rest}
      data={optionsWithOffer(choices ?? [], typed)}
      filter={({ options, search }) => matchingOptions(options, search)}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(String)}
      onChange={(chosen) => {
        if (chosen.includes(addingOption)) void add()
        else onChange(chosen.map(Number))
      }}
      error={refusal ?? error}
    />
  )
}
