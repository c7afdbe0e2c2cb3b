import type { Page } from '@playwright/test'

/** The texts that people see on a page or hear from a screen reader, each as one piece of the document. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
    const attributes = [...told, 'title', 'placeholder', 'alt']
    const isDrawn = (element: Element) =>
      element.checkVisibility() || getComputedStyle(element).display === 'contents'
    // What stands in a text field was typed or sent.
    const drawn = Array.from(document.querySelectorAll('body, body *:not(script, style, noscript)')).filter(
      isDrawn,
    )
    const texts = drawn.flatMap((element) => {
      const written = Array.from(element.childNodes).filter(
        (node) => node.nodeType === Node.TEXT_NODE && !(element instanceof HTMLTextAreaElement),
      )
      return [
        ...attributes.map((name) => element.getAttribute(name)),
        ...written.map(({ textContent }) => textContent),
      ]
    })
    return [...new Set([document.title, ...texts.filter((text) => text !== null)])]
  })
