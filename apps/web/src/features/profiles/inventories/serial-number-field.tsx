import { TextInput, type TextInputProps } from '@mantine/core'
import { inventoryLimits } from '@portal/domain/people/inventories'
import { type FocusEvent, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { SameSerialNotice } from './same-serial-notice.tsx'

type Props = Omit<TextInputProps, 'value'> & {
  value: string
  /** The piece that is changed, which has this number itself. */
  itemId: number | undefined
}

/** A field for the serial number. Once the person leaves the field, it names other pieces with the same number. */
export function SerialNumberField({ value, itemId, ...input }: Props) {
  /** The text with which the field got the focus; undefined while it has none. */
  const [held, setHeld] = useState<string>()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setHeld(undefined)
    input.onBlur?.(event)
  }
  const compared = (held ?? value).trim()
  return (
    <div>
      <TextInput
        label={t.profiles.serialNumber}
        {...input}
        value={value}
        onFocus={() => setHeld(value)}
        onBlur={leave}
      />
      <SameSerialNotice
        serialNumber={compared.length > inventoryLimits.serial_number ? '' : compared}
        itemId={itemId}
      />
    </div>
  )
}
