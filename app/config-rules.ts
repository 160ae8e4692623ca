import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import type { ConfigSection } from '../generated/schemas/section.ts'
import { configRules as rulesOf } from '../services/config-rules.ts'
import type { ConfigRules } from '../services/workspace/types.ts'

/** Rules of the fields that contracts/sections declares. */
export function configRules(): ConfigRules {
  const folder = new URL('../contracts/sections/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml')).sort()
  return rulesOf(files.map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as ConfigSection))
}
