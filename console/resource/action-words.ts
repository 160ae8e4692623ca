import { words } from '../fields/shapes.ts'

/** An action of the audit log as it is read: `engine_token.revoke` → `Engine token: revoke`. */
export function actionInWords(action: string): string {
  const [subject = '', ...act] = action.split('.')
  const said = act
    .join(' ')
    .replaceAll('_', ' ')
    .replace(/\bapi\b/, 'API')
  return said === '' ? words(subject) : `${words(subject)}: ${said}`
}
