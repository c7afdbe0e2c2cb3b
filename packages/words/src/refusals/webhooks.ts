import { said } from './said.ts'

export const webhooks = {
  'webhooks.not_found': () => 'There is no such webhook',
  'webhooks.no_delivery': () => 'There is no such delivery',
  'webhooks.forbidden': () => 'Only admins have webhooks',
  'webhooks.changed_meanwhile': () => 'The webhook was changed meanwhile',
  'webhooks.too_many': said({ max: 50 }, ({ max }) => `The portal has ${max} webhooks, and no more`),
  'webhooks.unknown_event': () => 'Unknown event',
  'webhooks.address_with_user': () => 'The address must not have a user or a password',
  'webhooks.https_only': () => 'Enter an https address',
  'webhooks.unknown_host': said(
    { host: 'hooks.example.com' },
    ({ host }) => `The name ${host} was not found`,
  ),
  'webhooks.private_address': said(
    { host: 'hooks.example.com' },
    ({ host }) => `${host} is an address within the network, which webhooks may not have`,
  ),
  'webhooks.switched_off': () => 'The webhook is switched off',
}
