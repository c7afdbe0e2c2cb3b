import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the present screen with axe, in the light and in the dark scheme. */
export async function expectNoViolations(page: Page): Promise<void> {
  // The page is complete once its heading is there.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await settle(page)
    // "Legacy" only means without looking into frames of other origins; there are none, and it is much quicker.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // The schemes differ in colours alone, which these two of axe's usual rules look at.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.html}\n  ${node.failureSummary ?? ''}`),
    )
    expect(findings, `axe, ${colorScheme} scheme`).toEqual([])
  }
}

/** Waits for running animations, because axe would measure colours in transition. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const running = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(running.map((animation) => animation.finished))
  })
}
