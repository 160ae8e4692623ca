import { useEffect, useRef, useState } from 'react'
import { useFilters } from '../../parts/filters.tsx'

const WRITE_MS = 250

/**
 * The selected node. It is also in the address, a moment later: a held arrow key moves through nodes faster than
 * browsers allow an address to change.
 */
export function useSelected(): [string | undefined, (id: string | undefined) => void] {
  const [filter, setFilter] = useFilters()
  const inAddress = filter('node')
  const [selected, setSelected] = useState(inAddress)
  const written = useRef(inAddress)
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setSelected(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (selected === written.current) return
    const timer = setTimeout(() => {
      written.current = selected
      setFilter('node', selected)
    }, WRITE_MS)
    return () => clearTimeout(timer)
  })
  const [select] = useState(() => (id: string | undefined) => setSelected(id ?? ''))
  return [selected === '' ? undefined : selected, select]
}
