// Every page is printed in the light palette, whatever the scheme of the screen.

import { expect, type Page } from '@playwright/test'
import { screens } from '../screens.ts'
import { signIn } from '../support/accounts.ts'
import { colourViolationsOf } from '../support/axe.ts'
import { readDemoCompany } from '../support/demo-company.ts'
import { pathOf, type Screen, type Viewer } from '../support/screen.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** Runs in the page: the elements whose colours on paper are others in the dark scheme than in the light one. */
function darkOnPaper(): string[] {
  const root = document.documentElement
  const scheme = 'data-mantine-color-scheme'
  if (root.getAttribute(scheme) !== 'dark') return ['the scheme is not dark']
  const elements = [...root.querySelectorAll('body, body *')].filter((element) => element.checkVisibility())
  const colors = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderBottomColor',
    'boxShadow',
    'fill',
  ] as const
  if (elements.some((element) => getComputedStyle(element).printColorAdjust !== 'exact')) {
    return ['grounds are left out, so that the contrast on paper is another one']
  }
  const looks = () =>
    elements.flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return colors.map((color) => style[color]).join(' ')
      }),
    )
  const dark = looks()
  root.setAttribute(scheme, 'light')
  const light = looks()
  root.setAttribute(scheme, 'dark')
  return elements.flatMap((element, index) => {
    const differs = [0, 1, 2].find((part) => dark[3 * index + part] !== light[3 * index + part])
    if (differs === undefined) return []
    const tag = element.cloneNode()
    return [
      `${tag instanceof Element ? tag.outerHTML : ''}: ${dark[3 * index + differs]}, not ${light[3 * index + differs]}`,
    ]
  })
}

async function expectLightPaper(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await page.evaluate(darkOnPaper), page.url()).toEqual([])
  expect.soft(await colourViolationsOf(page), page.url()).toEqual([])
  await page.emulateMedia({ media: null })
}

/** The pages by the person who opens them. States that must be opened first are left out. */
const pages = Map.groupBy(
  screens.filter((screen) => screen.prepare === undefined),
  ({ viewers: [viewer = 'visitor'] }) => viewer,
)

/** A test takes this many pages, few enough for its time limit. */
const pagesOfTest = 6

function* parts(): Generator<[Viewer, Screen[]]> {
  for (const [viewer, theirs] of pages) {
    for (let start = 0; start < theirs.length; start += pagesOfTest) {
      yield [viewer, theirs.slice(start, start + pagesOfTest)]
    }
  }
}

for (const [viewer, theirs] of parts()) {
  const names = theirs.map(({ name }) => name).join(', ')
  test(
    `in the dark scheme these pages of a ${viewer} are printed in light colours: ${names}`,
    desktop,
    async ({ page }) => {
      await signIn(page, 'admin')
      const demo = await readDemoCompany(page.request)
      if (viewer === 'visitor') await page.context().clearCookies()
      else await signIn(page, viewer)
      await page.addInitScript(() => localStorage.setItem('portal.color-scheme', 'dark'))
      for (const screen of theirs) {
        await page.goto(pathOf(screen, demo))
        await expectLightPaper(page)
      }
    },
  )
}
