import { t } from '../../../messages/messages.ts'

type Named = readonly [pattern: RegExp, name: string]

/** Browsers name themselves after their forerunners, so the first that fits is the one. */
const browsers: readonly Named[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The name that a new passkey begins with, as in 'Firefox on Windows': the browser whose `navigator.userAgent` it is. */
export function browserName(agent: string): string {
  const browser = firstIn(browsers, agent)
  const system = firstIn(systems, agent)
  if (browser === undefined || system === undefined) return browser ?? system ?? t.passkeys.unnamed
  return t.passkeys.madeWith(browser, system)
}

const firstIn = (named: readonly Named[], agent: string) =>
  named.find(([pattern]) => pattern.test(agent))?.[1]
