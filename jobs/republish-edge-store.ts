import { scheduled } from './job.ts'

/** Finds what no notice told of: requests that a crash left. */
export const republishEdgeStore = scheduled('republish-edge-store', ({ republisher }) => republisher.kick(), {
  sweep: true,
})
