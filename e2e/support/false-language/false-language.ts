import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { falseLanguageFolder } from '../../../tools/web-build.ts'
import { collectData } from './known-data.ts'
import { textsOf } from './page-texts.ts'
import { untranslated } from './untranslated.ts'

/**
 * Gives a page the web app in the false language. The returned function tells which texts of the page have words outside
 * brackets that nobody has entered; until the app has started, the title of the document is one.
 */
export async function speakFalseLanguage(page: Page): Promise<() => Promise<string[]>> {
  const data = collectData(page)
  // Routes of the context remain where the step of a screen takes back those of its page.
  await page.context().route(
    ({ pathname }) => !/^\/(api|cable)(\/|$)/.test(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      const file = route.request().resourceType() === 'document' ? 'index.html' : pathname
      return route.fulfill({ path: join(falseLanguageFolder, file) })
    },
  )
  return async () => {
    const texts = await textsOf(page)
    await data.settled()
    return untranslated(texts, data.texts)
  }
}
