import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules about colours, in which alone the schemes differ. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * The parts that axe does not check: further rows and cards, which repeat the first, and the page below a modal dialog,
 * which has a check of its own.
 */
const notLookedAt = [
  'tbody tr:nth-child(n+4)',
  'ul[aria-busy] > li:nth-child(n+4)',
  'body:has([role=dialog][aria-modal=true]) main',
]

/** Checks the present screen with axe, in the light and in the dark scheme. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const findings = await violationsOf(page, colorScheme === 'dark' ? colourRules : null)
    expect(findings, `axe, ${colorScheme} scheme`).toEqual([])
  }
}

/** Finds what axe says about the colours of the page as it is. */
export const colourViolationsOf = (page: Page): Promise<string[]> => violationsOf(page, colourRules)

async function violationsOf(page: Page, rules: string[] | null): Promise<string[]> {
  // The page is complete once its heading is there.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const look = { rules, exclude: notLookedAt }
  const findings = await page.evaluate(findViolations, look)
  if (!findings.some((finding) => finding.startsWith('page-has-heading-one'))) return findings
  // The heading was that of the page before, which has gone since, and the code of the next page was still loading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return page.evaluate(findViolations, look)
}

type Look = { rules: string[] | null; exclude: string[] }

/**
 * Runs in the page and finds violations of the given rules; without any, of axe's usual rules and of the rule that a control's
 * accessible name contains its visible text, which axe counts as experimental.
 */
async function findViolations({ rules, exclude }: Look): Promise<string[]> {
  // Axe would measure colours in transition. Transitions begin at the latest with the next frame.
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
  const running = document.getAnimations().filter((animation) => !endless(animation))
  await Promise.allSettled(running.map((animation) => animation.finished))

  const context = { include: [document], exclude: exclude.map((selector) => [selector]) }
  const answer = await window.axe?.run(context, {
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  })
  if (!answer) return ['axe is not in the page']
  return answer.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
}
