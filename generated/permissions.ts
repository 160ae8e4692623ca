// Written by `make generate` from contracts/permissions.yaml. Do not edit.

export interface PermissionRow {
  readonly code: string
  readonly description: string
  /** Whether every active user has it. */
  readonly heldByEveryone: boolean
}

export const permissions: readonly PermissionRow[] = [
  {
    "code": "service.account.manage",
    "description": "Change one's own password, create and revoke one's own personal access tokens, sign out.",
    "heldByEveryone": true
  },
  {
    "code": "service.account.view",
    "description": "See one's own session and personal access tokens.",
    "heldByEveryone": true
  },
  {
    "code": "service.audit.view",
    "description": "See who changed what in the workspace, and when.",
    "heldByEveryone": false
  },
  {
    "code": "service.canned_answers.manage",
    "description": "Create, change and delete the texts that people insert into their replies to visitors.",
    "heldByEveryone": false
  },
  {
    "code": "service.config",
    "description": "Open the configuration. What may be seen and changed there follows from the permissions of its sections.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.agents.manage",
    "description": "Change the settings of “Language models”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.engine.manage",
    "description": "Change the settings of “Flow engine”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.forms.manage",
    "description": "Change the settings of “Forms”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.insights.manage",
    "description": "Change the settings of “Insights”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.mail.manage",
    "description": "Change the settings of “Mail”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.webhooks.manage",
    "description": "Change the settings of “Outbound webhooks”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.widget.manage",
    "description": "Change the settings of “Chat widget”.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.agents.view",
    "description": "See the settings of “Language models”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.engine.view",
    "description": "See the settings of “Flow engine”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.forms.view",
    "description": "See the settings of “Forms”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.insights.view",
    "description": "See the settings of “Insights”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.mail.view",
    "description": "See the settings of “Mail”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.webhooks.view",
    "description": "See the settings of “Outbound webhooks”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.widget.view",
    "description": "See the settings of “Chat widget”, except secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.connections.manage",
    "description": "Create, change, test and delete connections, and replace their credentials.",
    "heldByEveryone": false
  },
  {
    "code": "service.connections.view",
    "description": "See connections, without their credentials.",
    "heldByEveryone": false
  },
  {
    "code": "service.contacts.view",
    "description": "See customers whom identity tokens have proven, with their properties and consents.",
    "heldByEveryone": false
  },
  {
    "code": "service.conversations.manage",
    "description": "Close conversations.",
    "heldByEveryone": false
  },
  {
    "code": "service.conversations.view",
    "description": "See conversations and read their messages.",
    "heldByEveryone": false
  },
  {
    "code": "service.engine_tokens.manage",
    "description": "Create and revoke the tokens with which servers call the service.",
    "heldByEveryone": false
  },
  {
    "code": "service.engine_tokens.view",
    "description": "See the tokens with which servers call the service, without their values.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.delete",
    "description": "Delete everything that is stored about one customer, for good.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.export",
    "description": "Export everything that is stored about one customer, and download it.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.view",
    "description": "See which exports and erasures of customers were requested, and their progress.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.manage",
    "description": "Abort executions.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.replay",
    "description": "Replay executions on the draft or another version of their flow, and see what would differ.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.view",
    "description": "See executions with each of their steps.",
    "heldByEveryone": false
  },
  {
    "code": "service.failed_messages.retry",
    "description": "Retry work of the engine that has failed.",
    "heldByEveryone": false
  },
  {
    "code": "service.failed_messages.view",
    "description": "See work of the engine that has failed in all its attempts.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.manage",
    "description": "Create, edit, try and test flows, save their layouts, and delete those that were never published. It does not include publishing.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.publish",
    "description": "Validate, try, publish, roll back and withdraw flows. It does not include editing.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.run",
    "description": "Start and answer flows through the agent gateway, as a visitor would.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.simulate",
    "description": "Try flows and run their tests. Nothing is called or sent.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.view",
    "description": "See flows with their drafts, versions, layouts, tests and comments, and comment on them.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.manage",
    "description": "Create and edit forms, discard their drafts, and delete those that were never published. It does not include publishing.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.publish",
    "description": "Publish and withdraw forms.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.submissions.view",
    "description": "Read what visitors have submitted.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.uploads.create",
    "description": "Upload files for forms with a personal access token.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.view",
    "description": "See forms with their drafts and versions.",
    "heldByEveryone": false
  },
  {
    "code": "service.handoffs.answer",
    "description": "Claim conversations that were handed over, reply, write notes, hand them back and close them.",
    "heldByEveryone": false
  },
  {
    "code": "service.handoffs.assign",
    "description": "Give conversations that were handed over to other people.",
    "heldByEveryone": false
  },
  {
    "code": "service.handoffs.view",
    "description": "See conversations that were handed over to people, with the notes about them.",
    "heldByEveryone": false
  },
  {
    "code": "service.hosted_pages.manage",
    "description": "Create, change and delete hosted pages.",
    "heldByEveryone": false
  },
  {
    "code": "service.hosted_pages.view",
    "description": "See hosted pages.",
    "heldByEveryone": false
  },
  {
    "code": "service.inbound_webhooks.manage",
    "description": "Create, change and delete inbound webhooks, and replace their secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.inbound_webhooks.view",
    "description": "See inbound webhooks, without their secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.analytics",
    "description": "See the overview, the traffic of flows, slow calls, goals and their completions, the prices and the use of language models, and read and run reports.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.goals.manage",
    "description": "Create and change goals, and record their completions.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.prices.manage",
    "description": "Create, change and delete the prices of language models.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.reports.manage",
    "description": "Save, change, pin and delete reports, and have them mailed.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.telemetry",
    "description": "Read the telemetry of the chat window.",
    "heldByEveryone": false
  },
  {
    "code": "service.keys.manage",
    "description": "Create publishable keys, and change their limits and status.",
    "heldByEveryone": false
  },
  {
    "code": "service.keys.view",
    "description": "See publishable keys, without the secrets of their webhooks.",
    "heldByEveryone": false
  },
  {
    "code": "service.media.manage",
    "description": "Upload and delete pictures and documents for flows and the widget.",
    "heldByEveryone": false
  },
  {
    "code": "service.media.view",
    "description": "See the pictures and documents of flows and the widget.",
    "heldByEveryone": false
  },
  {
    "code": "service.queues.manage",
    "description": "Create, change and delete the queues to which flows hand conversations over.",
    "heldByEveryone": false
  },
  {
    "code": "service.roles.manage",
    "description": "Create, change and delete roles, as far as their permissions are held by oneself.",
    "heldByEveryone": false
  },
  {
    "code": "service.roles.view",
    "description": "See roles, and what each permission allows.",
    "heldByEveryone": false
  },
  {
    "code": "service.training.manage",
    "description": "Create, change, delete, pause and restart training sources.",
    "heldByEveryone": false
  },
  {
    "code": "service.training.view",
    "description": "See training sources.",
    "heldByEveryone": false
  },
  {
    "code": "service.users.manage",
    "description": "Create and change users, activate and deactivate them, set their passwords and revoke their tokens.",
    "heldByEveryone": false
  },
  {
    "code": "service.users.view",
    "description": "See the users of the workspace and the names of their tokens.",
    "heldByEveryone": false
  },
  {
    "code": "service.webhooks.manage",
    "description": "Send events to webhooks again, and send test events.",
    "heldByEveryone": false
  },
  {
    "code": "service.webhooks.view",
    "description": "See the events that were sent to webhooks, with every attempt.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.apply",
    "description": "Apply workspace files, as far as the other permissions allow their changes.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.check",
    "description": "Check workspace files, and see what they would change.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.export",
    "description": "Download the workspace as a file, without secrets and without what the other permissions do not show.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.manage",
    "description": "Change the settings of the workspace.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.view",
    "description": "See the settings of the workspace.",
    "heldByEveryone": false
  }
]
