import type { BranchMeasure, FlowBranches, Proportion, SplitComparison } from '../../sdk/index.ts'
import { useFlowBranches } from '../data/results.ts'
import { css } from '../parts/css.ts'
import { FilterChoice, FilterSelect, useFilters } from '../parts/filters.tsx'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import styles from './branches.module.css'

const DAYS = [
  { value: '7', title: '7 days' },
  { value: '', title: '30 days' },
  { value: '90', title: '90 days' },
]
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** What the branches of the flow's splits led to, where it has any. */
export function Branches({ flowId }: { flowId: string }) {
  const [filter] = useFilters()
  const [days, version] = [filter('days'), filter('version')]
  const { data, error } = useFlowBranches(flowId, {
    ...(days === '' ? {} : { lastDays: Number(days) }),
    ...(version === '' ? {} : { version: Number(version) }),
  })
  if (error !== null && data === undefined) return <Problem error={error} />
  if (data === undefined || (data.splits.length === 0 && days + version === '')) return null
  return (
    <section aria-label="Branches compared" className={styles.branches}>
      <h2>Branches compared</h2>
      <div className={css.filters}>
        <FilterChoice name="days" label="Days" choices={DAYS} />
        {data.versions.length > 1 && (
          <FilterSelect name="version" label="Latest version" choices={data.versions.map(versionChoice)} />
        )}
      </div>
      {data.splits.length === 0 && <p>No version with a split ran in these days.</p>}
      {data.splits.map(split => (
        <Split key={split.nodeId} split={split} />
      ))}
      {data.splits.length > 0 && (
        <p className={css.soft}>
          A visitor counts once. The range after a rate is where it lies for all visitors, with a confidence of 95%: as
          long as ranges overlap, a difference may be chance.
        </p>
      )}
    </section>
  )
}

const versionChoice = ({ version }: FlowBranches['versions'][number]) => ({
  value: String(version),
  title: `Version ${version}`,
})

function Split({ split }: { split: SplitComparison }) {
  const title = split.label ?? split.nodeId
  return (
    <>
      <h3>{title}</h3>
      <div className={css.table} role="region" aria-label={`Branches of ${title}`} tabIndex={0}>
        <Table columns={['Branch', 'Visitors', 'Share', ...split.measures.map(titleOf)]}>
          {split.branches.map(({ expected, share }, index) => (
            <tr key={index}>
              <td>{branchName(split, index)}</td>
              <td>{share.reached}</td>
              <td className={styles.share}>
                {share.rate === null ? '–' : percent.format(share.rate)}
                <span className={css.soft}> ({percent.format(expected)} expected)</span>
              </td>
              {split.measures.map(({ goal, branches }) => (
                <td key={goal ?? ''}>{branches[index] !== undefined && <Rate of={branches[index]} />}</td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      <p>{split.measures.map(measure => verdictOf(split, measure)).join(' ')}</p>
    </>
  )
}

const titleOf = ({ name }: BranchMeasure): string => name ?? 'Came to the end'
const branchName = ({ branches }: SplitComparison, index: number): string =>
  branches[index]?.label ?? `Branch ${index + 1}`

function verdictOf(split: SplitComparison, { name, ahead }: BranchMeasure): string {
  const what = name === null ? 'coming to the end' : `“${name}”`
  return ahead === null
    ? `For ${what}, no branch is ahead so far.`
    : `For ${what}, ${branchName(split, ahead)} is ahead.`
}

/** On a scale of 80, with room for the point at its ends. */
const xOf = (rate: number): number => 4 + 72 * rate

/** A rate with its interval, in figures and drawn. */
function Rate({ of: { of, rate, low, high } }: { of: Proportion }) {
  if (rate === null || of === 0) return '–'
  return (
    <span className={styles.rate}>
      {percent.format(rate)}
      <svg width="80" height="12" viewBox="0 0 80 12" aria-hidden="true">
        <line x1={xOf(0)} y1="6" x2={xOf(1)} y2="6" className={styles.scale} />
        <line x1={xOf(low)} y1="6" x2={xOf(high)} y2="6" className={styles.interval} />
        <circle cx={xOf(rate)} cy="6" r="3.5" className={styles.point} />
      </svg>
      <span className={css.soft}>
        {percent.format(low)} to {percent.format(high)}
      </span>
    </span>
  )
}
