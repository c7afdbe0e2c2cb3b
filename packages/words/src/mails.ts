/** What a mail says. Every text is plain; the server makes HTML and text of it. */
export type MailContent = {
  subject: string
  paragraphs: readonly string[]
  /** Things that happened, each with the address that leads to it. */
  items?: readonly { text: string; url: string }[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Why the mail came. */
  why: string
}

/** The English mails. `portal` is what the company calls the portal. */
export const englishMails = {
  test: ({ portal }: { portal: string }): MailContent => ({
    subject: `Test mail of ${portal}`,
    paragraphs: [
      `Mails of ${portal} arrive.`,
      'The page Mail shows what waits, what was sent and what was refused.',
    ],
    why: 'You get this mail because you pressed ‘Send a test mail to me’ on the page Mail.',
  }),
  /** How a mail begins. */
  greeting: (firstName: string) => `Hello ${firstName},`,
  /** The last line of every mail. */
  automatic: ({ portal, url }: { portal: string; url: string }) =>
    `This mail was sent by ${portal}, ${url}. Replies are not read.`,
  /** Before an address that is also behind a button. */
  orCopy: 'Or copy this address into your browser:',
}
