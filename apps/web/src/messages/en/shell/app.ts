export const app = {
  notFoundTitle: 'Page Not Found',
  noAccessTitle: 'No access',
  name: 'Staff portal',
  documentTitle: (page: string) => `${page} · Staff portal`,
  skipToContent: 'Skip to content',
  loading: 'Loading',
  colorScheme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  auto: 'System',
}

export const shortcuts = {
  title: 'Keyboard shortcuts',
  focusFilter: 'Go to the filter',
  help: 'Show this list',
}
