import { makePartitions as make } from '../services/retention.ts'
import { scheduled } from './job.ts'

export const makePartitions = scheduled('make-partitions', make)
