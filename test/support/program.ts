import path from 'node:path'

/**
 * `parley` as tests start it. A run of the whole suite has built it: that starts in half to two thirds of the processor
 * time of the sources, which every other run takes.
 */
export const PROGRAM = process.env['TEST_PROGRAM'] ?? path.resolve(import.meta.dirname, '../../app/parley.js')
