import { expect, type Page } from '@playwright/test'

/**
 * Checks the forms on the page for password managers and the browser's own filling: each password stands beside the name
 * of its account, and every other field says by what it is filled, or that it is not.
 */
export async function expectFieldsForManagers(page: Page): Promise<void> {
  const faults = await page.locator('form').evaluateAll((forms) =>
    forms.flatMap((form) => {
      const inputs = [...form.querySelectorAll('input, textarea')]
      const filledBy = (input: Element) =>
        input.getAttribute('autocomplete') ?? form.getAttribute('autocomplete')
      const hasPassword = inputs.some((input) => input.getAttribute('type') === 'password')
      const hasAccount = inputs.some((input) => filledBy(input) === 'username')
      return [
        ...(hasPassword && !hasAccount ? [`a password of nobody in ${form.outerHTML.slice(0, 200)}`] : []),
        ...inputs
          .filter((input) => !filledBy(input))
          .map((input) => `filled by anything: ${input.outerHTML.slice(0, 200)}`),
      ]
    }),
  )
  expect(faults).toEqual([])
}
