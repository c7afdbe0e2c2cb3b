import type { ApplicationType } from '@portal/domain/projects'
import type { customers } from '../../db/schema/customers.ts'
import type { Values } from '../../db/values.ts'
import type { TechnologyName } from './catalogues.ts'

type Customer = Omit<Values<typeof customers>, 'company_name_folded' | 'full_legal_name_folded'>

export const ownCompany = 'Dnipro Line Software'

export const demoCustomers: readonly Customer[] = [
  {
    company_name: ownCompany,
    full_legal_name: 'Andriy Melnyk',
    title: 'CEO',
    email: 'office@demo.test',
    company_address: '12 Naberezhna Street, Dnipro, Ukraine',
  },
  {
    company_name: 'Northlight Logistics',
    full_legal_name: 'Ingrid Halvorsen',
    title: 'Head of Digital',
    email: 'ingrid.halvorsen@northlight.test',
    company_address: 'Havnegata 4, Bergen, Norway',
  },
  {
    company_name: 'Harbor & Pine Hotels',
    full_legal_name: 'Margaret Doyle',
    title: 'Product Owner',
    email: 'm.doyle@harborpine.test',
    company_address: '88 Quay Street, Galway, Ireland',
  },
  {
    company_name: 'Ledgerly',
    full_legal_name: 'Tobias Krüger',
    title: 'CTO',
    email: 'tobias@ledgerly.test',
    company_address: 'Torstraße 201, Berlin, Germany',
  },
  {
    company_name: 'Meadow Health',
    full_legal_name: 'Priya Raman',
    title: 'VP Engineering',
    email: 'priya.raman@meadowhealth.test',
    company_address: '500 Congress Avenue, Austin, USA',
  },
  {
    company_name: 'Atelier Verdi',
    full_legal_name: 'Giulia Conti',
    title: 'Marketing Director',
    email: 'g.conti@atelierverdi.test',
    company_address: 'Via Tortona 31, Milan, Italy',
  },
  {
    company_name: 'Brightpath Learning',
    full_legal_name: 'Samuel Okafor',
    title: 'Founder',
    email: 'sam@brightpath.test',
  },
  {
    company_name: 'Voltaro Energy',
    full_legal_name: 'Jeroen de Wit',
    title: 'Program Manager',
    email: 'jeroen.dewit@voltaro.test',
    company_address: 'Coolsingel 65, Rotterdam, Netherlands',
  },
]

const projectKeys = [
  'Harbor Booking',
  'Harbor Guest App',
  'Northlight Tracker',
  'Northlight Warehouse',
  'Ledgerly Invoicing',
  'Ledgerly Bank Sync',
  'Meadow Patient Portal',
  'Verdi Shop',
  'Brightpath Classroom',
  'Voltaro Meter Hub',
  'Staff Portal',
  'Company Operations',
] as const
export type ProjectKey = (typeof projectKeys)[number]

export type DemoProject = {
  name: ProjectKey
  /** Prefix of the ticket numbers in descriptions of hours. */
  ticketPrefix: string
  company: string
  manager: string
  industry: string
  description: string
  app: ApplicationType[]
  stack: TechnologyName[]
  from_scratch: boolean
  payments: boolean
  /** What people on the project work on; goes into descriptions of hours. */
  topics: readonly string[]
}
