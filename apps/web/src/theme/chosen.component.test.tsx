import { Checkbox, Pagination, Switch, Tabs } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../test/components/show.tsx'

const scheme = 'data-mantine-color-scheme'

test.each(['light', 'dark'])('what is chosen is ink in the %s scheme', async (name) => {
  await show(
    <>
      <Checkbox label="Ticked" defaultChecked />
      <Switch label="On" defaultChecked />
      <Pagination total={2} />
      <Tabs defaultValue="one">
        <Tabs.List>
          <Tabs.Tab value="one">One</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </>,
  )
  document.documentElement.setAttribute(scheme, name)
  const ink = getComputedStyle(document.body).color
  await expect.element(page.getByRole('checkbox', { name: 'Ticked' })).toHaveStyle({ backgroundColor: ink })
  await expect.element(page.getByRole('button', { name: '1' })).toHaveStyle({ backgroundColor: ink })
  await expect.element(page.getByRole('tab', { name: 'One' })).toHaveStyle({ borderBottomColor: ink })
  const track = page.getByRole('switch', { name: 'On' }).element().nextElementSibling
  await expect.poll(() => track && getComputedStyle(track).backgroundColor).toBe(ink)
  document.documentElement.removeAttribute(scheme)
})
