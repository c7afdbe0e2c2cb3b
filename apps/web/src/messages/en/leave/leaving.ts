import { plural } from '../../plural.ts'

/** What lies behind a last work day. */
export const leaving = {
  behind: (day: string) => `Still there after ${day}`,
  unknown: (day: string) => `What is still there after ${day} could not be looked up.`,
  leave: 'Leave',
  leaveHint: 'Pending leave can only be declined then; approved leave stays until an admin deletes it.',
  request: (type: string, dates: string, status: string) => `${type}, ${dates} (${status})`,
  hours: 'Hours',
  hoursOf: (hours: number, dates: string) =>
    `${plural('en', hours, { one: '{n} hour', other: '{n} hours' })}, ${dates}`,
  contracts: 'Contracts',
  contractsHint: 'They stay open until somebody ends them.',
  contractFrom: (project: string, start: string) => `${project} (from ${start})`,
  contractSince: (project: string, start: string) => `${project} (since ${start})`,
  contractUntil: (project: string, start: string, end: string) => `${project} (${start} – ${end})`,
  equipment: 'Equipment',
  equipmentHint: 'What is handed back is deleted from the inventory.',
  item: (name: string, device: string, serialNumber: string) =>
    serialNumber === '' ? `${name} (${device})` : `${name} (${device}, ${serialNumber})`,
  more: (count: number) => `and ${count} more`,
}
