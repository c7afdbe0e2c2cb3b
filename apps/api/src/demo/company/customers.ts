import type { ApplicationType } from '@portal/domain/projects'
import type { TechnologyName } from './catalogues.ts'

type Customer = { company: string; representative: string; title: string; email: string; address?: string }

export const ownCompany = 'Dnipro Line Software'

export const demoCustomers: readonly Customer[] = [
  {
    company: ownCompany,
    representative: 'Andriy Melnyk',
    title: 'CEO',
    email: 'office@demo.test',
    address: '12 Naberezhna Street, Dnipro, Ukraine',
  },
  {
    company: 'Northlight Logistics',
    representative: 'Ingrid Halvorsen',
    title: 'Head of Digital',
    email: 'ingrid.halvorsen@northlight.test',
    address: 'Havnegata 4, Bergen, Norway',
  },
  {
    company: 'Harbor & Pine Hotels',
    representative: 'Margaret Doyle',
    title: 'Product Owner',
    email: 'm.doyle@harborpine.test',
    address: '88 Quay Street, Galway, Ireland',
  },
  {
    company: 'Ledgerly',
    representative: 'Tobias Krüger',
    title: 'CTO',
    email: 'tobias@ledgerly.test',
    address: 'Torstraße 201, Berlin, Germany',
  },
  {
    company: 'Meadow Health',
    representative: 'Priya Raman',
    title: 'VP Engineering',
    email: 'priya.raman@meadowhealth.test',
    address: '500 Congress Avenue, Austin, USA',
  },
  {
    company: 'Atelier Verdi',
    representative: 'Giulia Conti',
    title: 'Marketing Director',
    email: 'g.conti@atelierverdi.test',
    address: 'Via Tortona 31, Milan, Italy',
  },
  {
    company: 'Brightpath Learning',
    representative: 'Samuel Okafor',
    title: 'Founder',
    email: 'sam@brightpath.test',
  },
  {
    company: 'Voltaro Energy',
    representative: 'Jeroen de Wit',
    title: 'Program Manager',
    email: 'jeroen.dewit@voltaro.test',
    address: 'Coolsingel 65, Rotterdam, Netherlands',
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
