import { getRouteApi } from '@tanstack/react-router'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import styles from './forecast-cards.module.css'

const route = getRouteApi('/_app/(dashboards)/users_list')

/** As high as the cards, and the list that the address opens, so that nothing moves when they come. */
function StandIn() {
  const { forecast } = route.useSearch()
  return (
    <>
      <div className={styles.cards}>
        <div className={styles.card} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
      {forecast && <div className={styles.panel} data-reserved />}
    </>
  )
}

/** What managers want to see besides a list: contracts that end, people about to be free, missing hours. */
export const Forecast = latePart(
  () => import('./forecast-panel.tsx').then((file) => file.ForecastPanel),
  StandIn,
)
