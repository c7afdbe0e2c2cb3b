export const roles = {
  label: 'Roles',
  placeholder: 'Choose one or more',
  groups: { default: 'Staff', manager: 'Managers', admin: 'Admins' },
  failed: 'Server error: unable to download sub roles',
}
