export const accountLinks = {
  'invitations.unknown': () => 'This invitation was used, withdrawn or has ended. Ask for a new one.',
  'invitations.not_found': () => 'There is no invitation to withdraw',
  'invitations.has_password': () => 'This person has a password already',
  'invitations.inactive': () => 'This person is not active',
  'invitations.with_password': () => 'An invited person sets the password: leave it out',
  'password_resets.unknown': () => 'This link was used or has ended. Ask for a new one.',
  'password_resets.too_many': () => 'Too many requests. Please try again later.',
}
