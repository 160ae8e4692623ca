export type CsvCell = string | number | boolean | null

const NEEDS_QUOTES = /[",\r\n]/
// Characters that a spreadsheet reads as the start of a formula, also after spaces and in full-width form.
const FORMULA = /^[\s\u0000-\u001f\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

// Where the list separator of the system is a semicolon, as in Germany, Excel divides lines at semicolons as well, also
// within quotation marks that do not begin the cell.
const FORMULA_WITHIN = /([;\t\r\n](?:[^\S\t\r\n]|[\u0000-\u0008\u000e-\u001f])*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * One line of CSV (RFC 4180) with its line end. A text that a spreadsheet would run as a formula gets an apostrophe
 * before it, which spreadsheets take for "this is text"; numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(FORMULA_WITHIN, "$1'")
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
