import { purgeCustomerExports as purge } from '../services/customer-data/work.ts'
import { scheduled } from './job.ts'

export const purgeCustomerExports = scheduled('purge-customer-exports', purge)
