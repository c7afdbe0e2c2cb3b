export const shortcuts = {
  title: 'Keyboard shortcuts',
  focusFilter: 'Go to the filter',
  help: 'Show this list',
}
