import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { PageTab, PageTabs } from './page-tabs.tsx'

test('the tab of the present page keeps its mark under the pointer', async () => {
  await show(
    <PageTabs label="Pages">
      <PageTab to=".">Here</PageTab>
    </PageTabs>,
  )
  const tab = page.getByRole('link', { name: 'Here' })
  await expect.element(tab).toHaveAttribute('aria-current', 'page')
  const lineOf = () => getComputedStyle(tab.element()).borderBottomColor
  const line = lineOf()
  await tab.hover()
  expect(lineOf()).toBe(line)
  expect(line).toBe(getComputedStyle(document.body).color)
  await userEvent.unhover(tab)
})
