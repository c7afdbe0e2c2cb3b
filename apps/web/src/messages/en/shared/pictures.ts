export const pictures = {
  choose: 'Choose picture',
  chooseAnother: 'Choose another',
  remove: 'Remove',
  keepOld: 'Undo',
  hint: 'GIF, JPEG or PNG, up to 5 MB',
  removed: 'The picture will be removed.',
  wrongKind: 'Please pick a GIF, JPEG or PNG image',
  unreadable: 'This picture cannot be read. Please pick another one.',
  area: 'Part of the picture. Move it with the arrow keys or by dragging.',
  zoom: 'Zoom',
}
