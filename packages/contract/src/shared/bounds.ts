import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/**
 * A list of at most so many items. A longer one is refused before its first item is read: zod tries the checks of length
 * that come first before the items, and would otherwise collect an issue of each. So no check may come before this one.
 */
export const boundedList = <Item extends z.core.SomeType>(
  item: Item,
  max: number,
  { tooMany = tooManyEntries(max), notAList }: { tooMany?: string; notAList?: string } = {},
) => z.array(item, notAList).check(z.maxLength(max, tooMany))

const tooManyEntries = (max: number) => failing('input.too_many_entries', { max })

/** Longer names of entries are refused, and no refusal repeats them. */
const maxKeyLength = 100

/** Numbers by name, with a limit on the number of entries. A larger map is refused before its first entry is read. */
export const boundedMap = (number: z.ZodMiniType<number, string | number>, max: number) =>
  z.pipe(
    z.transform((input: Record<string, string | number>, context) => {
      const fault = faultOf(input, max)
      if (fault !== undefined) context.issues.push({ code: 'custom', input, message: fault })
      return input
    }),
    z.record(z.string(), number).check(z.meta({ maxProperties: max })),
  )

function faultOf(input: unknown, max: number): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const names = Object.keys(input)
  if (names.length > max) return tooManyEntries(max)
  return names.some((name) => name.length > maxKeyLength) ? failing('input.invalid') : undefined
}
