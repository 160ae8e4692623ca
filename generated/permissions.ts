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
    "description": "Change the own password, create and revoke own personal access tokens, sign out.",
    "heldByEveryone": true
  },
  {
    "code": "service.account.view",
    "description": "Read the own session and list own personal access tokens.",
    "heldByEveryone": true
  },
  {
    "code": "service.audit.view",
    "description": "Read the audit log of the workspace.",
    "heldByEveryone": false
  },
  {
    "code": "service.config",
    "description": "List the configuration sections and their fields; values also need the permission of their section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.agents.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.engine.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.forms.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.insights.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.mail.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.webhooks.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.widget.manage",
    "description": "Save and reset values of one configuration section.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.agents.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.engine.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.forms.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.insights.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.mail.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.webhooks.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.config.widget.view",
    "description": "Read the fields and values of one configuration section, secrets excepted.",
    "heldByEveryone": false
  },
  {
    "code": "service.connections.manage",
    "description": "Create, change, delete and test connections, and replace their credentials.",
    "heldByEveryone": false
  },
  {
    "code": "service.connections.view",
    "description": "Read connections without their credentials.",
    "heldByEveryone": false
  },
  {
    "code": "service.conversations.manage",
    "description": "Close conversations.",
    "heldByEveryone": false
  },
  {
    "code": "service.conversations.view",
    "description": "Read conversations and their messages.",
    "heldByEveryone": false
  },
  {
    "code": "service.engine_tokens.manage",
    "description": "Create and revoke engine tokens.",
    "heldByEveryone": false
  },
  {
    "code": "service.engine_tokens.view",
    "description": "Read engine tokens without their values.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.delete",
    "description": "Permanently erase all data of one customer.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.export",
    "description": "Export all data of one customer and download the result.",
    "heldByEveryone": false
  },
  {
    "code": "service.erasure.view",
    "description": "Read the requested exports and erasures and their results.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.manage",
    "description": "Abort executions.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.replay",
    "description": "Replay recorded executions on other definitions of their flow, and read the differences.",
    "heldByEveryone": false
  },
  {
    "code": "service.executions.view",
    "description": "Read executions and their event logs.",
    "heldByEveryone": false
  },
  {
    "code": "service.failed_messages.retry",
    "description": "Retry failed engine messages.",
    "heldByEveryone": false
  },
  {
    "code": "service.failed_messages.view",
    "description": "Read the engine messages that failed permanently.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.manage",
    "description": "Create flows, save, validate, try and discard drafts, save layouts and tests, delete flows that were never published.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.publish",
    "description": "Validate, try, publish, withdraw and roll back flows.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.run",
    "description": "Start and resume flows as a visitor would, through the agent gateway.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.simulate",
    "description": "Run flows and their tests without effects on the outside.",
    "heldByEveryone": false
  },
  {
    "code": "service.flows.view",
    "description": "Read flows, their drafts, versions, differences, layouts and tests.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.manage",
    "description": "Create forms, save, validate and discard drafts, delete forms that were never published.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.publish",
    "description": "Publish and withdraw forms.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.submissions.view",
    "description": "Read the submissions of visitors.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.uploads.create",
    "description": "Upload files by personal access token.",
    "heldByEveryone": false
  },
  {
    "code": "service.forms.view",
    "description": "Read forms, their drafts and versions.",
    "heldByEveryone": false
  },
  {
    "code": "service.inbound_webhooks.manage",
    "description": "Create, change and delete inbound webhook sources, and rotate their secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.inbound_webhooks.view",
    "description": "Read inbound webhook sources without their secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.analytics",
    "description": "Read analytics, goals, completions, prices, reports and token usage, and run reports.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.goals.manage",
    "description": "Create and change goals and their status, and record conversions.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.prices.manage",
    "description": "Create, change and delete model prices.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.reports.manage",
    "description": "Save, change, pin and delete reports, and plan their delivery.",
    "heldByEveryone": false
  },
  {
    "code": "service.insights.telemetry",
    "description": "Read client telemetry events.",
    "heldByEveryone": false
  },
  {
    "code": "service.keys.manage",
    "description": "Create publishable keys, change their limits and status.",
    "heldByEveryone": false
  },
  {
    "code": "service.keys.view",
    "description": "Read publishable keys, without their webhook secrets.",
    "heldByEveryone": false
  },
  {
    "code": "service.media.manage",
    "description": "Upload and delete media for flows and the widget.",
    "heldByEveryone": false
  },
  {
    "code": "service.media.view",
    "description": "Read the list of media for flows and the widget.",
    "heldByEveryone": false
  },
  {
    "code": "service.roles.manage",
    "description": "Create, change and delete named roles.",
    "heldByEveryone": false
  },
  {
    "code": "service.roles.view",
    "description": "Read roles and the list of permissions.",
    "heldByEveryone": false
  },
  {
    "code": "service.training.manage",
    "description": "Create, change, delete, pause and restart training sources.",
    "heldByEveryone": false
  },
  {
    "code": "service.training.view",
    "description": "Read training sources.",
    "heldByEveryone": false
  },
  {
    "code": "service.users.manage",
    "description": "Create and change users, activate and deactivate them, set passwords, revoke their tokens.",
    "heldByEveryone": false
  },
  {
    "code": "service.users.view",
    "description": "Read the users of the workspace and the names of their tokens.",
    "heldByEveryone": false
  },
  {
    "code": "service.webhooks.manage",
    "description": "Redeliver webhook deliveries and send signed test events.",
    "heldByEveryone": false
  },
  {
    "code": "service.webhooks.view",
    "description": "Read webhook deliveries and their attempts.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.apply",
    "description": "Apply workspace files, as far as the permissions for the changed resources allow it.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.check",
    "description": "Check workspace files and see their changes.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.export",
    "description": "Export the workspace as a file, without secrets and without resources that the other permissions do not show.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.manage",
    "description": "Change the settings of the workspace.",
    "heldByEveryone": false
  },
  {
    "code": "service.workspace.view",
    "description": "Read the settings of the workspace.",
    "heldByEveryone": false
  }
]
