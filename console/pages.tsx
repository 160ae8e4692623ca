import { lazy, Suspense, type ComponentType } from 'react'
import { Redirect, Route, Switch, useLocation, type StringRouteParams } from 'wouter'
import type { AdminOperation } from '../generated/console/required-permissions.ts'
import { opens } from './access/may.ts'
import { Allowed, SessionProvider, useSession } from './access/session.tsx'
import { BrokenPage } from './parts/broken-page.tsx'
import { PendingPage } from './parts/pending-page.tsx'
import { sections } from './sections.ts'
import { Shell } from './shell.tsx'
import { FlowsPage } from './flows/flows-page.tsx'
import { ConversationsPage } from './conversations/conversations-page.tsx'
import { css } from './parts/css.ts'

/** A page whose code is loaded when it is opened. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

const FlowPage = later(async () => (await import('./flows/flow-page.tsx')).FlowPage)
const ExecutionsPage = later(async () => (await import('./executions/executions-page.tsx')).ExecutionsPage)
const ExecutionPage = later(async () => (await import('./executions/execution-page.tsx')).ExecutionPage)
const ReplayPage = later(async () => (await import('./executions/replay-page.tsx')).ReplayPage)
const ConversationPage = later(async () => (await import('./conversations/conversation-page.tsx')).ConversationPage)
const ContactPage = later(async () => (await import('./contacts/contact-page.tsx')).ContactPage)
const InboxPage = later(async () => (await import('./inbox/inbox-page.tsx')).InboxPage)
const HandoffPage = later(async () => (await import('./inbox/inbox-page.tsx')).HandoffPage)
const PublishPage = later(async () => (await import('./flow/publish/publish-page.tsx')).PublishPage)
const ResultsPage = later(async () => (await import('./results/results-page.tsx')).ResultsPage)
const FormsPage = later(async () => (await import('./forms/forms-page.tsx')).FormsPage)
const FormPage = later(async () => (await import('./forms/form-page.tsx')).FormPage)
const KeysPage = later(async () => (await import('./keys/keys-page.tsx')).KeysPage)
const KeyPage = later(async () => (await import('./keys/key-page.tsx')).KeyPage)
const EngineTokensPage = later(async () => (await import('./engine-tokens/engine-tokens-page.tsx')).EngineTokensPage)
const ConfigurationPage = later(async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage)
const SectionPage = later(async () => (await import('./configuration/section-page.tsx')).SectionPage)
const AccountPage = later(async () => (await import('./account/account-page.tsx')).AccountPage)
const ConnectPage = later(async () => (await import('./account/account-page.tsx')).ConnectPage)
const ConnectedPage = later(async () => (await import('./account/account-page.tsx')).ConnectedPage)
const PasswordPage = later(async () => (await import('./access/password-page.tsx')).PasswordPage)
const ResourcePage = later(async () => (await import('./resource/resource-page.tsx')).ResourcePage)
const WorkspaceFilePage = later(
  async () => (await import('./workspace-file/workspace-file-page.tsx')).WorkspaceFilePage,
)
const ReportsPage = later(async () => (await import('./reports/reports-page.tsx')).ReportsPage)
const ReportPage = later(async () => (await import('./reports/report-page.tsx')).ReportPage)
const MediaPage = later(async () => (await import('./media/media-page.tsx')).MediaPage)
const OverviewPage = later(async () => (await import('./overview/overview-page.tsx')).OverviewPage)
const QuestionPage = later(async () => (await import('./knowledge/question-page.tsx')).QuestionPage)
const WidgetPage = later(async () => (await import('./widget/widget-page.tsx')).WidgetPage)

/** The pages of signed-in users, and the page for users who cannot sign in yet. */
export function Console() {
  return (
    <Switch>
      <Route path="/password">
        <Suspense>
          <PasswordPage />
        </Suspense>
      </Route>
      <Route>
        <SessionProvider>
          <Pages />
        </SessionProvider>
      </Route>
    </Switch>
  )
}

/** By their paths, with the operation that a user must be allowed to call. */
const PAGES = [
  page('/flows', 'listFlows', FlowsPage),
  page('/flows/:flowId', 'getFlow', FlowPage),
  page('/flows/:flowId/publish', 'publishFlow', PublishPage),
  page('/flows/:flowId/results', 'listFlowResults', ResultsPage),
  page('/executions', 'listExecutions', ExecutionsPage),
  page('/executions/:executionId', 'inspectExecution', ExecutionPage),
  page('/executions/:executionId/replay', 'replayExecution', ReplayPage),
  page('/conversations', 'listConversations', ConversationsPage),
  page('/conversations/:conversationId', 'getConversation', ConversationPage),
  page('/contacts/:contactId', 'getContact', ContactPage),
  page('/handoffs', 'listHandoffs', InboxPage),
  page('/handoffs/:handoffId', 'getHandoff', HandoffPage),
  page('/workspace-file', 'exportWorkspaceFile', WorkspaceFilePage),
  page('/reports', 'listReports', ReportsPage),
  page('/reports/new', 'runAdHocReport', ReportPage),
  page('/reports/:reportId', 'getReport', ReportPage),
  page('/overview', 'getSession', OverviewPage),
  page('/widget', 'getConfigurationValues', WidgetPage, 'widget'),
  page('/media', 'listMedia', MediaPage),
  page('/knowledge-search', 'searchKnowledge', QuestionPage),
  page('/keys', 'listKeys', KeysPage),
  page('/keys/:keyId', 'getKey', KeyPage),
  page('/engine-tokens', 'listEngineTokens', EngineTokensPage),
  page('/forms', 'listForms', FormsPage),
  page('/forms/:formId', 'getFormDraft', FormPage),
  page('/config', 'listConfigurationSections', ConfigurationPage),
  page('/config/:section', 'getConfigurationValues', SectionPage),
  page('/account', 'getSession', AccountPage),
  page('/connect', 'getSession', ConnectPage),
  page('/connected', 'completeConnectionGrant', ConnectedPage),
]

/** A page that is mounted again when the parameters in its path change. */
function page<Path extends string>(
  path: Path,
  operation: AdminOperation,
  Page: ComponentType<StringRouteParams<Path>>,
  section?: 'widget',
) {
  return (
    <Route key={path} path={path}>
      {parameters => (
        <Allowed to={operation} {...(section === undefined ? {} : { section })}>
          <Page key={Object.values(parameters).join('/')} {...(parameters as StringRouteParams<Path>)} />
        </Allowed>
      )}
    </Route>
  )
}

function Pages() {
  const [location] = useLocation()
  return (
    <Shell>
      <BrokenPage key={location}>
        <Suspense fallback={<PendingPage />}>
          <Switch>
            <Route path="/">
              <FirstPage />
            </Route>
            {PAGES}
            <Route>
              <ResourcePage />
            </Route>
          </Switch>
        </Suspense>
      </BrokenPage>
    </Shell>
  )
}

/** The first of the sections that the user may open. */
function FirstPage() {
  const session = useSession()
  const first = sections.find(section => opens(session.user, section))
  if (first !== undefined) return <Redirect to={first.path} replace />
  return (
    <main className={`${css.page} ${css.notice}`}>
      <h1>Nothing to show yet</h1>
      <p>None of your roles in {session.user.workspace.name} allows a page of the console.</p>
    </main>
  )
}
