import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Holiday, HolidayInput } from '@portal/contract/holidays'
import { storedLine } from '@portal/domain/texts/stored'
import { t } from '../../messages/messages.ts'
import { dayInWords, type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'
import { DateField } from '../../shared/dates/date-field.tsx'

/** The values of the form: `date` is a day as `YYYY-MM-DD`, or what is typed while that is not a day. */
export type HolidayValues = Record<Exclude<keyof HolidayInput, 'date'>, string> & { date: string | null }

export const emptyHoliday: HolidayValues = { date: null, title: '' }

export const valuesOf = ({ date, title }: Holiday): HolidayValues => ({ date, title })

export const holidayWords: FieldWords<HolidayValues> = {
  date: dayInWords(t.holidays.date),
  title: inWords(t.holidays.name),
}

export const isFilled = ({ date, title }: HolidayValues): boolean => date !== null && storedLine(title) !== ''

export function HolidayFields({ form }: { form: UseFormReturnType<HolidayValues> }) {
  return (
    <>
      <DateField
        label={t.holidays.date}
        required
        data-autofocus
        {...form.getInputProps('date')}
        value={form.values.date}
      />
      <TextInput
        label={t.holidays.name}
        placeholder={t.holidays.namePlaceholder}
        required
        {...form.getInputProps('title')}
      />
    </>
  )
}
