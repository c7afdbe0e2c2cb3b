export const myProfile = {
  edit: 'Edit contacts',
  editTitle: 'Edit My Profile',
  asManager: 'Open as manager',
  kept: 'Kept by managers',
  noContracts: 'No contracts yet.',
  noItems: 'No equipment handed out yet.',
  noCvs: 'No CV yet. A manager writes it.',
}
