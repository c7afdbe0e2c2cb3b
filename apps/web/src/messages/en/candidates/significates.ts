export const significates = {
  rejected: 'Rejected',
  interviewing: 'Interviewing',
  test_task: 'Test Task',
  preoffer: 'Preoffer',
  hired: 'Hired',
}
