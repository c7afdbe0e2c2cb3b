import type { Significate } from '@portal/domain/candidates/candidates'
import type { ImportState, RowState } from '@portal/domain/imports/import-kinds'
import type { LeaveRequestStatus } from '@portal/domain/leave/leave'
import type { MailState } from '@portal/domain/mail/mails'
import type { Availability, JobStatusTag } from '@portal/domain/people/job-statuses'
import type { DeliveryState } from '@portal/domain/webhooks'
import type { StateLook } from '../../shared/states/state-mark.tsx'

/** What is done, works or is free; what waits; work for a customer; outsourced work; a step between; what is over. */
const good = 'var(--portal-state-good)'
const waiting = 'var(--portal-state-waiting)'
const client = 'var(--portal-state-client)'
const outsourced = 'var(--portal-state-outsourced)'
const between = 'var(--portal-state-between)'
const over = 'var(--portal-state-over)'

/** The looks of all states, wherever they are shown: in tables, on cards and boards, in selects and charts. */
export const stateLooks = {
  request: {
    pending: { color: waiting },
    approved: { color: good },
    rejected: { color: over },
  } satisfies Record<LeaveRequestStatus, StateLook>,
  significate: {
    interviewing: { color: client },
    test_task: { color: outsourced },
    preoffer: { color: waiting },
    hired: { color: good },
    rejected: { color: over },
  } satisfies Record<Significate, StateLook>,
  availability: {
    ready_for_full_time_outstaff: { color: good },
    busy_on_full_time_outstaff: { color: client },
    busy_on_outsource: { color: outsourced },
  } satisfies Record<Availability, StateLook>,
  jobStatus: {
    free: { color: good },
    bench: { color: waiting },
    inner: { color: between },
    outstaff: { color: client },
    busy_on_full_time_outstaff: { color: client },
    busy_on_outsource: { color: outsourced },
    hired: { color: good },
    fired: { color: over },
  } satisfies Record<JobStatusTag, StateLook>,
  mail: {
    waiting: { color: waiting },
    held: { color: waiting, isRing: true },
    sent: { color: good },
    failed: { color: over },
    expired: { color: over, isRing: true },
  } satisfies Record<MailState, StateLook>,
  delivery: {
    waiting: { color: waiting },
    sent: { color: good },
    failed: { color: over },
  } satisfies Record<DeliveryState, StateLook>,
  import: {
    reading: { color: between },
    mapping: { color: waiting },
    checked: { color: waiting, isRing: true },
    writing: { color: between },
    done: { color: good },
    failed: { color: over },
    taken_back: { color: over, isRing: true },
  } satisfies Record<ImportState, StateLook>,
  importedRow: {
    create: { color: good },
    change: { color: client },
    same: { color: over, isRing: true },
    refuse: { color: over },
  } satisfies Record<RowState, StateLook>,
  link: { on: { color: good }, off: { color: over, isRing: true } },
  secondFactor: { set_up: { color: good }, missing: { color: over, isRing: true } },
  inactive: { color: over, isRing: true },
  upcoming: { color: waiting, isRing: true },
  due: { color: waiting },
} as const
