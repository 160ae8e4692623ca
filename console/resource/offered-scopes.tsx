import { useState } from 'react'
import type { ConnectionScope } from '../../sdk/index.ts'
import { CheckControl } from '../parts/controls/controls.tsx'

/** The scopes to ask for: at first those that published flows need, and those that were granted before. */
export function useChosenScopes(offered: readonly ConnectionScope[] = [], granted: readonly string[] = []) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const isChosen = ({ name, demanded }: ConnectionScope) => changed[name] ?? (demanded || granted.includes(name))
  const chosen = offered.filter(isChosen).map(({ name }) => name)
  return {
    chosen,
    choose: (name: string, isWanted: boolean) => setChanged({ ...changed, [name]: isWanted }),
    scope: chosen.length === 0 ? undefined : chosen.join(' '),
  }
}

type Props = {
  offered: readonly ConnectionScope[]
  chosen: readonly string[]
  onChoose: (name: string, isWanted: boolean) => void
}

/** What the person is asked to permit, beside the scopes of the credentials. */
export function OfferedScopes({ offered, chosen, onChoose }: Props) {
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend>Scopes to ask for</legend>
      {offered.map(({ name, description, demanded }) => (
        <CheckControl
          key={name}
          label={name}
          help={[description, ...(demanded ? ['Published flows need it.'] : [])].join(' ').trim()}
          value={chosen.includes(name)}
          onChange={isWanted => onChoose(name, isWanted === true)}
        />
      ))}
    </fieldset>
  )
}
