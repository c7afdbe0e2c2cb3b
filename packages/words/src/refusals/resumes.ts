import { said, saidByFields } from './said.ts'

export const resumes = {
  'resumes.forbidden': () => 'You are not allowed to do this',
  'resumes.not_found': () => 'There is no such CV',
  'resumes.link_ended': () => 'This link has ended: ask whoever sent it to you for a new one',
  'resumes.link_end_passed': () => 'The last day cannot be before today',
  'resumes.link_of_inactive': () => 'The person is deactivated, so the links of their CVs stay off',
  'resumes.changed_meanwhile': () => 'This CV has changed since you opened it',
  'resumes.no_avatar': () => 'There is no picture',
  'resumes.no_picture': () => 'There is no picture',
  'resumes.avatar': saidByFields,
  'resumes.unknown_user': () => 'There is no such user',
  'resumes.no_contacts': () => 'Please fill in the contact section',
  'resumes.full_section': said({ max: 30 }, ({ max }) => `At most ${max} items in a section`),
  'resumes.document_busy': () => 'The document could not be made in time. Please try again',
  'resumes.no_name': () => 'The file has no name: fill in basics.name',
  'resumes.no_role': () => 'The file has no role: fill in basics.label',
}

export const sections = {
  'sections.not_found': () => 'There is no such item',
  'sections.changed_meanwhile': () => 'This item has changed since you opened it',
  'sections.nothing_to_reorder': () => 'Name at least one item',
  'sections.same_position': () => 'Two items cannot have the same position',
  'sections.not_of_one_cv': () => 'These are not all items of one CV',
  'sections.position': () => 'Invalid position',
  'sections.end_before_start': () => 'End date cannot be before the start date',
  'sections.month_in_future': () => 'The month cannot be in the future',
  'sections.end_too_late': () => 'The end cannot be more than ten years from now',
  'sections.add_at_least_one': () => 'Add at least one',
}

export const books = {
  'books.not_found': () => 'There is no such book',
  'books.changed_meanwhile': () => 'This book has changed since you opened it',
  'books.no_cover': () => 'There is no picture',
  'books.cover': saidByFields,
}

/** Faults of a file that is imported as a CV. `field` is its name in JSON Resume. */
export const jsonResume = {
  'json_resume.not_one': () => 'The file holds no JSON Resume',
  'json_resume.of_reactive_resume': () =>
    'This is a file of Reactive Resume in its own form, which is no JSON Resume',
  'json_resume.missing': said({ field: 'basics.name' }, ({ field }) => `${field} is missing`),
  'json_resume.text_too_long': said({ field: 'basics.name' }, ({ field }) => `${field} is too long`),
  'json_resume.no_text': said({ field: 'basics.name' }, ({ field }) => `${field} must be text`),
  'json_resume.no_texts': said({ field: 'basics.name' }, ({ field }) => `${field} must hold texts`),
  'json_resume.no_list': said({ field: 'basics.name' }, ({ field }) => `${field} must be a list`),
  'json_resume.no_objects': said({ field: 'basics.name' }, ({ field }) => `${field} must hold objects`),
  'json_resume.no_object': said({ field: 'basics.name' }, ({ field }) => `${field} must be an object`),
  'json_resume.no_date': said({ field: 'basics.name' }, ({ field }) => `${field} must be a date`),
  'json_resume.too_many': said(
    { field: 'basics.name', max: 30 },
    ({ field, max }) => `${field} has more than ${max} entries`,
  ),
}
