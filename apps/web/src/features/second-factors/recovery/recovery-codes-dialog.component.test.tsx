import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const codes = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'gggg', 'hhhh', 'jjjj', 'kkkk'].map(
  (part) => `${part}-${part}-2345`,
)
const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
const question = page.getByRole('dialog', { name: 'Close without the codes?' })

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <RecoveryCodesDialog codes={codes} onClose={() => setOpen(false)} /> : <p>Gone</p>
}

async function openDialog() {
  const shown = await show(<Opened />)
  await expect.element(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus()
  return shown
}

describe('the recovery codes', () => {
  test('the ten recovery codes are shown, and close at once when they were kept', async () => {
    await openDialog()
    const shown = dialog.getByRole('listitem').elements()
    expect(shown.map(({ textContent }) => textContent)).toEqual(codes)
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect.element(page.getByText('Gone')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })

  test('Escape asks before the recovery codes are closed', async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Back to the codes' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect.element(page.getByText('Gone')).toBeVisible()
  })

  test('Back asks before the recovery codes are closed', async () => {
    const { history } = await openDialog()
    history.back()
    await expect.element(question).toBeVisible()
    await expect.element(dialog).toBeInTheDocument()
    await question.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect.element(page.getByText('Gone')).toBeVisible()
  })

  test('the recovery codes are copied one to a line', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => written.mockRestore())
    await openDialog()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => written.mock.calls).toEqual([[codes.join('\n')]])
    await expect.element(page.getByText('Copied!')).toBeVisible()
  })

  test('the file of recovery codes says whose they are', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
    onTestFinished(() => made.mockRestore())
    await openDialog()
    await dialog.getByRole('button', { name: 'Save as text' }).click()
    const file = made.mock.calls[0]?.[0]
    if (!(file instanceof Blob)) throw new Error('No file was made')
    const lines = (await file.text()).split('\n')
    expect(lines[0]).toBe(`Recovery codes of ${window.location.host}`)
    expect(lines[1]).toMatch(/^olena@example\.com, made on \d\d\.\d\d\.\d{4}\. Each code works once\.$/)
    expect(lines.slice(3, -1)).toEqual(codes)
  })
})
