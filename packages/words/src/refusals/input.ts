import { said } from './said.ts'

/** Refusals of a value by its form, whatever the feature. */
export const input = {
  'input.required': () => 'This field is required',
  'input.required_shortly': () => 'Required',
  'input.invalid': () => 'Invalid value',
  'input.too_much': () => 'The request holds too much',
  'input.text_too_long': said({ max: 30 }, ({ max }) => `At most ${max} characters`),
  'input.too_many_entries': said({ max: 30 }, ({ max }) => `At most ${max} entries`),
  'input.too_many_ids': said({ max: 30 }, ({ max }) => `At most ${max} ids`),
  'input.too_many_people': said({ max: 30 }, ({ max }) => `At most ${max} people`),
  'input.too_many_days': said({ max: 30 }, ({ max }) => `At most ${max} days at once`),
  'input.unknown_id': () => 'Unknown id',
  'input.unknown_field': () => 'Unknown field',
  'input.year': () => 'Invalid year',
  'input.month': () => 'Invalid month',
  'input.month_number': () => 'month must be from 1 to 12',
  'input.day': () => 'Invalid date',
  'input.range_reversed': () => 'The end is before the start',
  'input.page': () => 'page must be a positive integer',
  'input.limit': said({ max: 30 }, ({ max }) => `limit must be from 1 to ${max}`),
  'input.email': () => 'Invalid email address',
  'input.amount': () => 'Enter an amount',
  'input.web_address': () => 'Enter an http or https address',
  'input.nul': () => 'Text must not hold the character NUL',
  'input.half_character': () => 'Text must not hold half of a character (an unpaired surrogate)',
}
