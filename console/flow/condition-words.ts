const COMPARED = /^(?:vars\.)?([\w.]+)\s*(!=|>=|<=|=|>|<|\bin\b)\s*("[^"]*"|'[^']*'|-?[\d.]+|true|false|null)$/
const PRESENT = /^(\$not\()?\$exists\((?:vars\.)?([\w.]+)\)(\))?$/
const WORDS: Readonly<Record<string, string>> = {
  '=': 'is',
  '!=': 'is not',
  '>': 'is more than',
  '<': 'is less than',
  '>=': 'is at least',
  '<=': 'is at most',
  'in': 'is in',
}

/** A condition as it is read aloud, if it is a simple one; any other as it is written. */
export function conditionInWords(condition: string): string {
  const text = condition.trim()
  if (text === 'true') return 'always'
  const [, not, path = ''] = PRESENT.exec(text) ?? []
  if (path !== '') return `${spoken(path)} is ${not === undefined ? 'known' : 'not known'}`
  const [, variable = '', sign = '', value = ''] = COMPARED.exec(text) ?? []
  return variable === '' ? condition : `${spoken(variable)} ${WORDS[sign]} ${value.replaceAll(/^["']|["']$/g, '')}`
}

function spoken(path: string): string {
  return path.replaceAll('_', ' ').replaceAll('.', ' › ')
}
