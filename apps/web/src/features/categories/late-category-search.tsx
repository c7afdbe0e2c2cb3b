import { IconSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import type { CategorySearchProps } from './category-search.tsx'

const file = late(() => import('./category-search.tsx'))
const CategorySearch = lazy(() => file.load().then((loaded) => ({ default: loaded.CategorySearch })))

const looks = {
  key: 'name',
  'aria-label': t.categories.search,
  placeholder: t.categories.search,
  leftSection: <IconSearch size={18} aria-hidden />,
}

/** A search field that proposes the names of existing categories. */
export const LateCategorySearch = (props: CategorySearchProps) => (
  <LateFilters start={file.start} standIns={[{ ...looks, value: props.value }]}>
    <CategorySearch {...props} />
  </LateFilters>
)
