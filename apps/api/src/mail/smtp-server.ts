import { storedEmail } from '@portal/domain/addresses/email-addresses'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/mail-settings.ts'

/** A mail as it goes to the server. */
export type OutgoingMail = {
  /** The same for every attempt, so that readers of mail show one that came twice once. */
  messageId: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/** What an attempt came to. `refused` is for good and for this mail alone; with `unavailable` no mail goes through. */
export type FailedDelivery = { result: 'refused' | 'deferred' | 'unavailable'; answer: string }
export type Delivery = { result: 'sent' } | FailedDelivery

export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>

/** Sends one mail by one connection to the server. */
export function deliverBySmtp(settings: MailSettings): Deliver {
  const { host, port, isSecure, requiresTls, checksCertificate, user, password, from } = settings
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    tls: { rejectUnauthorized: checksCertificate },
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, signal) => {
    try {
      await transport.sendMail({
        ...mail,
        // Not all servers take the letters of a domain.
        to: { ...mail.to, address: storedEmail(mail.to.address) },
        from: { ...from, address: storedEmail(from.address) },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal,
      })
      return { result: 'sent' }
    } catch (error) {
      return failureOf(error)
    }
  }
}

/** Replies to these commands are about one mail; any other failure is about the server or the way to it. */
const aboutTheMail = ['RCPT TO', 'DATA']

function failureOf(error: unknown): FailedDelivery {
  const { command, permanent, response, message = String(error) } = Object(error)
  const answer = String(response ?? message)
  if (!aboutTheMail.includes(String(command)) || response === undefined)
    return { result: 'unavailable', answer }
  return { result: permanent === true ? 'refused' : 'deferred', answer }
}
