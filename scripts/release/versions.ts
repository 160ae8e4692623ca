import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Manifest = { version: string; peerDependencies?: Record<string, string> }

/** Places where the version of a release stands that do not say the same; empty when all agree. */
export function disagreements(root: string): string[] {
  const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
  const manifest = (path: string): Manifest => JSON.parse(read(path)) as Manifest
  const { version } = manifest('package.json')
  const chart = parse(read('deploy/helm/parley/Chart.yaml')) as { version: string; appVersion: string }
  const stated: [file: string, version: string | undefined][] = [
    ['sdk/package.json', manifest('sdk/package.json').version],
    ['generated/sdk/dist/package.json', manifest('generated/sdk/dist/package.json').version],
    ...['react', 'vue'].flatMap((framework): [string, string | undefined][] => {
      const wrapper = manifest(`generated/widget/${framework}/package.json`)
      return [
        [`@parley/${framework}`, wrapper.version],
        [`@parley/sdk as a peer of @parley/${framework}`, wrapper.peerDependencies?.['@parley/sdk']],
      ]
    }),
    ...readdirSync(`${root}/generated/openapi`).map((file): [string, string] => [
      `generated/openapi/${file}`,
      (JSON.parse(read(`generated/openapi/${file}`)) as { info: Manifest }).info.version,
    ]),
    ['generated/openrpc.json', (JSON.parse(read('generated/openrpc.json')) as { info: Manifest }).info.version],
    ['the newest entry of sdk/CHANGELOG.md', /^## (\S+)/m.exec(read('sdk/CHANGELOG.md'))?.[1]],
    ['the version of the chart', chart.version],
    ['the appVersion of the chart', chart.appVersion],
  ]
  return stated
    .filter(([, said]) => said !== version)
    .map(([file, said]) => `${file} is ${said ?? 'missing'}, not ${version}`)
}
