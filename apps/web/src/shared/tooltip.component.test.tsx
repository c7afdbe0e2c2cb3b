import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../test/components/show.tsx'
import { Tooltip } from './tooltip.tsx'

const Bin = () => (
  <Tooltip text="It has records" isDescription>
    {(control) => (
      <button type="button" {...control}>
        Delete
      </button>
    )}
  </Tooltip>
)

const button = page.getByRole('button', { name: 'Delete' })
const tooltip = page.getByText('It has records')

describe('a tooltip', () => {
  test('a tooltip is shown while the keyboard is at its control, and describes it', async () => {
    await show(<Bin />)
    await expect.element(tooltip).not.toBeVisible()
    await userEvent.keyboard('{Shift}')
    button.element().focus()
    await expect.element(tooltip).toBeVisible()
    await expect.element(button).toHaveAccessibleDescription('It has records')
    await userEvent.tab()
    await expect.element(tooltip).not.toBeVisible()
  })

  test('a tooltip is shown under the pointer and gone without it', async () => {
    await show(<Bin />)
    await button.hover()
    await expect.element(tooltip).toBeVisible()
    await button.unhover()
    await expect.element(tooltip).not.toBeVisible()
  })

  test('a tooltip is shown by a tap until the next tap', async () => {
    await show(<Bin />)
    const touch = { pointerType: 'touch', bubbles: true }
    button.element().dispatchEvent(new PointerEvent('pointerup', touch))
    await expect.element(tooltip).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', touch))
    await expect.element(tooltip).not.toBeVisible()
  })
})
