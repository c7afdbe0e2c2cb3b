import { contracts } from '@portal/contract/contracts'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'

/** The contract of that id as the lists show it; undefined until it is loaded, and where there is none. */
export const useContract = (id: number | undefined) =>
  useQuery({
    ...q(contracts.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.contracts[0],
  }).data
