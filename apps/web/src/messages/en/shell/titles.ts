/**
 * The pages' titles. Apart from the pages' other texts: the app's first script knows every route and its title, and
 * should know no more of it.
 */
export const titles = {
  login: 'Log In',
  logout: 'Logout',
  notFound: 'Page Not Found',
  unauthorized: 'No access',
  settings: 'Settings',
  submitHours: 'Submit hours',
  submitHoursForUsers: 'Submit hours for users',
  users: 'Manage users',
  userProfile: 'User profile',
  projects: 'Manage projects',
  projectProfile: 'Project',
  customers: 'Manage customers',
  contracts: 'Manage contracts',
  categories: 'Manage categories',
}
