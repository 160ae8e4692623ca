// Loaded before a process of the service: packages that an installation for production lacks cannot be found.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
}
const missing = new Set(
  Object.entries(packages).flatMap(([place, { dev, optional, devOptional }]) =>
    dev === true || optional === true || devOptional === true ? [`${pathToFileURL(`${ROOT}/${place}`).href}/`] : [],
  ),
)

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const start = found.url.lastIndexOf('/node_modules/')
    if (start === -1) return found
    const [first = '', second = ''] = found.url.slice(start + '/node_modules/'.length).split('/')
    const place = `${found.url.slice(0, start)}/node_modules/${first.startsWith('@') ? `${first}/${second}` : first}/`
    if (missing.has(place)) throw new Error(`${specifier} is not installed in production`)
    return found
  },
})
