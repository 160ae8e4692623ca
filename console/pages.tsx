import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { opens } from './access/may.ts'
import { Allowed, SessionProvider, useSession } from './access/session.tsx'
import { sections } from './sections.ts'
import { Shell } from './shell.tsx'
import { FlowsPage } from './flows/flows-page.tsx'
import { ExecutionsPage } from './executions/executions-page.tsx'
import { ConversationsPage } from './conversations/conversations-page.tsx'

// The code that draws flows is loaded when a flow is opened.
const FlowPage = lazy(async () => ({ default: (await import('./flows/flow-page.tsx')).FlowPage }))
const ExecutionPage = lazy(async () => ({ default: (await import('./executions/execution-page.tsx')).ExecutionPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./executions/replay-page.tsx')).ReplayPage }))
const ConversationPage = lazy(async () => ({
  default: (await import('./conversations/conversation-page.tsx')).ConversationPage,
}))
const PublishPage = lazy(async () => ({ default: (await import('./flow/publish/publish-page.tsx')).PublishPage }))
const FormsPage = lazy(async () => ({ default: (await import('./forms/forms-page.tsx')).FormsPage }))
const FormPage = lazy(async () => ({ default: (await import('./forms/form-page.tsx')).FormPage }))
const KeysPage = lazy(async () => ({ default: (await import('./keys/keys-page.tsx')).KeysPage }))
const KeyPage = lazy(async () => ({ default: (await import('./keys/key-page.tsx')).KeyPage }))
const EngineTokensPage = lazy(async () => ({
  default: (await import('./engine-tokens/engine-tokens-page.tsx')).EngineTokensPage,
}))
const ConfigurationPage = lazy(async () => ({
  default: (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
}))
const SectionPage = lazy(async () => ({ default: (await import('./configuration/section-page.tsx')).SectionPage }))
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }))
const PasswordPage = lazy(async () => ({ default: (await import('./access/password-page.tsx')).PasswordPage }))
const ResourcePage = lazy(async () => ({ default: (await import('./resource/resource-page.tsx')).ResourcePage }))
const WorkspaceFilePage = lazy(async () => ({
  default: (await import('./workspace-file/workspace-file-page.tsx')).WorkspaceFilePage,
}))
const ReportsPage = lazy(async () => ({ default: (await import('./reports/reports-page.tsx')).ReportsPage }))
const ReportPage = lazy(async () => ({ default: (await import('./reports/report-page.tsx')).ReportPage }))
const MediaPage = lazy(async () => ({ default: (await import('./media/media-page.tsx')).MediaPage }))
const OverviewPage = lazy(async () => ({ default: (await import('./overview/overview-page.tsx')).OverviewPage }))
const WidgetPage = lazy(async () => ({ default: (await import('./widget/widget-page.tsx')).WidgetPage }))

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

function Pages() {
  return (
    <Shell>
      <Suspense fallback={<p className="page loading">Loading…</p>}>
        <Switch>
          <Route path="/">
            <FirstPage />
          </Route>
          <Route path="/flows">
            <Allowed to="listFlows">
              <FlowsPage />
            </Allowed>
          </Route>
          <Route path="/flows/:flowId">
            {({ flowId }) => (
              <Allowed to="getFlow">
                <FlowPage key={flowId} flowId={flowId} />
              </Allowed>
            )}
          </Route>
          <Route path="/flows/:flowId/publish">
            {({ flowId }) => (
              <Allowed to="publishFlow">
                <PublishPage key={flowId} flowId={flowId} />
              </Allowed>
            )}
          </Route>
          <Route path="/executions">
            <Allowed to="listExecutions">
              <ExecutionsPage />
            </Allowed>
          </Route>
          <Route path="/executions/:executionId">
            {({ executionId }) => (
              <Allowed to="inspectExecution">
                <ExecutionPage key={executionId} executionId={executionId} />
              </Allowed>
            )}
          </Route>
          <Route path="/executions/:executionId/replay">
            {({ executionId }) => (
              <Allowed to="replayExecution">
                <ReplayPage key={executionId} executionId={executionId} />
              </Allowed>
            )}
          </Route>
          <Route path="/conversations">
            <Allowed to="listConversations">
              <ConversationsPage />
            </Allowed>
          </Route>
          <Route path="/conversations/:conversationId">
            {({ conversationId }) => (
              <Allowed to="getConversation">
                <ConversationPage key={conversationId} conversationId={conversationId} />
              </Allowed>
            )}
          </Route>
          <Route path="/workspace-file">
            <Allowed to="exportWorkspaceFile">
              <WorkspaceFilePage />
            </Allowed>
          </Route>
          <Route path="/reports">
            <Allowed to="listReports">
              <ReportsPage />
            </Allowed>
          </Route>
          <Route path="/reports/new">
            <Allowed to="runAdHocReport">
              <ReportPage key="new" reportId={undefined} />
            </Allowed>
          </Route>
          <Route path="/reports/:reportId">
            {({ reportId }) => (
              <Allowed to="getReport">
                <ReportPage key={reportId} reportId={reportId} />
              </Allowed>
            )}
          </Route>
          <Route path="/overview">
            <Allowed to="runAdHocReport">
              <OverviewPage />
            </Allowed>
          </Route>
          <Route path="/widget">
            <Allowed to="getConfigurationValues" section="widget">
              <WidgetPage />
            </Allowed>
          </Route>
          <Route path="/media">
            <Allowed to="listMedia">
              <MediaPage />
            </Allowed>
          </Route>
          <Route path="/keys">
            <Allowed to="listKeys">
              <KeysPage />
            </Allowed>
          </Route>
          <Route path="/keys/:keyId">
            {({ keyId }) => (
              <Allowed to="getKey">
                <KeyPage key={keyId} keyId={keyId} />
              </Allowed>
            )}
          </Route>
          <Route path="/engine-tokens">
            <Allowed to="listEngineTokens">
              <EngineTokensPage />
            </Allowed>
          </Route>
          <Route path="/forms">
            <Allowed to="listForms">
              <FormsPage />
            </Allowed>
          </Route>
          <Route path="/forms/:formId">
            {({ formId }) => (
              <Allowed to="getFormDraft">
                <FormPage key={formId} formId={formId} />
              </Allowed>
            )}
          </Route>
          <Route path="/config">
            <Allowed to="listConfigurationSections">
              <ConfigurationPage />
            </Allowed>
          </Route>
          <Route path="/config/:section">
            {({ section }) => (
              <Allowed to="getConfigurationValues">
                <SectionPage key={section} section={section} />
              </Allowed>
            )}
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route>
            <ResourcePage />
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  )
}

/** The first of the sections that the user may open. */
function FirstPage() {
  const session = useSession()
  const first = sections.find(section => opens(session.user, section))
  if (first !== undefined) return <Redirect to={first.path} replace />
  return (
    <main className="page notice">
      <h1>Nothing to see yet</h1>
      <p>None of your roles in {session.user.workspace.name} allows a page of the console.</p>
    </main>
  )
}
