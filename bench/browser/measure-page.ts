import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { root } from '../../tools/processes.ts'
import type { MeasuredPage } from './browser-pages.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export type Conditions = { cpuSlowdown: number; network?: Network }
type Network = { downloadBitsPerSecond: number; uploadBitsPerSecond: number; roundTripMs: number }

/** One visit with an empty cache; times are milliseconds since the navigation began. */
export type Visit = {
  /** Requests until the page can be used, with the document, fonts and API calls. */
  requests: number
  /** How many of `requests` are for scripts and styles. */
  codeRequests: number
  /** Requests until the network was quiet. */
  allRequests: number
  /** Transferred kilobytes (1000 bytes) of scripts and styles, with headers, until the page could be used. */
  codeKilobytes: number
  /** Transferred kilobytes (1000 bytes) of scripts and styles until the network was quiet. */
  allCodeKilobytes: number
  /** Transferred kilobytes (1000 bytes) of everything until the page could be used. */
  kilobytes: number
  largestPaintMs: number
  usableMs: number
  layoutShift: number
}

type Request = { type: string; startedAt: number; bytes: number }
type Seen = Pick<Visit, 'largestPaintMs' | 'usableMs' | 'layoutShift'>

const quietMs = 1000
/** A request that gets nothing for so long counts as ended: the reader of PDFs leaves its first one open. */
const stalledMs = 5000
const patienceMs = 60_000
const kilobyte = 1000

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Opens a page in a browser context of its own and measures until the network has been quiet for a second. */
export async function visit(
  browser: Browser,
  url: string,
  page: MeasuredPage,
  { conditions, signedIn }: { conditions: Conditions; signedIn: StorageState | undefined },
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
    ...(signedIn ? { storageState: signedIn } : {}),
  })
  try {
    const tab = await context.newPage()
    await tab.addInitScript({ path: join(root, 'bench/browser/observe-page.js') })
    await tab.addInitScript({ content: `portalWatch(${JSON.stringify(page.usableWith)})` })
    const devtools = await context.newCDPSession(tab)
    const requests = await recordRequests(devtools)
    await throttle(devtools, conditions)
    await tab.goto(page.path, { waitUntil: 'commit' })
    const seen = await whenUsable(tab)
    await requests.quiet()
    const { largestPaintMs, layoutShift } = await tab.evaluate<Seen>('portalSeen')
    return { ...requests.until(seen.usableMs), usableMs: seen.usableMs, largestPaintMs, layoutShift }
  } finally {
    await context.close()
  }
}

async function whenUsable(tab: Page): Promise<Seen> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const seen = await tab.evaluate<Seen>('portalSeen')
    if (seen.usableMs > 0) return seen
    if (performance.now() > giveUpAt) throw new Error(`${tab.url()} did not become usable`)
    await pause()
  }
}

async function throttle(devtools: CDPSession, { cpuSlowdown, network }: Conditions): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!network) return
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: network.downloadBitsPerSecond / 8,
    uploadThroughput: network.uploadBitsPerSecond / 8,
  })
}

/** Notes every request of a tab with its size on the network. */
async function recordRequests(devtools: CDPSession) {
  await devtools.send('Network.enable')
  const requests = new Map<string, Request>()
  const open = new Set<string>()
  let navigatedAt: number | undefined
  let lastEventAt = performance.now()

  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return
    navigatedAt ??= timestamp
    lastEventAt = performance.now()
    open.add(requestId)
    requests.set(requestId, { type, startedAt: (timestamp - navigatedAt) * 1000, bytes: 0 })
  })
  devtools.on('Network.dataReceived', () => {
    lastEventAt = performance.now()
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEventAt = performance.now()
    open.delete(requestId)
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))

  const quiet = async () => {
    while (performance.now() - lastEventAt < (open.size > 0 ? stalledMs : quietMs)) {
      await pause()
    }
  }
  const until = (usableMs: number) => {
    const all = [...requests.values()]
    const early = all.filter(({ startedAt }) => startedAt <= usableMs)
    const code = early.filter(isCode)
    return {
      requests: early.length,
      codeRequests: code.length,
      allRequests: all.length,
      codeKilobytes: weight(code),
      allCodeKilobytes: weight(all.filter(isCode)),
      kilobytes: weight(early),
    }
  }
  return { quiet, until }
}

const isCode = ({ type }: Request) => type === 'Script' || type === 'Stylesheet'

const weight = (requests: readonly Request[]) =>
  requests.reduce((sum, request) => sum + request.bytes, 0) / kilobyte
