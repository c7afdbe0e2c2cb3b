/**
 * The pages' titles. Apart from the pages' other texts, because the app's first script contains every route with its
 * title, and should contain no other texts.
 */
export const titles = {
  login: 'Log In',
  logout: 'Logout',
  notFound: 'Page Not Found',
  unauthorized: 'No access',
  settings: 'Settings',
  submitHours: 'Submit hours',
  submitHoursForUsers: 'Submit hours for users',
  away: 'Who is away',
  myReport: 'My report',
  monthlyReport: 'Monthly Report',
  monthlyCalendar: 'Monthly Calendar',
  usersList: 'Users List',
  managersList: 'Managers List',
  leavesList: 'Leaves List',
  requests: 'Requests',
  myRequests: 'My requests',
  requestsList: 'Requests List',
  notifications: 'Recent Notifications',
  users: 'Manage users',
  userProfile: 'User profile',
  cv: 'CV',
  projects: 'Manage projects',
  projectProfile: 'Project',
  customers: 'Manage customers',
  contracts: 'Manage contracts',
  categories: 'Manage categories',
  holidays: 'Manage holidays',
}
