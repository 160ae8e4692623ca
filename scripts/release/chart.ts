import { output, works } from './commands.ts'

export const CHART = 'deploy/helm/parley'

const TEMPLATE = ['template', 'parley', CHART, '--kube-version', '1.29.0']
/** Values that turn on what is off by default. */
const FURTHER = ['--set', 'ingress.enabled=true,ingress.className=nginx,ingress.tlsSecretName=tls,files.enabled=false']

export type PackedChart = { file: string; manifests: string } | { skipped: string }

/** Lints, renders and packs the chart in `out`. */
export async function packChart(root: string, out: string): Promise<PackedChart> {
  if (!works('helm', 'version')) return { skipped: 'needs helm' }
  await output('helm', ['lint', '--strict', CHART], root)
  const rendered = [await output('helm', [...TEMPLATE, ...FURTHER], root), await output('helm', TEMPLATE, root)]
  const said = await output('helm', ['package', CHART, '--destination', out], root)
  return { file: said.trim().split(' ').at(-1) ?? '', manifests: rendered.join('\n---\n') }
}
