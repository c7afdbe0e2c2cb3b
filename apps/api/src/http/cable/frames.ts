import * as z from 'zod/mini'

// The messages of the Action Cable protocol, `actioncable-v1-json` (docs/decisions/0045-live-channel.md).

export const protocol = 'actioncable-v1-json'

const command = z.object({
  command: z.enum(['subscribe', 'unsubscribe', 'message']),
  /** The name of the channel as JSON text; answers repeat it to the letter. */
  identifier: z.string(),
})
export type Command = z.infer<typeof command>

/** Undefined when the message is not one of the protocol. */
export function commandIn(data: string): Command | undefined {
  return z.safeParse(command, parsed(data)).data
}

const identifier = z.object({ channel: z.string() })

/** The channel that an identifier names; undefined when it names none. */
export const channelIn = (text: string): string | undefined =>
  z.safeParse(identifier, parsed(text)).data?.channel

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type EndReason = 'unauthorized' | 'invalid_request' | 'server_restart'

export const frames = {
  welcome: JSON.stringify({ type: 'welcome' }),
  ping: (now: Date) => JSON.stringify({ type: 'ping', message: Math.floor(now.getTime() / 1000) }),
  confirmed: (identifier: string) => JSON.stringify({ identifier, type: 'confirm_subscription' }),
  rejected: (identifier: string) => JSON.stringify({ identifier, type: 'reject_subscription' }),
  message: (identifier: string, message: unknown) => JSON.stringify({ identifier, message }),
  /** Clients come back by themselves where `reconnect` is true. */
  disconnect: (reason: EndReason) =>
    JSON.stringify({ type: 'disconnect', reason, reconnect: reason === 'server_restart' }),
}
