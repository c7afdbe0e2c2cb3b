import { said, saidByFields } from './said.ts'

export const vacancies = {
  'vacancies.forbidden': () => 'You are not allowed to do this',
  'vacancies.not_found': () => 'There is no such vacancy',
  'vacancies.changed_meanwhile': () => 'This vacancy has changed since you opened it',
  /** Clients put 'Title ' before it. */
  'vacancies.no_title': () => "can't be blank",
  'vacancies.long_title': said({ max: 30 }, ({ max }) => `is too long (at most ${max} characters)`),
  'vacancies.salary_range': () => 'The highest salary cannot be below the lowest',
}

export const candidates = {
  'candidates.forbidden': () => 'You are not allowed to do this',
  'candidates.not_found': () => 'There is no such candidate',
  'candidates.changed_meanwhile': () => 'This candidate has changed since you opened it',
  'candidates.no_name': () => 'Fill out candidate name.',
  'candidates.invalid': saidByFields,
  'candidates.unknown_vacancy': () => 'There is no such vacancy',
  'candidates.unknown_technology': () => 'Unknown technology',
  'candidates.experience': said(
    { max: 99 },
    ({ max }) => `Enter years from 0 to ${max}, with at most one decimal`,
  ),
  'candidates.no_cv_file': () => 'This candidate has no CV file',
  'candidates.cv_file': saidByFields,
  'candidates.cv_file_missing': () => 'Choose a file',
  'candidates.cv_file_content': () => 'Choose a PDF, DOC or DOCX file',
  'candidates.cv_file_kind': said(
    { kind: 'RTF' },
    ({ kind }) => `This file is ${kind} inside: save it as DOCX or PDF`,
  ),
  'candidates.filter': saidByFields,
  'candidates.filter_unreadable': said(
    { max: 20 },
    ({ max }) => `filter must be a JSON object, or a list of at most ${max}`,
  ),
  'candidates.filter_type': () => 'Unknown type of filter',
  'candidates.filter_value': () => 'A filter has one value',
  'candidates.filter_significate': () => 'Unknown significate',
  'candidates.filter_english': () => 'Unknown level of English',
  'candidates.filter_ping_again': () => 'Ping again is true or false',
  'candidates.filter_experience': () => 'Experience is a number of years',
}
