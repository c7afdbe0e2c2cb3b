import { maxPictureMegabytes } from '@portal/domain/pictures'

export const fields = {
  nothingFound: 'Nothing found',
  nameWithEmail: (name: string, email: string) => `${name} (${email})`,
  inactive: (name: string) => `${name} (inactive)`,
  usersFailed: 'Server error: unable to download Users',
  projectsFailed: 'Server error: unable to download Projects',
  customersFailed: 'Server error: unable to download Customers',
  searching: 'Searching…',
  moreFound: 'There are more. Type to find them.',
  datePlaceholder: 'dd.mm.yyyy',
  invalidDate: 'There is no such date',
  dateTooEarly: (day: string) => `Not before ${day}`,
  dateTooLate: (day: string) => `Not after ${day}`,
  openCalendar: 'Choose a date',
  monthPlaceholder: 'mm.yyyy',
  invalidMonth: 'There is no such month',
  openMonths: 'Choose a month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  clear: 'Clear',
  blankEnd: 'Begins or ends with a blank, which is part of the password',
  strength: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
  newPassword: 'New password',
  confirmation: 'Confirm password',
  /** Stands after the name of a group, because screen readers do not read its star. */
  required: 'required',
}

export const pictures = {
  choose: 'Choose picture',
  chooseAnother: 'Choose another',
  remove: 'Remove',
  keepOld: 'Undo',
  hint: `GIF, JPEG or PNG, up to ${maxPictureMegabytes} MB`,
  removed: 'The picture will be removed.',
  tooLarge: `Please pick smaller image (< ${maxPictureMegabytes}MB)`,
  wrongKind: 'Please pick a GIF, JPEG or PNG image',
  unreadable: 'This picture cannot be read. Please pick another one.',
  area: 'Part of the picture. Move it with the arrow keys or by dragging.',
  zoom: 'Zoom',
}

export const clipboard = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied!',
  failed: 'The browser did not allow copying. Select the text and copy it by hand.',
}

export const roles = {
  label: 'Roles',
  placeholder: 'Choose one or more',
  groups: { default: 'Staff', manager: 'Managers', admin: 'Admins' },
  failed: 'Server error: unable to download sub roles',
}

/** Texts of the select that chooses technologies and adds missing ones. */
export const technologies = {
  label: 'Tech stack',
  offer: (name: string) => `Add “${name}”`,
  failed: 'Server error: unable to download Technologies',
}
