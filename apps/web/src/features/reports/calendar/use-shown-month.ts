import type { RecordCalendar } from '@portal/contract/hours/hours'
import type { Month } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonthQuery } from './calendar-queries.ts'

type Question = {
  /** A text that names the person and the project whose records are shown. */
  of: string
  month: Month
  query: MonthQuery
}

type Answered = { of: string; month: Month; answer: RecordCalendar }

/**
 * The month to show: the one asked for, or the month before while that is loading, so that nothing blanks. Another
 * person's or project's records would look like the answer and are not kept.
 */
export function useShownMonth({ of, month, query }: Question) {
  const { data, error, refetch } = useQuery(query)
  const [last, setLast] = useState<Answered>()
  if (data && (last?.answer !== data || last.month !== month || last.of !== of)) {
    setLast({ of, month, answer: data })
  }
  const isOutdated = data === undefined && last?.of === of
  return {
    month: isOutdated ? last.month : month,
    answer: isOutdated ? last.answer : data,
    isOutdated,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
