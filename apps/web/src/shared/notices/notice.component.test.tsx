import { IconUsers } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { phone } from '../../../test/components/sizes.ts'
import { Notice } from './notice.tsx'

const link = page.getByRole('link', { name: 'Show the others' })

test('a link in a notice is a part of the text, and on a phone as high as fingers need', async () => {
  await show(
    <Notice icon={IconUsers}>
      Three people share this number. <a href="#others">Show the others</a>
    </Notice>,
  )
  expect(getComputedStyle(link.element()).display).toBe('inline')
  await page.viewport(...phone)
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
