import { purgeUntakenUploads } from '../services/forms/purge-uploads.ts'
import { scheduled } from './job.ts'

export const purgeUploads = scheduled('purge-uploads', purgeUntakenUploads)
