import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { BrandMark } from '../../../../entry/brand-mark.tsx'
import styles from './company-mark.module.css'

const root = getRouteApi(rootRouteId)

/** The mark, with the name of the company beside it where the portal has one (`COMPANY_NAME`). */
export function CompanyMark() {
  const name = root.useRouteContext({ select: ({ portal }) => portal.company_name })
  return (
    <>
      <BrandMark size={28} />
      {name !== null && <p className={styles.name}>{name}</p>}
    </>
  )
}
