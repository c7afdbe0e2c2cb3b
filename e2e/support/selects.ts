// Selects, which are native on phones where the list is short.

import { expect, type Locator } from '@playwright/test'
import { withoutBrackets } from './false-language/brackets.ts'

/** Whether a select is native, as it is on phones once a short list is loaded. */
export async function isNative(select: Locator) {
  await expect(select).not.toHaveAttribute('aria-busy', 'true')
  return select.evaluate((node) => node instanceof HTMLSelectElement)
}

/** The list that is open, apart from those of a phone's own selects. */
const openList = (select: Locator) => select.page().getByRole('listbox')

/** Types a search text and chooses the marked option with Enter; in a native select chooses the option. */
export async function take(select: Locator, option: string) {
  await expect(select).toBeEnabled()
  if (await isNative(select)) {
    await select.focus()
    await select.selectOption({ label: option })
  } else {
    await select.focus()
    await select.pressSequentially(option)
    await expectMarked(select, option)
    await select.press('Enter')
  }
  await expectChosen(select, option)
}

async function expectMarked(select: Locator, option: string) {
  const marked = openList(select).getByRole('option', { name: option, exact: true })
  await expect(marked).toHaveAttribute('data-combobox-selected', 'true')
}

/** Types a search text in a multiple select and chooses the marked option with Enter. */
export async function takeToo(select: Locator, option: string) {
  await select.pressSequentially(option)
  await expectMarked(select, option)
  await select.press('Enter')
  await expect(select).toHaveValue('')
}

/** Expects the name that a select shows; '' while nothing is chosen. */
export const expectChosen = (select: Locator, name: string) =>
  expect
    .poll(async () => {
      const shown = await select.evaluate((node) => {
        if (!(node instanceof HTMLSelectElement))
          return node instanceof HTMLInputElement ? node.value : undefined
        return node.value === '' ? '' : node.selectedOptions[0]?.label
      })
      return shown && withoutBrackets(shown)
    })
    .toBe(name)

/** Expects whether a select offers an option. */
export async function expectOffer(select: Locator, option: string, isOffered = true) {
  const native = await isNative(select)
  if (!native) await select.click()
  const options = (native ? select : openList(select)).getByRole('option', { name: option, exact: true })
  await expect(options).toHaveCount(isOffered ? 1 : 0)
  if (!native) await select.press('Escape')
}
