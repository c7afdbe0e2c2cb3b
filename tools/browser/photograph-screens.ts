import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Screen, Viewer } from '../../e2e/support/screen.ts'
import { root } from '../processes.ts'
import { type DemoScreens, withDemoScreens } from './demo-screens.ts'

const folder = join(root, 'screenshots')
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const schemes = ['light', 'dark'] as const

/** Takes the pictures of the named screens, or of all. */
export async function photographScreens(wanted: readonly string[]): Promise<void> {
  await withDemoScreens(wanted, async (demo) => {
    if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    let taken = 0
    for (const viewer of new Set(demo.chosen.flatMap((screen) => screen.viewers))) {
      const theirs = demo.chosen.filter((screen) => screen.viewers.includes(viewer))
      taken += await photograph(demo, viewer, theirs)
      console.log(`${viewer}: ${theirs.map((screen) => screen.name).join(', ')}`)
    }
    console.log(`${taken} pictures in screenshots/.`)
  })
}

/** Takes all pictures of one person in one browser context, so that they sign in once. Returns their number. */
async function photograph(demo: DemoScreens, viewer: Viewer, theirs: readonly Screen[]): Promise<number> {
  const page = await demo.openTab(viewer)
  let taken = 0
  for (const screen of theirs) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await demo.show(page, screen, size.width)
        const file = `${screen.name}--${viewer}--${size.width}x${size.height}--${colorScheme}.png`
        await page.screenshot({ path: join(folder, file), fullPage: !screen.prepare, animations: 'disabled' })
        // Storage is cleared, because text typed for this picture must not be in the next one.
        await page.evaluate(() => sessionStorage.clear())
        taken += 1
      }
    }
  }
  await page.context().close()
  return taken
}
