import type { Command } from 'commander'

/** Exit code of a command that was called incorrectly; one that found a mistake or failed ends with 1. */
export const USAGE_ERROR = 2

/** Makes a command and its subcommands report incorrect calls in one line that points to the help. */
export function reportUsageErrors(command: Command, report: (line: string) => void): void {
  command.configureOutput({
    outputError: text => report(`${inOneLine(text)}; see ${nameOf(command)} --help`),
  })
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR))
  for (const subcommand of command.commands) reportUsageErrors(subcommand, report)
}

function inOneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace('(Did you mean', '(did you mean')
    .replace(/\.$/, '')
}

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`
}
