import { css } from '../css.ts'

type Props<Name extends string> = {
  label: string
  /** What each is called, in the order in which they are shown. */
  titles: Readonly<Record<Name, string>>
  chosen: Name
  onChoose: (name: Name) => void
}

/** Buttons of which exactly one is pressed. */
export function Choices<Name extends string>({ label, titles, chosen, onChoose }: Props<Name>) {
  return (
    <div className={css.choices} role="group" aria-label={label}>
      {(Object.keys(titles) as Name[]).map(name => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {titles[name]}
        </button>
      ))}
    </div>
  )
}
