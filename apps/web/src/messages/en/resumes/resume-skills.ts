export const resumeSkills = {
  hint: 'Skills in groups, such as Languages or Databases. Drag one by its handle onto another to swap them.',
  add: 'Add skill set',
  newHeading: 'New skill set',
  editHeading: 'Edit skill set',
  skillSet: 'Skill set',
  skills: 'Skills',
  skill: (place: number) => `Skill ${place}`,
  addSkill: 'Add skill',
  added: 'Skill set added',
  updated: 'Skill set updated',
  deleted: 'Resume skill set deleted',
}
