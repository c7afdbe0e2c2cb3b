export const leaveBalances = {
  user: 'User',
  failed: 'Server error: unable to download Leaves',
  empty: 'No users were found on your request',
}
