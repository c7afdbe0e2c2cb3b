import { commaList } from '../../english.ts'

export const errors = {
  network: 'The server cannot be reached. Check your connection and try again.',
  pageFailed: 'This page could not be loaded',
  partFailed: 'This part of the page could not be loaded',
  unexpected: 'Something went wrong!',
  unexpectedTitle: 'Something went wrong',
  unexpectedHint: 'It is not your fault. Try again; if it keeps happening, tell an administrator.',
  requestId: (id: string) => `Reference: ${id}`,
  notFoundTitle: 'Page Not Found',
  notFoundLabel: 'Error 404',
  notFoundHint: 'The address may be mistyped, or the page has moved.',
  unauthorizedTitle: 'No access',
  unauthorized: 'You are not authorized. Please log in.',
  noPermissionTitle: 'No permission',
  noPermission: "You don't have permission to see this page.",
  /** Who a denied page is for, by the access of its route. */
  pageIsFor: {
    everyone: 'This page is for everyone.',
    signedIn: 'This page is for everyone who is signed in.',
    defaultOnly: 'This page is for staff who are neither managers nor administrators.',
    managerLevel: 'This page is for managers and administrators.',
    adminOnly: 'This page is for administrators.',
    recruiting: 'This page is for recruiters, HR heads, the CEO, managers and administrators.',
    managersAndRecruiters: 'This page is for recruiters, HR heads, the CEO, managers and administrators.',
  },
  sessionEnded: 'Your session has ended. Please log in again.',
}

/** Texts about hours that were sent and not saved. */
export const unsent = {
  label: 'Not saved',
  notSaved: (record: string) => `Not saved: ${record}`,
  notAnswered: 'The page was left before the server had answered. Try again: nothing is saved twice.',
}

export const conflicts = {
  title: 'Changed in the meantime',
  hint: 'Somebody else has saved other values since you opened this. Choose which to keep; nothing is saved yet.',
  yours: 'Yours',
  saved: 'Saved now',
  keepAllMine: 'Keep all mine',
  takeAllTheirs: 'Take all theirs',
  save: 'Save these',
  back: 'Back to the form',
  empty: 'Empty',
  list: commaList,
  yes: 'Yes',
  no: 'No',
  checkAgain: 'Somebody else has changed this in the meantime. Check the fields and save again.',
}

export const connection = {
  offline: 'You are offline. What you type stays in its form; save it when you are connected again.',
  silent:
    'The server cannot be reached. What you type stays in its form; save it when the server answers again.',
}

/** Texts of the document that a browser shows while the portal cannot be reached at all. */
export const offlinePage = {
  title: 'No connection',
  hint: 'The staff portal cannot be reached. What was saved is safe; try again when the connection is back.',
  again: 'Try again',
}
