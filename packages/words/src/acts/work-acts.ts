import type { ActWords } from './told-act.ts'

/** Acts on hours, leave and reports. */
export const workActs: ActWords = {
  deeds: {
    'missing_hours.remind': (_, what) => `reminded ${what} of missing hours`,
    'records.undo': (_, what) => `took the last change of ${what} back`,
    'reports.export': ({ object }) => `exported ${object}`,
    'requests.create': ({ object }) => `asked for leave, ${object}`,
    'requests.approve': (_, what) => `approved ${what}`,
    'requests.decline': (_, what) => `declined ${what}`,
    'requests.recount': (_, what) => `counted the days of ${what} again`,
    'requests.undo': (_, what) => `took the decision on ${what} back`,
  },
  fields: {
    record: { record_type: 'type' },
    report: {
      year_month: 'period',
      from: 'first day',
      to: 'last day',
      user_id: 'people',
      job_status_id: 'job statuses',
      project_id: 'projects',
      customer_id: 'customers',
      category_id: 'categories',
      names: 'names of people',
      rows: 'number of rows',
    },
    request: {
      request_type: 'type',
      start_date: 'first day',
      end_date: 'last day',
      paid_leave_type: 'reason of paid leave',
      vacation_type: 'length of the vacation',
      illness_file: 'attachment',
      decision_note: 'reason',
      added: 'added days',
      removed: 'removed days',
    },
  },
}
