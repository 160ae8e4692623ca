import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstOf, PLACES, placesFor, sections, trailOf, whereIs } from '../../console/sections.ts'
import { requiredPermissions } from '../../generated/console/required-permissions.ts'
import { screens } from '../../generated/console/screens.ts'

const titlesFor = (permissions: readonly string[]) =>
  placesFor({ permissions }).map(place => [
    place.title,
    place.groups.flatMap(({ sections }) => sections.map(({ title }) => title)),
  ])

describe('the places of the navigation', () => {
  it('are few, and have every list of the admin API inside them once', () => {
    assert.deepEqual(
      PLACES.map(({ title }) => title),
      ['Home', 'Build', 'Inbox', 'Activity', 'Insights', 'Settings'],
    )
    const paths = sections.map(({ path }) => path)
    assert.equal(new Set(paths).size, paths.length)
    const lists = new Set(
      Object.values(screens).flatMap(screen =>
        'screen' in screen && /^\/[a-z-]+$/.test(screen.screen) ? [screen.screen] : [],
      ),
    )
    // A user's own pages are behind the user's name; an application leads to the page that connects it.
    const elsewhere = [...lists].filter(path => !paths.includes(path))
    assert.deepEqual(elsewhere.sort(), ['/account', '/connect', '/connected', '/password', '/tokens'])
  })

  it('offer nothing that the user may not open, and no place without a page', () => {
    assert.deepEqual(titlesFor([]), [])
    assert.deepEqual(titlesFor(['service.flows.view']), [
      ['Build', ['Flows']],
      ['Insights', ['Unmatched texts']],
    ])
    const [needed] = requiredPermissions.listConversations
    assert.deepEqual(titlesFor([needed]), [['Activity', ['Conversations']]])
    // The widget needs the permission of its own section too.
    assert.deepEqual(titlesFor(['service.config.widget.view']), [])
  })

  it('lead to the first page that the user may open', () => {
    const [activity] = placesFor({ permissions: [...requiredPermissions.listExecutions] })
    assert.ok(activity)
    assert.deepEqual([activity.title, firstOf(activity)], ['Activity', '/executions'])
  })

  it('say where a page is, items and their lists included', () => {
    const trail = (location: string) => {
      const where = whereIs(location)
      return where === undefined ? undefined : trailOf(where)
    }
    assert.equal(trail('/overview'), 'Home')
    assert.equal(trail('/flows'), 'Build / Flows')
    assert.equal(trail('/flows/7/publish'), 'Build / Flows')
    assert.equal(trail('/workspace'), 'Settings / Workspace')
    assert.equal(trail('/workspace-file'), 'Settings / Workspace file')
    assert.equal(trail('/account'), undefined)
  })
})
