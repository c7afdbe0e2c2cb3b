export const people = {
  unknown: 'There is no such person',
  toEveryone: 'All users',
}
