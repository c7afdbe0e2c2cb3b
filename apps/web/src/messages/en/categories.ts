export const categories = {
  title: 'Categories List',
  add: 'Add Category',
  createTitle: 'Create Category',
  name: 'Name',
  search: 'Search categories',
  created: 'Category created',
  deleted: 'Category deleted',
  hasRecords: 'Cannot delete. There are records with this category',
  empty: 'There are no categories yet. Add the first one, so that hours can be logged against it.',
  failed: 'Server error: unable to download Categories',
  emptySearch: (text: string) => `No category contains “${text}”.`,
  clearSearch: 'Show all categories',
}
