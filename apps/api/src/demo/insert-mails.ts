import { addDays, type Day } from '@portal/domain/days'
import type { Tx } from '../db/database.ts'
import { mails } from '../db/schema/mails.ts'
import { momentOn } from './demo-days.ts'
import type { Staff } from './people/person.ts'

const reader = 'admin@demo.test'

/** Inserts mails of the last days in the states that last; none of them waits, so that a server that is set up later sends none. */
export async function insertMails(
  tx: Tx,
  { today, staff }: { today: Day; staff: readonly Staff[] },
): Promise<void> {
  const admin = staff.find(({ email }) => email === reader)
  if (admin === undefined) throw new Error(`The demo company has no ${reader}`)
  const mailOn = (daysAgo: number) => {
    const created_at = momentOn(addDays(today, -daysAgo))
    return {
      kind: 'test' as const,
      user_id: admin.id,
      to_name: admin.person.name,
      to_email: admin.email,
      subject: 'Test mail of Staff portal',
      attempts: 1,
      created_at,
      queued_at: created_at,
      next_attempt_at: created_at,
      ends_at: created_at,
    }
  }
  const failed = mailOn(4)
  const sent = mailOn(3)
  await tx.insert(mails).values([
    { ...mailOn(5), state: 'expired', attempts: 9, last_error: 'connect ECONNREFUSED 192.0.2.25:587' },
    { ...failed, state: 'failed', last_error: '550 5.1.1 <admin@demo.test>: Recipient address rejected' },
    { ...sent, state: 'sent', sent_at: sent.created_at },
  ])
}
