import type { LanguageLevel } from '@portal/domain/people/profiles'
import { levelsDiffer } from '@portal/domain/resumes/english-level'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { resumesOf } from '../profile-queries.ts'
import styles from './resumes.module.css'

/** Points out what somebody should look at, below what it is about. */
const Warning = ({ text }: { text: string }) => (
  <span className={styles.warning}>
    <IconAlertTriangle size={16} aria-hidden />
    {text}
  </span>
)

type InListProps = { cv: LanguageLevel | null; profile: LanguageLevel | null }

/** In the list of CVs: the CV's level of English, where it differs from the profile's. */
export const EnglishDiffers = ({ cv, profile }: InListProps) =>
  cv && profile && levelsDiffer(cv, profile) ? (
    <Warning text={t.cvList.englishDiffers(t.languageLevels[cv], t.languageLevels[profile])} />
  ) : null

/** In a profile: the levels of English in the person's CVs that differ from the profile's. */
export function CvEnglish({ userId, level }: { userId: number; level: LanguageLevel | null }) {
  const cvs = useQuery(resumesOf(userId)).data ?? []
  const levels = cvs.flatMap((cv) => (levelsDiffer(cv.english_level, level) ? (cv.english_level ?? []) : []))
  if (levels.length === 0) return null
  return (
    <Warning text={t.cvList.englishInCvs([...new Set(levels)].map((other) => t.languageLevels[other]))} />
  )
}
