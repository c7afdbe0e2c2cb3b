/** Texts of lists of records. */
export const records = {
  project: 'Project',
  category: 'Category',
  description: 'Description',
  date: 'Date',
  manager: 'Manager',
  hours: 'Hours',
  totalHours: (hours: string) => `Total hours: ${hours}`,
  failed: 'Server error: unable to download Records',
}
