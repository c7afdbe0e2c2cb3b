import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../test/components/show.tsx'
import { Tip } from './tip.tsx'

const Bin = () => (
  <Tip text="It has records" isDescription>
    {(control) => (
      <button type="button" {...control}>
        Delete
      </button>
    )}
  </Tip>
)

const button = page.getByRole('button', { name: 'Delete' })
const tip = page.getByText('It has records')

describe('a tip', () => {
  test('a tip is shown while the keyboard is at its control, and describes it', async () => {
    await show(<Bin />)
    await expect.element(tip).not.toBeVisible()
    await userEvent.keyboard('{Shift}')
    button.element().focus()
    await expect.element(tip).toBeVisible()
    await expect.element(button).toHaveAccessibleDescription('It has records')
    await userEvent.tab()
    await expect.element(tip).not.toBeVisible()
  })

  test('a tip is shown under the pointer and gone without it', async () => {
    await show(<Bin />)
    await button.hover()
    await expect.element(tip).toBeVisible()
    await button.unhover()
    await expect.element(tip).not.toBeVisible()
  })

  test('a tip is shown by a tap until the next tap', async () => {
    await show(<Bin />)
    const touch = { pointerType: 'touch', bubbles: true }
    button.element().dispatchEvent(new PointerEvent('pointerup', touch))
    await expect.element(tip).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', touch))
    await expect.element(tip).not.toBeVisible()
  })
})
