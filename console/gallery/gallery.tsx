import styles from './gallery.module.css'
import type { Start } from './starts.ts'

type Definition = Start['definition'] & { name: string }

/* The flows, tests and pictures of the cookbook, as the build finds them. */
const FLOWS = import.meta.glob<Definition>(
  ['../../examples/cookbook/flows/*.yaml', '!../../examples/cookbook/flows/*.test.yaml'],
  { eager: true, import: 'default' },
)
const SUITES = import.meta.glob<NonNullable<Start['suite']>>('../../examples/cookbook/flows/*.test.yaml', {
  eager: true,
  import: 'default',
})
const PICTURES = import.meta.glob<string>('../../examples/cookbook/pictures/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** `needs`: what its author makes before a publish. */
const ITEMS: readonly { file: string; trade: string; about: string; needs?: string }[] = [
  { file: 'survey', trade: 'Any trade', about: 'Three ratings make a score, and the last question depends on it.' },
  { file: 'handoff', trade: 'Any trade', about: 'A person takes over, or takes a message when nobody is there.' },
  { file: 'document-upload', trade: 'Offices', about: 'Asks for a document, and for another one if it is no good.' },
  {
    file: 'lead',
    trade: 'Sales',
    about: 'Scores what a form says; only a good lead takes a colleague’s time.',
    needs: 'a form and a goal',
  },
  {
    file: 'booking',
    trade: 'Appointments',
    about: 'Books a day and an hour, and offers others if that is taken.',
    needs: 'a connection and a goal',
  },
  {
    file: 'order-status',
    trade: 'Shops',
    about: 'Shows where an order is, for its number and postcode.',
    needs: 'a connection',
  },
  {
    file: 'returns',
    trade: 'Shops',
    about: 'Says whether an order can go back, and takes the reason.',
    needs: 'a connection and a form',
  },
  {
    file: 'payment-reminder',
    trade: 'Shops',
    about: 'Waits for a payment, and reminds once and again.',
    needs: 'a connection and a goal',
  },
  {
    file: 'onboarding',
    trade: 'Memberships',
    about: 'Welcomes a new member, and writes again while nothing happens.',
    needs: 'a connection and a goal',
  },
  {
    file: 'assistant',
    trade: 'Any trade',
    about: 'A language model answers with the tools that you give it.',
    needs: 'two connections and a flow for the hours',
  },
]

type Props = { chosen: string; onChoose: (start: Start) => void }

/** Whole flows to begin with, with their tests. */
export function Gallery({ chosen, onChoose }: Props) {
  return (
    <ul className={styles.gallery} aria-label="Ready flows">
      {ITEMS.map(({ file, trade, about, needs }) => {
        const start = startOf(file, about)
        return (
          <li key={file}>
            <label className={styles.card}>
              <input type="radio" name="start" checked={chosen === start.id} onChange={() => onChoose(start)} />
              <img src={PICTURES[`../../examples/cookbook/pictures/${file}.png`]} alt="" loading="lazy" />
              <strong>{start.title}</strong>
              <span>{about}</span>
              <small>
                {trade}
                {needs !== undefined && `; needs ${needs}`}
              </small>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

function startOf(file: string, about: string): Start {
  const definition = FLOWS[`../../examples/cookbook/flows/${file}.yaml`]
  const suite = SUITES[`../../examples/cookbook/flows/${file}.test.yaml`]
  if (definition === undefined || suite === undefined) throw new Error(`the cookbook has no ${file}`)
  const { tests, coverage } = suite
  return {
    id: file,
    title: definition.name,
    about,
    name: definition.name,
    definition,
    suite: { tests, ...(coverage === undefined ? {} : { coverage }) },
  }
}
