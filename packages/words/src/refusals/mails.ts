export const mails = {
  'mails.not_found': () => 'There is no such mail',
  'mails.not_set_up': () => 'Mail is not set up',
  'mails.nothing_to_send': () => 'This mail was sent or has ended',
}
