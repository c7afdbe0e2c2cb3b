import { said, saidByFields } from './said.ts'

const malformed = {
  /** The fields say it. */
  fields: null,
  unreadable: 'The request cannot be read',
  body_not_utf8: 'The body is not UTF-8',
  form_not_utf8: 'The form is not UTF-8',
  form_unreadable: 'The form cannot be read',
  part_without_name: 'A part of the form has no name',
  address_characters: 'The address holds a character that no text may hold',
  host_or_version: 'The request has no single host, or no version of HTTP',
  if_match: 'If-Match names one version, such as "3"',
} as const
export type Malformed = keyof typeof malformed

/** Refusals of any request, before or beside the rules of a feature. */
export const request = {
  'request.malformed': said<{ fault: Malformed }>({ fault: 'unreadable' }, ({ fault }) => malformed[fault]),
  'request.invalid': saidByFields,
  'request.refused': () => 'The request is refused',
  'request.unknown_route': () => 'There is no such address',
  'request.timeout': () => 'The request took too long to arrive',
  'request.too_large': said<{ part: 'request' | 'field' }>({ part: 'request' }, ({ part }) =>
    part === 'field' ? 'A field of the form is too large' : 'The request is too large',
  ),
  'request.file_too_large': said(
    { megabytes: 5 },
    ({ megabytes }) => `Please pick smaller image (< ${megabytes}MB)`,
  ),
  'request.document_too_large': said(
    { megabytes: 10 },
    ({ megabytes }) => `Please pick a smaller file (at most ${megabytes} MB)`,
  ),
  'request.media_type': () => 'This kind of content is not accepted',
  'request.too_many': () => 'Too many requests',
  'request.headers_too_large': () => 'The request headers are too large',
  'request.idempotency_key': said({ max: 30 }, ({ max }) => `Idempotency-Key has at most ${max} characters`),
  'request.idempotency_key_outdated': () => 'This was already saved. Load the list again to see it',
  'request.idempotency_key_reused': () => 'This Idempotency-Key was used for another request',
  'undo.not_found': () => 'There is nothing to undo',
  'undo.too_late': () => 'It is too late to undo this',
  'server.internal': () => 'Something went wrong on the server',
  'server.database_unavailable': () => 'The database cannot be reached',
  'server.database_busy': () => 'The database is busy. Please try again',
  'server.disk_full': () => 'The disk of the server is full',
  'server.too_many_sockets': () => 'Too many windows are connected',
  'cable.not_a_socket': () => 'This address takes WebSockets only',
  'cable.protocol': said(
    { protocol: 'actioncable-v1-json' },
    ({ protocol }) => `The subprotocol is ${protocol}`,
  ),
  'cable.too_many': () => 'Too many windows are connected',
}
