import { englishMails } from '@portal/words/mails'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

const longestRead = 400
/** Characters of a browser's name. */
const maxBrowserName = 100

/** The browser of a request in words, such as 'Firefox on Windows'; undefined for what does not name itself as one. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const agent = headers['user-agent']?.slice(0, longestRead)
  if (!agent) return undefined
  const { browser, os } = Bowser.parse(agent)
  if (!browser.name) return undefined
  return (os.name ? englishMails.browserOn(browser.name, os.name) : browser.name).slice(0, maxBrowserName)
}
