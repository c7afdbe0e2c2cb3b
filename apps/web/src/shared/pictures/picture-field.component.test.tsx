import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { type PictureChoice, PictureField } from './picture-field.tsx'

function Portrait({ current = null }: { current?: string | null }) {
  const [choice, setChoice] = useState<PictureChoice>(undefined)
  return (
    <PictureField label="Portrait" current={current} placeholder="AB" value={choice} onChange={setChoice} />
  )
}

const field = page.getByRole('group', { name: 'Portrait' })
const button = (name: string) => field.getByRole('button', { name })

async function choose(content: BlobPart, name: string) {
  const input = field.element().querySelector('input')
  if (!input) throw new Error('The field has no input')
  await userEvent.upload(input, new File([content], name))
}

describe('a picture of a form', () => {
  test.each([
    ['is no picture', 'text', 'Please pick a GIF, JPEG or PNG image'],
    ['is too large', 'a'.repeat(5 * 1024 * 1024 + 1), 'Please pick smaller image (< 5MB)'],
    ['only begins like a picture', 'GIF89a…', 'This picture cannot be read. Please pick another one.'],
  ])('the field for a picture refuses a file that %s, until that is undone', async (_, content, sentence) => {
    await show(<Portrait />)
    await choose(content, 'portrait.gif')
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(sentence)
    await button('Undo').click()
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
    await expect.element(button('Choose picture')).toBeVisible()
  })

  test('a stored picture is removed, and kept after all by ‘Undo’', async () => {
    await show(<Portrait current="/portrait.png" />)
    await button('Remove').click()
    await expect.element(field.getByText('The picture will be removed.')).toBeVisible()
    await button('Undo').click()
    await expect.element(button('Remove')).toBeVisible()
    await expect.element(button('Choose another')).toBeVisible()
  })
})
