import { Link } from 'wouter'
import { useConfigurationSections } from '../data/configuration.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { css } from '../parts/css.ts'

/** The sections of the configuration that the user may see. */
export function ConfigurationPage() {
  const sections = useConfigurationSections()
  usePageTitle('Configuration')
  if (sections.data === undefined) return <PendingPage of={[sections]} />
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Configuration</h1>
      </div>
      {sections.data.length === 0 && <p className={css.empty}>Your roles allow no section of the configuration.</p>}
      <ul className={css.cards}>
        {sections.data.map(({ section, title, description, groups }) => (
          <li key={section}>
            <Link className={css.card} href={`/config/${section}`}>
              <strong>{title}</strong>
              <span className={css.soft}>{description}</span>
              <span className={css.soft}>{groups.map(group => group.title).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
