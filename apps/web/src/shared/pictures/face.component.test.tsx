import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contrast } from '../../../test/components/contrast.ts'
import { show } from '../../../test/components/show.tsx'
import { Face } from './face.tsx'
import { faceHues, hueOfPerson } from './face-hue.ts'

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="72" height="72"%3E%3C/svg%3E%3C!--'

const face = () => document.querySelector('[data-initials]')
const picture = () => face()?.querySelector('img') ?? null

function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element)
  return contrast(color, backgroundColor)
}

describe('a face', () => {
  afterEach(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))

  test('a face without a portrait shows the initials, which are no text', async () => {
    await show(
      <p>
        <Face id={7} name="Ivan Petrenko" portrait={null} /> Ivan Petrenko
      </p>,
    )
    await expect.element(page.getByText('Ivan Petrenko')).toBeVisible()
    expect(document.querySelector('p')?.textContent?.trim()).toBe('Ivan Petrenko')
    expect(face()?.getAttribute('data-initials')).toBe('IP')
    expect(picture()).toBeNull()
  })

  test('a face with a portrait asks for the small form of it, when it comes into view, in a place that is kept', async () => {
    await show(<Face id={7} name="Ivan Petrenko" portrait={`${dot}?v=7`} />)
    await expect.poll(() => picture()?.getAttribute('src')).toBe(`${dot}?v=7&size=small`)
    expect(picture()?.loading).toBe('lazy')
    expect(picture()?.alt).toBe('')
    const { width, height } = face()?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([24, 24])
  })

  test('a face whose portrait does not load shows the initials', async () => {
    await show(<Face id={7} name="Ivan Petrenko" portrait="data:image/png,none?v=7" />)
    await expect.poll(picture).toBeNull()
    expect(face()?.getAttribute('data-initials')).toBe('IP')
  })

  test('a face that is larger than in lists asks for the whole portrait', async () => {
    await show(<Face id={7} name="Ivan Petrenko" portrait={`${dot}?v=7`} size={72} />)
    await expect.poll(() => picture()?.getAttribute('src')).toBe(`${dot}?v=7`)
    expect(face()?.getBoundingClientRect().width).toBe(72)
  })

  test('a person has one colour whatever the name, and eleven who follow each other have different ones', async () => {
    await show(
      <>
        <Face id={7} name="Ivan Petrenko" portrait={null} />
        <Face id={7} name="Ivan Petrenko (inactive)" portrait={null} size={28} />
      </>,
    )
    await expect.poll(face).not.toBeNull()
    const grounds = [...document.querySelectorAll('[data-initials]')].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    expect(new Set(grounds).size).toBe(1)
    expect(new Set(faceHues.map((_, place) => hueOfPerson(100 + place))).size).toBe(faceHues.length)
  })

  test('no face is red, which is for the main button and for danger', () => {
    for (const hue of faceHues) expect(hue > 60 && hue < 350, `hue ${hue}`).toBe(true)
  })

  test.each(['light', 'dark'])('initials are readable on every colour in the %s scheme', async (scheme) => {
    await show(<Face id={7} name="Ivan Petrenko" portrait={null} />)
    await expect.poll(face).not.toBeNull()
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
    for (const hue of faceHues) {
      const shown = face()
      if (!(shown instanceof HTMLElement)) throw new Error('There is no face')
      shown.style.setProperty('--hue', String(hue))
      expect(contrastOf(shown), `hue ${hue}`).toBeGreaterThan(4.5)
    }
  })
})
