import { expect, test } from 'vitest'
import { englishMails } from './mails.ts'

const url = 'https://portal.example.com/a/Ei7_8KZNOeIygAImHq5G'
const portal = 'Staff portal'
const items = [{ text: 'Klara asked for leave', url }]

const texts = {
  test: englishMails.test({ portal }),
  invitation: englishMails.invitation({ portal, inviter: 'Ada', url, until: '04.12.2026' }),
  passwordReset: englishMails.passwordReset({ portal, url }),
  passwordChanged: englishMails.passwordChanged({ portal, url }),
  emailChanged: englishMails.emailChanged({ portal, email: 'ada@example.com' }),
  newBrowser: englishMails.newBrowser({ portal, browser: 'Firefox', address: '::1', at: '15:11', url }),
  accessTokenCreated: englishMails.accessTokenCreated({
    portal,
    name: 'Payroll',
    may: englishMails.mayOfToken('read', true),
    until: '04.12.2026',
    url,
  }),
  accessTokenEnding: englishMails.accessTokenEnding({ portal, name: 'Payroll', until: '04.12.2026', url }),
  notifications: englishMails.notifications({ portal, items, count: 1, moreUrl: url, url }),
  automatic: englishMails.automatic({ portal, url }),
}

test.each(Object.entries(texts))(
  'in the mail %s no sign follows an address, which programs take for a part of it',
  (_, mail) => {
    const lines = JSON.stringify(mail)
    expect(lines.match(/https:\/\/[^\s"]+/g) ?? []).toSatisfy((addresses: string[]) =>
      addresses.every((address) => address === url),
    )
  },
)
