import type { Catalogues } from './language.ts'

const english = {
  at: 'Moment',
  actor: 'Who',
  message: 'What',
  person: 'Person concerned',
  object_type: 'Kind',
  object: 'Object',
  object_id: 'Number',
  act: 'Act',
  changes: 'Changes',
  via: 'By',
  address: 'Address',
  request_id: 'Request',
}

/** The headings of the audit trail as a file. */
export const auditWords: Catalogues<Readonly<typeof english>> = { en: english }
