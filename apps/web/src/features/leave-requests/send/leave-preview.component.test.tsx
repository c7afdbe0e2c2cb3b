import type { NewLeave } from '@portal/domain/leave/check-new-leave'
import type { CountersOfYear } from '@portal/domain/leave/preview-leave'
import { previewLeave } from '@portal/domain/leave/preview-leave'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { LeavePreview } from './leave-preview.tsx'
import type { KnownLeave } from './use-leave-facts.ts'

const none = { used: 0, pending: 0 }
const counters: CountersOfYear = {
  vacations: { used: 7, pending: 7 },
  sick_leaves: { used: 3.5, pending: 0 },
  extra_sick_leaves: none,
  paid_leaves: none,
  unpaid_leaves: { used: 3, pending: 1 },
  day_offs: { used: 4, pending: 1 },
  work_offs: none,
}
const others: KnownLeave[] = []
const facts = { today: '2025-09-15', others, holidays: [], last_day: null, counters: { 2025: counters } }

/** The preview of a request from Monday 6 October 2025. */
async function showPreview(request: Partial<NewLeave>) {
  const asked: NewLeave = { type: null, start_date: '2025-10-06', ...request }
  await show(<LeavePreview preview={previewLeave(asked, facts)} asked={asked} />)
}

test.each([
  [{ type: 'vacation', vacation_type: 'one_week' }, 'Vacation in 20257 left → 0 left'],
  [{ type: 'half_day_sick_leave' }, 'Sick Leaves in 20254.5 left → 4 left'],
  [{ type: 'day_off' }, 'Day offs in 20250 left → 0 left · over the limit'],
  [{ type: 'unpaid_leave' }, 'Unpaid Leaves in 20253 taken · 1 waiting → 3 taken · 2 waiting'],
  [{ type: 'work_off' }, 'Work offs in 20250 taken → 0 taken · 1 waiting'],
] as const)(
  'the preview of a request for %j says before and after in the words of the counters: %s',
  async (request, words) => {
    await showPreview(request)
    const said = page.getByRole('region', { name: 'Preview' }).getByRole('paragraph').nth(1)
    await expect.element(said).toHaveTextContent(words)
  },
)
