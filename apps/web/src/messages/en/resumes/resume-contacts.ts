export const resumeContacts = {
  heading: 'Contacts',
  hint: 'What stands at the head of the CV. Name and role are required.',
  picture: 'Picture',
  name: 'Name',
  role: 'Role',
  rolePlaceholder: 'Choose or type a role',
  github: 'GitHub',
  city: 'City',
  country: 'Country',
  summary: 'Summary',
  added: 'Contacts added',
  updated: 'Contacts updated',
}
