import type { Location, Spot } from '../source-file.ts'
import { CommandFailed, remark } from './output.ts'
import { COLUMNS, wrapped } from './wrapped.ts'

/** A finding about a file; without a severity it is an error. */
export type FileFinding = { path: string; message: string; severity?: 'error' | 'warning' | undefined } & Spot

/** A finding with its position. */
export type LocatedFinding = FileFinding & { location: Location }

/** Maximum width of a line of the file next to its number. */
const WIDTH = 70
/** Characters shown before the position in a long line. */
const BEFORE = 30

export function located(
  findings: readonly FileFinding[],
  locate: (pointer: string, spot?: Spot) => Location,
): LocatedFinding[] {
  return findings.map(finding => ({ ...finding, location: locate(finding.path, finding) }))
}

/** Findings as JSON: `at` is the position, `path` a JSON pointer into the file. */
function findingsAsJson(findings: readonly LocatedFinding[]): string {
  const described = findings.map(({ location: { file, line, column }, at: _, ...finding }) => ({
    ...finding,
    severity: finding.severity ?? 'error',
    at: addressOf({ file, ...(line === undefined ? {} : { line }) }),
    file,
    line: line ?? null,
    column: column ?? null,
  }))
  return JSON.stringify({ findings: described }, null, 2)
}

/** `file:line:column: message` within 80 columns, with the line and a mark below the position. */
export function findingLines({ location, message, severity = 'error' }: LocatedFinding): string[] {
  return [...wrapped(`${addressOf(location)}: ${severity}: ${asPart(message)}`, COLUMNS), ...excerptOf(location)]
}

export function isError({ severity }: Pick<FileFinding, 'severity'>): boolean {
  return severity !== 'warning'
}

/**
 * Reports the findings of a check: as JSON, or as the error of the command; if nothing is an error, as warnings next to
 * the sentence that it passed.
 * @param refused sentences after the errors
 */
export function reportFindings(
  findings: readonly LocatedFinding[],
  { json, passed, refused = [] }: { json: boolean; passed: string; refused?: string[] },
): void {
  const hasErrors = findings.some(isError)
  if (json) {
    console.log(findingsAsJson(findings))
    if (hasErrors) process.exitCode = 1
    return
  }
  if (hasErrors) throw findingsRefused(findings, ...refused)
  for (const line of findings.flatMap(findingLines)) remark(line)
  console.log(passed)
}

/** The findings as the error of a command. */
export function findingsRefused(findings: readonly LocatedFinding[], ...more: string[]): CommandFailed {
  return new CommandFailed([...findings.flatMap(findingLines), ...more])
}

export function addressOf({ file, line, column }: Location): string {
  return [file, line, column].filter(part => part !== undefined).join(':')
}

function excerptOf({ line, column, text, length = 1 }: Location): string[] {
  if (line === undefined || column === undefined || text === undefined) return []
  const from = text.length > WIDTH ? Math.max(0, Math.min(column - 1 - BEFORE, text.length - WIDTH)) : 0
  const shown = text.slice(from, from + WIDTH)
  const margin = String(line)
  const gap = shown.slice(0, column - 1 - from).replaceAll(/[^\t]/g, ' ')
  const mark = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - from))))
  return [`  ${margin} | ${shown}`, `  ${' '.repeat(margin.length)} | ${gap}${mark}`]
}

/** A sentence as it reads after a colon. */
function asPart(sentence: string): string {
  return sentence.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, letter => letter.toLowerCase())
}
