// `npm run sign-in-link -- EMAIL`: prints an address that signs an active admin in, once. See docs/operations.md.

import { commandArguments } from '../apps/api/src/commands/command-arguments.ts'
import { tellFailure } from '../apps/api/src/commands/operator-error.ts'
import { readConfig } from '../apps/api/src/config/config.ts'
import { signInLinkFor } from '../apps/api/src/features/single-sign-on/link/sign-in-link-command.ts'

try {
  const { positionals } = commandArguments({
    usage: 'npm run sign-in-link -- EMAIL',
    positionals: 1,
    options: {},
  })
  const [email = ''] = positionals
  console.log(await signInLinkFor(readConfig(process.env), email))
  console.error('It works once, within 15 minutes. All other admins are told of it where mails are sent.')
} catch (problem) {
  tellFailure(problem)
  process.exit(1)
}
