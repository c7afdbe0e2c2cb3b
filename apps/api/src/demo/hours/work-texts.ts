import type { CategoryName } from '../company/catalogues.ts'

/** Descriptions of hours; `{topic}` is replaced by a topic of the project. */
export const workTexts: Record<CategoryName, readonly string[]> = {
  Development: [
    'Add filters to the {topic}',
    'Fix rounding in the {topic}',
    'New API for the {topic}',
    'Refactor the {topic}, part two',
    'Validation and error messages of the {topic}',
    'Make the {topic} work on small screens',
    'Speed up the {topic}: two slow queries',
    'Finish the {topic} and hand it to QA',
    'Bugs found in the {topic}',
  ],
  'Code review': [
    'Review: {topic}',
    'Second look at the pull request for the {topic}',
    'Reviewed three pull requests, {topic} among them',
  ],
  Testing: [
    'Regression of the {topic}',
    'Test cases for the {topic}',
    'Automated checks of the {topic}',
    'Retest of fixed bugs, {topic}',
    'Checked the {topic} on phones',
  ],
  Meeting: [
    'Daily stand-up',
    'Sprint planning',
    'Demo for the customer',
    'Retrospective',
    'Call about the {topic}',
  ],
  Design: [
    'Screens of the {topic}',
    'Clickable prototype of the {topic}',
    'Icons and empty states, {topic}',
    'Interviews with users about the {topic}',
  ],
  DevOps: [
    'Pipeline for the {topic}',
    'Alerts and dashboards of the {topic}',
    'Upgrade of the cluster',
    'Backups: restore rehearsed',
    'Costs of the staging environment',
  ],
  Documentation: [
    'Describe the {topic} for support',
    'API reference of the {topic}',
    'Onboarding notes updated',
  ],
  Learning: [
    'Course: advanced PostgreSQL',
    'Course: system design',
    'English lesson',
    'Internal workshop: testing',
    'Test project for the next interview',
    'Reading about accessibility',
  ],
  Support: [
    'Question of the customer about the {topic}',
    'Incident in the {topic}: found and fixed',
    'Data fix, {topic}',
  ],
  Management: [
    'Plan of the month',
    'One-to-one meetings',
    'Estimate for the {topic}',
    'Status report to the customer',
    'Budget of the {topic}',
    'Work on the {topic}',
  ],
  Recruiting: [
    'Screening calls: React developers',
    'Interview with a QA candidate',
    'Feedback to candidates',
    'Vacancy texts',
    'Offer discussed and sent',
  ],
}

export const withTickets: readonly CategoryName[] = [
  'Development',
  'Code review',
  'Testing',
  'Design',
  'Support',
]
