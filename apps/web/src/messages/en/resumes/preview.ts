export const resumePreview = {
  failed: 'Server error: unable to download user cv',
  noViewer: 'This browser shows no PDF files',
  noViewerHint: 'Download the file and open it in another program.',
  /** Title of the frame with the PDF. */
  page: (file: string) => `${file}, the CV as PDF`,

  toProfile: 'Back to profile',
  download: 'Download',
  downloadPdf: 'Download PDF',
  downloadDoc: 'Download Doc',
  downloadDocA4: 'Download Doc in A4',
  files: 'Files of the CV',
  edit: 'Edit CV',

  sections: 'Sections of the CV',
  tabs: {
    general: 'General',
    experience: 'Experience',
    education: 'Education',
    projects: 'Projects',
    courses: 'Courses',
  },
  noExperience: 'This user has no work experience yet',
  noEducation: 'This user has no education yet',
  noProjects: 'This user has no projects yet',
  noCourses: 'This user has no completed courses',

  github: 'GitHub',
}
