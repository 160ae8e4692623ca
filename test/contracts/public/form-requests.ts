import type { TestService } from '../../support/service.ts'
import { FORM_KEYS } from '../../support/forms.ts'
import { callersOf, type Headers } from '../callers.ts'

export const FORMS = '/api/public/v1/forms'

/** The operations on published forms, as short calls. */
export function formRequests(service: TestService) {
  const call = callersOf(service)
  const readForm = (codeOrId: string, query: string, headers: Headers = {}) =>
    call.get(`${FORMS}/${codeOrId}${query}`, headers)
  const readSchema = (codeOrId: string, key: string, headers: Headers = {}) =>
    call.get(`${FORMS}/${codeOrId}/schema?publicKey=${key}`, headers)
  const submit = (codeOrId: string, body: string | object | undefined, headers: Headers = {}) =>
    call.post(`${FORMS}/${codeOrId}/submissions`, body, headers)
  const answers = (values: object, more: object = {}) => ({ publicKey: FORM_KEYS.open, values, ...more })
  return { call, readForm, readSchema, submit, answers }
}
