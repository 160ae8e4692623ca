import { uniqueCode } from './unique-code.ts'

/** A canned answer that can be created. */
export const cannedAnswer = (more: object = {}) => ({
  code: uniqueCode(),
  title: 'Returns',
  text: 'Within 14 days.',
  ...more,
})
