import type { ObjectType } from '@portal/domain/trail/acts'
import { peopleActs } from './people-acts.ts'
import { programActs } from './program-acts.ts'
import { staffingActs } from './staffing-acts.ts'
import type { ActWords } from './told-act.ts'
import { workActs } from './work-acts.ts'

/** What objects are called within a sentence. */
export const nouns: Readonly<Record<ObjectType, string>> = {
  access_token: 'access token',
  backup: 'backup',
  candidate: 'candidate',
  category: 'category',
  contract: 'contract',
  customer: 'customer',
  holiday: 'holiday',
  import: 'import',
  inventory: 'equipment',
  mail: 'mail',
  portal: 'portal',
  project: 'project',
  record: 'record',
  report: 'file',
  request: 'leave request',
  resume: 'CV',
  session: 'session',
  technology: 'technology',
  user: 'person',
  vacancy: 'vacancy',
  webhook: 'webhook',
}

export const deeds: ActWords['deeds'] = {
  ...peopleActs.deeds,
  ...programActs.deeds,
  ...staffingActs.deeds,
  ...workActs.deeds,
}

/** An area has all fields of its objects. */
export const fieldNames: ActWords['fields'] = {
  ...peopleActs.fields,
  ...programActs.fields,
  ...staffingActs.fields,
  ...workActs.fields,
}

export const valueNames: NonNullable<ActWords['values']> = {
  ...staffingActs.values,
}

export const otherField = (field: string): string =>
  field.replace(/_id$/, '').replaceAll('.', ' ').replaceAll('_', ' ')
