export const dashboardTabs = {
  label: 'Dashboards',
  users: 'Users',
  leaves: 'Leaves',
  managers: 'Managers',
  away: 'Away',
}
