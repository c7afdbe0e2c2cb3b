import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../../test/components/answers.ts'
import { filledResume } from '../../../test/components/resume.ts'
import { show } from '../../../test/components/show.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'

const cv = 'Developer, English, Ivan'
const url = 'https://portal.test/cv/developer-1a2b'
const button = page.getByRole('button', { name: `Copy link of ${cv}` })

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
})

test('the button copies the link of a CV and says so', async () => {
  await show(<CopyLinkButton cv={cv} link={{ url, state: 'on' }} />)
  await button.click()
  await expect.element(page.getByText('CV link copied!')).toBeVisible()
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(url)
})

test('the button tells what the PDF behind the link cannot show, and where', async () => {
  const sent = answerBy(() => Response.json({ ...filledResume, document_name: 'CV_Wei', name: 'Wei 李' }))
  await show(<CopyLinkButton cv={cv} link={{ url, state: 'on' }} />)
  await button.click()
  const warning = 'Before you hand it out: the PDF cannot show 李 (Contacts)'
  await expect.element(page.getByText(warning)).toBeVisible()
  expect(sent.map(({ url: asked }) => asked)).toEqual([expect.stringContaining('developer-1a2b')])
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(url)
})

test('the button of an ended link copies nothing and says why', async () => {
  await show(<CopyLinkButton cv={cv} link={{ url, state: 'off' }} />)
  button.element().focus()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleDescription('Link ended')
  await userEvent.keyboard('{Enter}')
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled()
})
