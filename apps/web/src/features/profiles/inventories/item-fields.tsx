import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type InventoryInput, inventoryInput } from '@portal/contract/profiles/inventories'
import { type DeviceType, deviceTypes } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../shared/conflicts/field-words.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { SerialNumberField } from './serial-number-field.tsx'

/** The form of an item: the server's input without the profile, which the page adds. */
export const itemForm = z.omit(inventoryInput, { profile_id: true })

type Chosen = { device: DeviceType }

/** The values of the form: the kind of device, and a text for every other field of the contract. */
export type ItemValues = Chosen & Record<Exclude<keyof InventoryInput, 'profile_id' | keyof Chosen>, string>

export const itemWords: FieldWords<ItemValues> = {
  device: { label: t.profiles.device, textOf: (device) => t.profiles.devices[device] },
  name: inWords(t.profiles.itemName),
  serial_number: inWords(t.profiles.serialNumber),
}

const devices = deviceTypes.map((value) => ({ value, label: t.profiles.devices[value] }))

type Props = {
  form: UseFormReturnType<ItemValues>
  /** The piece that is edited; absent for a new one. */
  itemId?: number
}

export function ItemFields({ form, itemId }: Props) {
  return (
    <>
      <ShortSelect label={t.profiles.device} options={devices} {...form.getInputProps('device')} />
      <TextInput label={t.profiles.itemName} required data-autofocus {...form.getInputProps('name')} />
      <SerialNumberField
        itemId={itemId}
        {...form.getInputProps('serial_number')}
        value={form.values.serial_number}
      />
    </>
  )
}
