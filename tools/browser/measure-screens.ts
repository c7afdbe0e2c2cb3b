import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Screen, Viewer } from '../../e2e/support/screen.ts'
import { root } from '../processes.ts'
import { type DemoScreens, withDemoScreens } from './demo-screens.ts'

type Device = { name: string; width: number; height: number; isTouch: boolean; textSize?: string }

const devices: readonly Device[] = [
  { name: '320 px', width: 320, height: 640, isTouch: true },
  { name: '390 px', width: 390, height: 844, isTouch: true },
  { name: '768 px', width: 768, height: 1024, isTouch: true },
  { name: '390 px, text 200 %', width: 390, height: 844, isTouch: true, textSize: '200%' },
  { name: '1440 px, text 200 %', width: 1440, height: 900, isTouch: false, textSize: '200%' },
  { name: '1440 px', width: 1440, height: 900, isTouch: false },
]
const shiftLimit = 0.02
type Shift = { sum: number; moved: string[] }

const optionsOf = ({ width, height, isTouch }: Device): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: isTouch,
  isMobile: isTouch,
})

async function faultsOf(page: Page, device: Device, { shifts = false }: Screen): Promise<string[]> {
  const { width, isTouch, textSize } = device
  const shift = await page.evaluate<Shift>('portalShift()')
  const faults = await page.evaluate<string[]>(
    `portalFaults(${JSON.stringify({ width, isTouch, hasRoom: textSize === undefined && width >= 390 })})`,
  )
  if (textSize !== undefined || shifts || shift.sum <= shiftLimit) return faults
  return [...faults, `layout shift ${shift.sum.toFixed(3)} of ${shift.moved.slice(0, 4).join(', ')}`]
}

/** The person who opens the screen: a manager where possible, because managers see the most. */
const viewerOf = ({ viewers }: Screen) =>
  viewers.find((viewer) => viewer === 'manager') ?? viewers.at(-1) ?? 'visitor'

/** Measures the named screens, or all, on every device, and prints their faults. Returns the number of faults. */
export async function measureScreens(names: readonly string[]): Promise<number> {
  let count = 0
  await withDemoScreens(names, async (demo) => {
    for (const device of devices) {
      for (const viewer of new Set(demo.chosen.map(viewerOf))) {
        const theirs = demo.chosen.filter((screen) => viewerOf(screen) === viewer)
        count += await measure(demo, device, viewer, theirs)
      }
    }
  })
  return count
}

/** Prints the faults of one person's screens and returns their number. */
async function measure(demo: DemoScreens, device: Device, viewer: Viewer, theirs: readonly Screen[]) {
  const page = await demo.openTab(viewer, optionsOf(device))
  await page.addInitScript({ path: join(root, 'tools/browser/screen-faults.js') })
  if (device.textSize !== undefined) {
    await page.addInitScript({ content: `portalTextSize(${JSON.stringify(device.textSize)})` })
  }
  let found = 0
  for (const screen of theirs) {
    await demo.show(page, screen, device.width)
    const faults = await faultsOf(page, device, screen)
    found += faults.length
    if (faults.length > 0) console.log(`${device.name}: ${screen.name}\n  ${faults.join('\n  ')}`)
    // Storage is cleared, because text typed on this screen must not be on the next one.
    await page.evaluate(() => sessionStorage.clear())
  }
  await page.context().close()
  return found
}
