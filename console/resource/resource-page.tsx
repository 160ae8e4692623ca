import { useLocation } from 'wouter'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { ListPage } from './list-page.tsx'
import { resourcePageAt } from './operations.ts'
import { DetailPage } from './detail-page.tsx'

/** The page of the resource of the admin API at this address: a list, or one item. */
export function ResourcePage() {
  const [path] = useLocation()
  const segments = path.split('/').filter(segment => segment !== '')
  const page = resourcePageAt(segments.map(decodeURIComponent))
  if (page === undefined) return <NoSuchPage />
  const { resource, parameters, isOne } = page
  if (isOne)
    return resource.detail === undefined ? (
      <NoSuchPage />
    ) : (
      <DetailPage key={path} resource={resource} detail={resource.detail} parameters={parameters} />
    )
  return resource.list === undefined ? (
    <NoSuchPage />
  ) : (
    <ListPage key={path} resource={resource} list={resource.list} parameters={parameters} />
  )
}
