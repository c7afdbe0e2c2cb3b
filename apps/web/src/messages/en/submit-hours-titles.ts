/** Apart from the pages' other texts: the entry of the app knows every route's title and should know no more. */
export const submitHoursTitles = {
  forMe: 'Submit hours',
  forUsers: 'Submit hours for users',
}
