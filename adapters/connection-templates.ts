import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'yaml'
import type { ConnectionTemplate } from '../generated/schemas/connection-template.ts'

/** The templates that come with the program, by the names of their files; they are read when they are first needed. */
export type ConnectionTemplates = () => Promise<ReadonlyMap<string, ConnectionTemplate>>

const FOLDER = new URL('../examples/connections/', import.meta.url)

export function openConnectionTemplates(): ConnectionTemplates {
  let templates: ReturnType<ConnectionTemplates> | undefined
  return async () => await (templates ??= readTemplates())
}

async function readTemplates(): ReturnType<ConnectionTemplates> {
  const templates = new Map<string, ConnectionTemplate>()
  // One after the other: a process that serves requests meanwhile goes on between two files.
  for (const file of (await readdir(FOLDER)).filter(name => name.endsWith('.yaml')).sort())
    templates.set(basename(file, '.yaml'), parse(await readFile(new URL(file, FOLDER), 'utf8')) as ConnectionTemplate)
  return templates
}
