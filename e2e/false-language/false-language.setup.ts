import { test as setup } from '@playwright/test'
import { buildFalseLanguageWhenChanged } from '../../tools/web-build.ts'

setup('the web app in the false language is built', async () => {
  await buildFalseLanguageWhenChanged()
})
