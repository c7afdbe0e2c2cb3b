import { said, saidByFields } from './said.ts'

const kinds = { avatar: 'gif, jpeg, jpg, png or webp', attachment: 'png or jpeg' }

export const pictures = {
  'files.busy': () => 'The picture could not be processed in time. Please try again',
  'files.store_unavailable': () => 'Files cannot be saved or shown at the moment. Please try again',
  'files.store_full': () => 'There is no room left for files',
  'pictures.no_picture': said<{ kind: keyof typeof kinds }>(
    { kind: 'avatar' },
    ({ kind }) => `Choose a picture: ${kinds[kind]}`,
  ),
  'pictures.no_cover': said({ types: 'JPEG, PNG' }, ({ types }) => `Choose a picture: ${types}`),
  'pictures.damaged': () => 'The picture is damaged. Please choose another one',
  'pictures.too_many_pixels': said(
    { megapixels: 40 },
    ({ megapixels }) => `Choose a picture of at most ${megapixels} megapixels`,
  ),
  'users.avatar': saidByFields,
}
