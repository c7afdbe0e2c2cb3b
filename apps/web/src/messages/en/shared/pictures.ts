import { maxPictureMegabytes } from '@portal/domain/pictures'

export const pictures = {
  choose: 'Choose picture',
  chooseAnother: 'Choose another',
  remove: 'Remove',
  keepOld: 'Undo',
  hint: `GIF, JPEG or PNG, up to ${maxPictureMegabytes} MB`,
  removed: 'The picture will be removed.',
  tooLarge: `Please pick smaller image (< ${maxPictureMegabytes}MB)`,
  wrongKind: 'Please pick a GIF, JPEG or PNG image',
  unreadable: 'This picture cannot be read. Please pick another one.',
  area: 'Part of the picture. Move it with the arrow keys or by dragging.',
  zoom: 'Zoom',
}
