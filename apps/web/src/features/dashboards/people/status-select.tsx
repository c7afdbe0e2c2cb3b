import { NativeSelect } from '@mantine/core'
import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import { users } from '@portal/contract/users'
import { type Availability, availabilities } from '@portal/domain/people/job-statuses'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'

const choices = availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))

/** Whether a person can take on work; saved at once, and shown as it was after a refusal. */
export function StatusSelect({ person }: { person: AvailablePerson }) {
  const { status, can, full_name } = person
  const { chosen, save } = useSaveStatus(person)
  if (!can.update) return t.people.availabilities[status]
  return (
    <NativeSelect
      aria-label={t.dashboards.statusOf(full_name)}
      data={choices}
      value={chosen ?? status}
      onChange={({ currentTarget }) => {
        const next = availabilities.find((availability) => availability === currentTarget.value)
        if (next) void save(next)
      }}
    />
  )
}

/** Saves one choice after the other, because each sends the version that the one before it returned. */
function useSaveStatus({ id, version }: AvailablePerson) {
  const update = useApiMutation(users.update)
  const [last, setLast] = useState<{ status: Availability; savedAs?: number }>()
  const lastSave = useRef<Promise<void>>(Promise.resolve())
  const known = useRef(version)
  const choices = useRef(0)

  const save = async (status: Availability) => {
    choices.current += 1
    const choice = choices.current
    const setIfLast = (next: typeof last) => {
      if (choice === choices.current) setLast(next)
    }
    setLast({ status })
    const saved = lastSave.current.then(async () => {
      const ifMatch = Math.max(known.current, version)
      const answer = await update.mutateAsync({ params: { id }, ifMatch, body: { user: { status } } })
      known.current = answer.version
    })
    lastSave.current = saved.catch(() => undefined)
    try {
      await saved
      toastSuccess(t.dashboards.statusSaved)
      setIfLast({ status, savedAs: known.current })
    } catch (error) {
      toastError(error instanceof Error ? error : t.dashboards.statusFailed)
      setIfLast(undefined)
    }
  }
  // The list is fetched again after the save: from its version on the row itself has the choice, or a later one.
  const isAhead = last !== undefined && (last.savedAs === undefined || last.savedAs > version)
  return { chosen: isAhead ? last.status : undefined, save }
}
