import type { Page, Request } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { linkedinName } from '@portal/domain/addresses/account-links'
import { shownTotpSecret } from '@portal/domain/people/second-factors'

/** Fields in which the server sends sentences of its own, for other programs: the screens make theirs from codes. */
const sentences = new Set(['message', 'messages', 'error', 'errors', 'delete_refusal'])

/** Fields whose texts people have chosen, though they may look like codes: accounts elsewhere, sections of imported files. */
const chosenNames = new Set(['skype', 'telegram', 'section'])

/** A value such as `full_day_sick_leave`: the screens have a word for it. */
const isCode = (text: string) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(text)

/**
 * Collects the texts that people have entered: those which a page sends to the API and receives from it, and the drafts of what
 * is typed and not sent. Each stands in it whole, by its lines, and as the initials of a name.
 */
export function collectData(page: Page): { texts: ReadonlySet<string>; settled(): Promise<void> } {
  const texts = new Set<string>()
  const reading = new Set<Promise<void>>()

  const add = (value: unknown) => {
    for (const text of enteredIn(value)) texts.add(text)
  }
  const read = async (request: Request) => {
    const answer = await request.response()
    if (answer?.ok() && /json/.test(answer.headers()['content-type'] ?? ''))
      add(readJson(await answer.text()))
  }
  const isOfApi = (request: Request) => new URL(request.url()).pathname.startsWith(apiPrefix)
  // A request may be without an answer.
  page.on('request', (request) => isOfApi(request) && add(readJson(request.postData())))
  page.on('requestfinished', (request) => {
    if (!isOfApi(request)) return
    // The body of an answer is gone when its page has left.
    const done = read(request).catch(() => undefined)
    reading.add(done)
    void done.then(() => reading.delete(done))
  })
  return {
    texts,
    async settled() {
      await Promise.all(reading)
      for (const draft of await draftsOf(page)) add(readJson(draft))
    },
  }
}

/** The prefix of the keys in the tab's storage under which the app keeps what is typed. */
const draftPrefix = 'portal.draft.'

/** What the forms of a page keep until it is sent. */
const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (prefix) =>
      Object.entries(sessionStorage).flatMap(([key, draft]) => (key.startsWith(prefix) ? [draft] : [])),
    draftPrefix,
  )

/** The texts of a body that people have entered, each with its parts. */
function enteredIn(value: unknown, key = ''): string[] {
  if (sentences.has(key)) return []
  if (typeof value === 'string') return chosenNames.has(key) || !isCode(value) ? partsOf(value) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => enteredIn(inner, Array.isArray(value) ? key : name))
}

function partsOf(value: string): string[] {
  const lines = value.split('\n').map((line) => line.trim())
  const initials = value
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
  const address = value.replace(/^(https?:\/\/)?(www\.)?/, '').replace(/\/$/, '')
  const account = /linkedin\.com\//.test(value) ? [linkedinName(value)] : []
  const secret = /^[A-Z2-7]{32}$/.test(value) ? [shownTotpSecret(value)] : []
  const host = URL.canParse(value) ? [new URL(value).host] : []
  const sidesOfEmail = /^[^\s@]+@[^\s@]+$/.test(value) ? value.split('@') : []
  return [value.trim(), ...lines, initials, address, ...account, ...secret, ...host, ...sidesOfEmail]
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
