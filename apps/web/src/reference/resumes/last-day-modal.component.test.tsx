import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { LastDayModal } from './last-day-modal.tsx'

const url = 'https://portal.test/cv/developer-1a2b'
const link = { slug: 'developer-1a2b', url, state: 'on', ends_on: null } as const

test('a typed last day is not kept when the page is loaded anew, so closing the dialog asks first', async () => {
  const onClose = vi.fn()
  await show(<LastDayModal cv={{ id: 5, title: 'Developer, English, Ivan', link }} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'Last day' }).fill('30.09.2025')
  await userEvent.tab()
  expect(sessionStorage).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
