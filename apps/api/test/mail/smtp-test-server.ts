import { once } from 'node:events'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { generate } from 'selfsigned'
import { SMTPServer } from 'smtp-server'

/** A reply of the server that is no success. */
export type SmtpRefusal = { responseCode: number; message: string }

type Behaviour = {
  /** Who may sign in; without it nobody has to. */
  account?: { user: string; password: string }
  /** Whether the server offers STARTTLS, with a certificate that it signed itself; yes when absent. */
  offersTls?: boolean
  /** The port; any free one when absent. */
  port?: number
  /** Refuses recipients, by the address. */
  refuseRecipient?: (address: string) => SmtpRefusal | undefined
  /** Called before the server acknowledges a mail that it has read. */
  beforeAnswer?: () => Promise<void> | void
}

export type ReceivedMail = {
  to: string
  /** The line of the header as it came: the parser writes domains in other letters. */
  toLine: string
  from: string
  subject: string
  text: string
  html: string
  headers: ParsedMail['headers']
  messageId: string
  wasEncrypted: boolean
  user: string | undefined
}

export type SmtpTestServer = {
  port: number
  url: string
  /** What the server took, in this order. */
  received: ReceivedMail[]
  /** Resolves when that many mails were taken. */
  got(count: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

let certificate: ReturnType<typeof generate> | undefined

/** Starts a real SMTP server on 127.0.0.1. */
export async function startSmtpServer(behaviour: Behaviour = {}): Promise<SmtpTestServer> {
  const { account, offersTls = true, refuseRecipient, beforeAnswer } = behaviour
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  certificate ??= generate([{ name: 'commonName', value: '127.0.0.1' }])
  const { private: key, cert } = await certificate
  const server = new SMTPServer({
    key,
    cert,
    authOptional: account === undefined,
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(account === undefined ? ['AUTH'] : [])],
    // A server that accepts a password only after STARTTLS says so by itself.
    allowInsecureAuth: !offersTls,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const isRight = username === account?.user && password === account?.password
      if (isRight) done(null, { user: username })
      else done(refusal({ responseCode: 535, message: 'Authentication failed' }))
    },
    onRcptTo({ address }, _session, done) {
      const refused = refuseRecipient?.(address)
      done(refused && refusal(refused))
    },
    onData(stream, session, done) {
      simpleParser(stream)
        .then(async (mail) => {
          await beforeAnswer?.()
          received.push({ ...partsOf(mail), wasEncrypted: session.secure, user: session.user?.toString() })
          done(null)
          for (const look of [...waiting]) look()
        })
        .catch(done)
    },
  })
  // Clients that are killed break their connections.
  server.on('error', () => {})
  const listening = server.listen(behaviour.port ?? 0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    got: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return
          waiting.delete(look)
          resolve(received)
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const refusal = ({ responseCode, message }: SmtpRefusal) =>
  Object.assign(new Error(message), { responseCode })

function partsOf(mail: ParsedMail) {
  return {
    to: addressesOf(mail.to),
    toLine: mail.headerLines.find(({ key }) => key === 'to')?.line ?? '',
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    headers: mail.headers,
    messageId: mail.messageId ?? '',
  }
}

const addressesOf = (to: AddressObject | AddressObject[] | undefined) =>
  [to ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address ?? ''))
    .join(', ')
