import type { Socket } from 'node:net'
import * as z from 'zod/mini'
import { OperatorError } from '../../../commands/operator-error.ts'
import {
  connectToPortal,
  firstLineOf,
  openPortalSocket,
  type PortalSocket,
} from '../../../commands/portal-socket.ts'
import type { SignInLink } from './make-sign-in-link.ts'

const name = 'sign-in-link'
/** Characters of a question; none is longer. */
const mostAsked = 2_000

const questionSchema = z.object({ email: z.string() })
/** Without an address there is no such admin. */
const answerSchema = z.object({ url: z.optional(z.string()), failed: z.optional(z.boolean()) })

type Options = {
  dataDir: string
  makeLink: (email: string) => Promise<SignInLink | undefined>
  onMade: (link: SignInLink) => void
  onFailure: (error: unknown, failure: string) => void
}

/** Lets the command `sign-in-link` ask the running portal, which alone may write into the embedded database. */
export const openSignInLinkSocket = ({
  dataDir,
  makeLink,
  onMade,
  onFailure,
}: Options): Promise<PortalSocket> =>
  openPortalSocket({
    dataDir,
    name,
    serve: async (socket: Socket) => {
      try {
        const { email } = z.parse(questionSchema, JSON.parse(await firstLineOf(socket, mostAsked)))
        const link = await makeLink(email)
        if (link !== undefined) onMade(link)
        socket.end(`${JSON.stringify({ url: link?.url })}\n`)
      } catch (error) {
        onFailure(error, 'A sign-in link could not be made')
        socket.end(`${JSON.stringify({ failed: true })}\n`)
      }
    },
    onFailure: (error) =>
      onFailure(error, 'Sign-in links of this portal need it to be stopped: its socket cannot be opened'),
  })

/** Asks a running portal for a link; undefined when none runs in this DATA_DIR. `url` is absent where there is no such admin. */
export async function askForSignInLink(
  dataDir: string,
  email: string,
): Promise<{ url: string | undefined } | undefined> {
  const socket = await connectToPortal({ dataDir, name })
  if (socket === undefined) return undefined
  socket.write(`${JSON.stringify({ email })}\n`)
  const line = (await firstLineOf(socket)) || JSON.stringify({ failed: true })
  const { url, failed } = z.parse(answerSchema, JSON.parse(line))
  if (failed) throw new OperatorError('The portal could not make the link; its log says why.')
  return { url }
}
