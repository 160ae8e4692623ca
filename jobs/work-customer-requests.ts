import { workCustomerRequests as work } from '../services/customer-data/work.ts'
import { scheduled } from './job.ts'

/** Requests have leases of their own, which outlast a process by two minutes at most. */
export const workCustomerRequests = scheduled('work-customer-requests', work, { sweep: true })
