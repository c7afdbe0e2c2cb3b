// Measures requests, kilobytes and times of each page in a browser with an empty cache. See README.md.

import type { Browser } from '@playwright/test'
import { type Account, accounts, openSession } from '../../e2e/support/accounts.ts'
import { demoCompanyAt } from '../../e2e/support/demo-company.ts'
import { withDemoBrowser } from '../../tools/browser/demo-browser.ts'
import { type MeasuredPage, measuredPages } from './browser-pages.ts'
import { type Conditions, type Visit, visit } from './measure-page.ts'

const visits = 3
const full: Conditions = { cpuSlowdown: 1 }
/** Chromium's 'slow 4G' on a processor four times as slow. */
const throttled: Conditions = {
  cpuSlowdown: 4,
  network: { downloadBitsPerSecond: 1_600_000, uploadBitsPerSecond: 750_000, roundTripMs: 150 },
}
const aims = { largestPaintMs: 3000, layoutShift: 0.02, hoursRequests: 30, hoursKilobytes: 330 }

const columns = [
  'requests',
  'of code',
  'in all',
  'code kB',
  'in all',
  'kB',
  'LCP ms',
  'LCP slow',
  'usable slow',
  'CLS',
]

const header = `\n${'page'.padEnd(20)}${columns.map((column) => column.padStart(12)).join('')}`

const wanted = process.argv.slice(2)

await withDemoBrowser(async (browser, url) => {
  const pages = measuredPages(await demoCompanyAt(url))
  console.log(header)
  for (const page of pages) {
    if (wanted.length === 0 || wanted.includes(page.name)) console.log(await measure(browser, url, page))
  }
})

async function measure(browser: Browser, url: string, page: MeasuredPage): Promise<string> {
  const signedIn = page.account && (await signIn(browser, url, page.account))
  const run = async (conditions: Conditions) => {
    const runs: Visit[] = []
    for (let turn = 0; turn < visits; turn += 1) {
      runs.push(await visit(browser, url, page, { conditions, signedIn }))
    }
    return runs
  }
  return row(page, await run(full), await run(throttled))
}

async function signIn(browser: Browser, url: string, account: Account) {
  const context = await browser.newContext({ baseURL: url })
  await openSession(context.request, accounts[account])
  const state = await context.storageState()
  await context.close()
  return state
}

function row(page: MeasuredPage, fast: readonly Visit[], slow: readonly Visit[]): string {
  const of = (visits: readonly Visit[], figure: keyof Visit) => median(visits.map((one) => one[figure]))
  const slowPaint = of(slow, 'largestPaintMs')
  const shift = of(slow, 'layoutShift')
  const isHours = page.name === 'hours'
  const misses = [
    slowPaint > aims.largestPaintMs && 'LCP',
    shift > aims.layoutShift && 'CLS',
    isHours && of(slow, 'requests') > aims.hoursRequests && 'requests',
    isHours && of(slow, 'codeKilobytes') > aims.hoursKilobytes && 'code',
  ].filter((miss) => miss !== false)
  const cells = [
    of(slow, 'requests').toFixed(0),
    of(slow, 'codeRequests').toFixed(0),
    of(slow, 'allRequests').toFixed(0),
    of(slow, 'codeKilobytes').toFixed(0),
    of(slow, 'allCodeKilobytes').toFixed(0),
    of(slow, 'kilobytes').toFixed(0),
    of(fast, 'largestPaintMs').toFixed(0),
    slowPaint.toFixed(0),
    of(slow, 'usableMs').toFixed(0),
    shift.toFixed(3),
  ]
  const verdict = misses.length > 0 ? `   MISSED: ${misses.join(', ')}` : ''
  return page.name.padEnd(20) + cells.map((cell) => cell.padStart(12)).join('') + verdict
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
