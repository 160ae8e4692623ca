// Written by `make generate` from contracts/admin/. Do not edit.

export interface paths {
    "/api/admin/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Opens a session under a new identifier, whatever cookie was sent, and sets it as a cookie. A session ends 12 hours after its last use and 7 days after it was opened. Within a sliding window of 15 minutes, ten failures for one e-mail address from one network (IPv4 /24, IPv6 /64) lock that address out from that network, and thirty from one network address (IPv6 /64) lock that network address out: 429 `locked_out` with `Retry-After`, even for the right password. From other networks its owner still signs in. An unknown address, a wrong password and an inactive user answer alike.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and clears its cookie. Other sessions of the user stay.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description The user behind the cookie or the token, with the permissions that the user's roles add up to.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/session/probe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether anybody is signed in
         * @description The session behind the cookie, if there is one: what a page asks when it is loaded, where nobody signed in is no error. A bearer token is not looked at. Otherwise as `getSession`.
         */
        get: operations["probeSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends every other session of the user, revokes the user's tokens, and gives the present session a new identifier and a new CSRF token. A wrong present password counts towards the lockout of `login`.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own personal access tokens
         * @description Newest first, revoked and expired ones included. Values are never shown again.
         */
        get: operations["listOwnTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description The value is in this answer only; a SHA-256 of it is stored. The token acts as the user inside the user's workspace, never beyond the user's own permissions. Only a session may create tokens: one token cannot make another.
         */
        post: operations["createOwnToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the own personal access tokens
         * @description Everything but its value.
         */
        get: operations["getOwnToken"];
        put?: never;
        post?: never;
        /**
         * Revoke one of the own personal access tokens
         * @description It stops working everywhere within a second and stays in the list. A second revocation changes nothing. A token is never changed, so no `If-Match` is needed.
         */
        delete: operations["revokeOwnToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the workspace
         * @description The settings of the caller's workspace and the organisation that it belongs to.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the workspace
         * @description Changes the properties that are given and keeps the others. The organisation cannot be changed here.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/api/admin/v1/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all permissions
         * @description Every permission that a role can list, sorted by code, with one entry for each configuration section. The list is short and has no pages.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Sorted by code; the built-in roles `admin` and `super_admin` are among them.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description A role may list only permissions that the caller holds; any other is 403 `permission_denied`. A code that exists is 409 `conflict`.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/roles/{roleCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description One role with its permissions; a built-in role shows all that it holds.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description A built-in role, or one that users still have, is 409 `conflict`. A role that holds a permission which the caller lacks is 403 `permission_denied`.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Changes what is given; `permissions` are replaced as a whole. Takes effect for signed-in users within a second. A role that holds a permission which the caller lacks, before or after the change, is 403 `permission_denied`. A built-in role is 409 `conflict`.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/api/admin/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The users of the workspace, sorted by e-mail address.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description E-mail addresses are unique in the whole deployment, since a sign-in names nothing else; a used one is 409 `conflict`. Roles that hold permissions which the caller lacks are 403 `permission_denied`; only a super-admin gives `super_admin` (`details.permission` is then `super_admin`).
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description One user of the workspace.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes what is given. New roles take effect for open sessions and tokens within a second. Taking the admin roles from the last active admin is 409 `conflict`. A user who holds more than the caller, and roles added that do, are 403 `permission_denied`.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/admin/v1/users/{userId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a user
         * @description The user may sign in again, and tokens that are neither revoked nor expired work again. Ends every lockout. An active user stays as it is.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/users/{userId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a user
         * @description Ends all sessions and refuses all tokens of the user within a second. The caller itself, or the last active admin, is 409 `conflict`.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a user's password
         * @description Ends all sessions of the user and every lockout, and revokes the user's tokens; the session in which a user sets their own password stays. A user who holds more than the caller is 403 `permission_denied`.
         */
        post: operations["setUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/users/{userId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's personal access tokens
         * @description Newest first, revoked and expired ones included, without their values.
         */
        get: operations["listUserTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/users/{userId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a user's personal access token
         * @description It stops working everywhere within a second. A second revocation changes nothing. A token is never changed, so no `If-Match` is needed.
         */
        delete: operations["revokeUserToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/engine-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List engine tokens
         * @description Newest first, revoked and expired ones included: those that were created in this workspace. Values are never shown again.
         */
        get: operations["listEngineTokens"];
        put?: never;
        /**
         * Create an engine token
         * @description A token of one caller's own for the server-to-server surfaces, beside the deploy-wide `ENGINE_API_TOKEN`. The value is in this answer only; a SHA-256 of it is stored. Without `workspaces` the token is for this workspace. Other workspaces, `everyWorkspace` and the scope `metrics`, whose figures span all workspaces, take a super-admin; for anybody else they are 403 `permission_denied` with `super_admin` as `details.permission`, whether or not there is such a workspace. Only a session may create tokens.
         */
        post: operations["createEngineToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/engine-tokens/{engineTokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an engine token
         * @description Everything but its value.
         */
        get: operations["getEngineToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an engine token
         * @description It stops working everywhere within a second and stays in the list. A second revocation changes nothing. A token that reaches beyond this workspace is revoked by a super-admin only (403 `permission_denied`). A token is never changed, so no `If-Match` is needed.
         */
        delete: operations["revokeEngineToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publishable keys
         * @description Sorted by name; revoked keys are among them.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a publishable key
         * @description The webhook address is bound to the key for good; its secret is in this answer only. Another address needs a new key. A name that exists is 409 `conflict`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a publishable key
         * @description One key with its limits.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the limits of a publishable key
         * @description Changes what is given; in force everywhere within a second. A `webhook` other than the present one is 409 `webhook_immutable`; a revoked key is 409 `conflict`.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/api/admin/v1/keys/{keyId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a publishable key
         * @description `active`, `paused` and `disabled` change into each other; each may become `revoked`, which is final (409 `conflict` afterwards). In force everywhere within a second; sessions opened with a key that is not active are refused too. The present status again changes nothing.
         */
        post: operations["changeKeyStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/keys/{keyId}/webhook-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed test event
         * @description Sends one event with made-up ids and `"test": true` in its payload to the webhook of the key, signed as any other, and waits for the answer up to 10 seconds. It is tried once and is not kept among the deliveries. A key without webhook, and a revoked one, is 409 `webhook_not_configured`. At most 30 a minute for each workspace.
         */
        post: operations["sendWebhookTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flows
         * @description Sorted by code; flows that are not published are among them.
         */
        get: operations["listFlows"];
        put?: never;
        /**
         * Create a flow with a draft
         * @description Stores the definition as a draft, valid or not but for its `code`, which is the flow's for good; nothing is published. A code that exists is 409 `conflict`.
         */
        post: operations["createFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a flow
         * @description What the flow is and which version of it is live; drafts and versions have paths of their own.
         */
        get: operations["getFlow"];
        put?: never;
        post?: never;
        /**
         * Delete a flow that was never published
         * @description A flow that has versions is 409 `conflict`, since executions and conversations refer to them; withdraw it instead.
         */
        delete: operations["deleteFlow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a flow
         * @description The definition that the next publish takes. Without changes since the last publish it equals the latest version.
         */
        get: operations["getFlowDraft"];
        /**
         * Save the draft of a flow
         * @description Replaces the draft, valid or not; visitors see nothing of it. `If-Match` takes the tag of the draft. A `code` other than the flow's is 422 `validation_failed`; it may be left out until the flow is published.
         */
        put: operations["saveFlowDraft"];
        post?: never;
        /**
         * Discard the changes of a draft
         * @description The draft is the latest version again. `If-Match` takes the tag of the draft. A flow without versions is 409 `conflict`.
         */
        delete: operations["discardFlowDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the changes of a flow
         * @description A stream of server-sent events: `flow` with the flow, and the tags of its draft and its layout, at the beginning and within a second of each change by anybody in any process; `end` when there is nothing more to follow, with `reason` `deleted` or `signed_out`. The data is that of `FlowChange` and `StreamEnd`. A comment every 15 seconds shows that the connection lives. It ends with the session, the token or the permission of the caller, and with the process, after which a client opens it again, with the id of the last event as `Last-Event-ID`: an event that it has is not repeated. A user may have 20 streams in each process; beyond that 429.
         */
        get: operations["followFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where people have put the nodes of a flow
         * @description Positions of the nodes that somebody moved, and notes. All other nodes are placed by the editor. The layout is no part of the definition, its versions or a workspace file. A flow without a layout answers an empty one.
         */
        get: operations["getFlowLayout"];
        /**
         * Save the layout of a flow
         * @description Replaces positions and notes. `If-Match` takes the tag of the layout, which no change of the draft touches. Positions of nodes that the draft does not have are stored as well: an edit that is undone finds its node where it was.
         */
        put: operations["saveFlowLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what uses a flow
         * @description What a change of the flow can be felt in: nodes of other flows that run it, tools of agents, nodes that emit an event which starts it, quick questions, keys that name one of its intents and inbound webhook sources of such an event. Intents and events are those of the live version. Quick questions, keys and sources are left out for a caller who may not view them. Of at most 500 other flows; the list has no pages.
         */
        get: operations["listFlowUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a flow without publishing it
         * @description Checks the given definition, or the draft when none is given, exactly as a publish does: schema, unknown targets, unreachable nodes, loops without a pause, expressions that do not compile, unknown forms, connections, goals and flows, another code than the flow's, and intents that another flow owns. Nothing is saved. Who may publish may validate.
         */
        post: operations["validateFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a flow
         * @description Makes the draft the next version and sets it live in one step; running executions stay on their version. A draft with errors is 422 `flow_invalid` with `details.findings`; an intent that another published flow owns is 409 `intent_conflict` with `details.intent` and `details.flow_id`. A draft that equals the live version makes no new one, and the latest version of a withdrawn flow is set live again under its number. Of publishes at the same time each makes its version, one after the other. `If-Match` takes the tag of the draft.
         */
        post: operations["publishFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a flow
         * @description Nothing starts it any more; running executions go on. Its versions stay and can be published again. A flow that is not published is 409 `conflict`. `If-Match` takes the tag of the flow.
         */
        post: operations["withdrawFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an old version again
         * @description The old definition becomes the next version, after the same checks as a publish: forms, connections and intents may have changed since. The draft is left alone. A definition that is live already makes no new version; that of the latest version of a withdrawn flow is set live under its number. An unknown version is 404 `not_found`. `If-Match` takes the tag of the flow.
         */
        post: operations["rollbackFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a flow without effects
         * @description Runs a definition in memory through all given inputs and returns each turn. Nothing is stored, sent or counted: `http` and `agent` nodes answer from `stubs` (without a stub the run fails with `stub_missing`), goals and events are only listed, timers elapse at once within their turn. The same request with `now` gives the same answer. That it was simulated is in the audit log. Forms and other flows are those that are published. A trigger's filter is not asked. A definition with errors is 422 `flow_invalid`, but an intent that another flow owns does not matter here; an intent or event that does not start the flow is 422 `validation_failed`. `source: version` without a live version is 404 `not_found`. A run ends in `step_limit` after 10,000 steps or 1,000 timers, and in `value_too_large` when it shows more than four million characters.
         */
        post: operations["simulateFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a flow
         * @description Newest first, without their definitions.
         */
        get: operations["listFlowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of a flow
         * @description A published definition, exactly as executions of that version run it. Versions never change.
         */
        get: operations["getFlowVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/flows/{flowId}/versions/{version}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a version with another or with the draft
         * @description What leads from the version to the other document. Nodes are matched by id, so that a moved node is no change; so are the items of other lists whose items all have an id, but a list whose items changed their order is one change as a whole. Other lists are compared position by position.
         */
        get: operations["compareFlowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/expressions/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try out an expression or a template
         * @description Evaluates the source with the given values, by the functions and under the limits of the engine: 50,000 steps, values of a million characters, a second of processor time. Nothing is read from the workspace, stored or counted. A source that does not compile, and one that fails on these values, is answered with 200 and `outcome: error`.
         */
        post: operations["evaluateExpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forms
         * @description Sorted by code; forms that are not published are among them.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form with a draft
         * @description Stores the definition as a draft, valid or not; nothing is published. The definition must name a `code`, which is the form's for good; one that exists is 409 `conflict`.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form
         * @description What the form is and which version of it is live; drafts and versions have paths of their own.
         */
        get: operations["getAdminForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form that was never published
         * @description A form that has versions is 409 `conflict`, since submissions refer to them; withdraw it instead.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a form
         * @description The definition that the next publish takes. Without changes since the last publish it equals the latest version.
         */
        get: operations["getFormDraft"];
        /**
         * Save the draft of a form
         * @description Replaces the draft, valid or not; visitors see nothing of it. `If-Match` takes the tag of the draft. A `code` other than the form's is 422 `validation_failed`.
         */
        put: operations["saveFormDraft"];
        post?: never;
        /**
         * Discard the changes of a draft
         * @description The draft is the latest version again. A form without versions is 409 `conflict`.
         */
        delete: operations["discardFormDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a form without publishing it
         * @description Checks the given definition, or the draft when none is given, exactly as a publish does: schema, names used twice, options of choices, bounds that exclude each other, patterns that do not compile, conditions on unknown fields, texts of unknown fields. Nothing is saved.
         */
        post: operations["validateForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a form
         * @description Makes the draft the next version and sets it live in one step. Executions that already wait for the form keep the version they showed. A draft with errors is 422 `form_invalid` with `details.findings`. A draft that equals the live version makes no new one. `If-Match` takes the tag of the draft.
         */
        post: operations["publishForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a form
         * @description Visitors cannot read or submit it any more. A form that a published flow uses, or that is not published, is 409 `conflict`.
         */
        post: operations["withdrawForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a form
         * @description Newest first, without their definitions.
         */
        get: operations["listFormVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of a form
         * @description A published definition. Versions never change.
         */
        get: operations["getFormVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the submissions of a form
         * @description Newest first. Submissions taken for spam are not stored.
         */
        get: operations["listFormSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/forms/{formId}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a submission
         * @description One submission with its values as they were stored.
         */
        get: operations["getFormSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/config/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List configuration sections
         * @description The sections that the caller may view, with their groups and fields but without values. The list is short and has no pages.
         */
        get: operations["listConfigurationSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/config/sections/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schema of a configuration section
         * @description Groups and fields of one section. Besides `service.config` it takes `service.config.<section>.view`: a section that does not exist and one that the caller may not view are both 404 `not_found`.
         */
        get: operations["getConfigurationSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/config/sections/{section}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the values of a configuration section
         * @description Each field with the value set at the scope and the value that results for it: global, then organisation, then workspace, the most specific wins. Secrets show only whether they are set. A section that the caller may not view, and a scope of no workspace or organisation, are 404 `not_found`.
         */
        get: operations["getConfigurationValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save values of a configuration section
         * @description Sets the values of the given paths at the scope, all or none, and keeps the others. Each value is checked by its kind; every rejected one is named in `details.validation_errors` of 422 `validation_failed`, also a path that is unknown or not allowed at that scope. Published documents of the section are written again. Besides `service.config` it takes `service.config.<section>.view` (404 `not_found` without) and `service.config.<section>.manage` (403 `permission_denied`).
         */
        patch: operations["saveConfigurationValues"];
        trace?: never;
    };
    "/api/admin/v1/config/sections/{section}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove values of a configuration section
         * @description Removes what is set at the scope for the given paths, so that the less specific scope or the default holds again; secrets are deleted. A path without a value is passed over; an unknown one is 422. It takes the permissions that saving takes.
         */
        post: operations["resetConfigurationValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List goals
         * @description Sorted by code; archived goals are among them.
         */
        get: operations["listGoals"];
        put?: never;
        /**
         * Create a goal
         * @description A code that exists, in an archived goal too, is 409 `conflict`. Completions count from now on.
         */
        post: operations["createGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/goals/{goalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a goal
         * @description One goal.
         */
        get: operations["getGoal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a goal
         * @description Changes what is given; `match` and `value` are replaced as a whole. Recorded completions keep their values. An archived goal is 409 `conflict`.
         */
        patch: operations["updateGoal"];
        trace?: never;
    };
    "/api/admin/v1/goals/{goalId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a goal
         * @description `active` and `paused` change into each other; either may become `archived`, which is final (409 `conflict` afterwards). The present status again changes nothing.
         */
        post: operations["changeGoalStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/goals/{goalId}/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the completions of a goal
         * @description Newest first. Completions are kept without limit in time.
         */
        get: operations["listGoalCompletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List model prices
         * @description The prices that the workspace has set, sorted by model. A model without one uses the built-in price.
         */
        get: operations["listPrices"];
        put?: never;
        /**
         * Set the price of a model
         * @description Holds for replies stored from now on; costs already recorded do not change. A model that has a price is 409 `conflict`.
         */
        post: operations["createPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/prices/{priceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a model price
         * @description One price that the workspace has set.
         */
        get: operations["getPrice"];
        put?: never;
        post?: never;
        /**
         * Delete a model price
         * @description From now on the built-in price of the model holds, or none.
         */
        delete: operations["deletePrice"];
        options?: never;
        head?: never;
        /**
         * Change a model price
         * @description Holds for replies stored from now on; costs already recorded do not change.
         */
        patch: operations["updatePrice"];
        trace?: never;
    };
    "/api/admin/v1/built-in-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List built-in model prices
         * @description What models cost for which the workspace has set no price. A model in neither list costs nothing. The list is short and has no pages.
         */
        get: operations["listBuiltInPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/token-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read token usage by day
         * @description Tokens and costs of agent replies, rolled up by day (UTC), model and flow, newest day first. The rollup covers the last 90 days and lags by at most one run of its job; days before that are not there. What integrators reported and what flows used themselves are added up.
         */
        get: operations["listTokenUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved reports
         * @description Pinned ones first, then by name.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Save a report
         * @description The definition is checked against its dataset; unknown names are 422 `validation_failed`. A code that exists is 409 `conflict`. A schedule wants a definition with `last_days`.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved report
         * @description The report with its schedule, not its rows.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        /**
         * Delete a saved report
         * @description Its schedule goes with it.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        /**
         * Change a saved report
         * @description Changes what is given; the definition is replaced as a whole. Pin and schedule have paths of their own.
         */
        patch: operations["updateReport"];
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a report
         * @description Shows the report first for everyone in the workspace. A pinned report stays as it is.
         */
        post: operations["pinReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}/unpin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpin a report
         * @description Takes the report back among the others. A report that is not pinned stays as it is.
         */
        post: operations["unpinReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Plan the delivery of a report
         * @description Sets or replaces the schedule; `If-Match` takes the tag of the report. The report is sent as CSV by mail at minute 5 of the UTC hour, at most once a day. A time that the service missed, or whose mail failed, is made up at the next minute 5 with the figures of that time, until the report is due again. A definition without `last_days`, or a weekly schedule without `weekday`, is 422 `validation_failed`.
         */
        put: operations["saveReportSchedule"];
        post?: never;
        /**
         * Stop the delivery of a report
         * @description Removes the schedule; `If-Match` takes the tag of the report. A report without a schedule is 404 `not_found`.
         */
        delete: operations["deleteReportSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a saved report
         * @description Computes the rows now; what the body gives takes the place of the same value of the definition, and a day given that of `last_days`, too. Nothing is saved. A range of more than 366 days is 422 `validation_failed`.
         */
        post: operations["runReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/reports/{reportId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a saved report as CSV
         * @description The rows at export scale (at most 5000) as a file, line by line (RFC 4180, UTF-8, one header line). Text that a spreadsheet would run as a formula has an apostrophe before it. A definition that has come to cover more than 366 days, or that its dataset no longer suits, is 422 `validation_failed`.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/report-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a report without saving it
         * @description Computes the rows of the given definition now; its `mode` caps them. Unknown names are 422 `validation_failed`.
         */
        post: operations["runAdHocReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/report-datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List datasets
         * @description Everything that reports may group by, compute and select by. The list is short and has no pages.
         */
        get: operations["listReportDatasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/report-datasets/{dataset}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest values of a filter
         * @description Distinct values of a filterable field, the most frequent of the last 30 days first, at most 100. A field whose values cannot be suggested is 400 `invalid_input`, with those that can in `details.validation_errors`.
         */
        get: operations["suggestFilterValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description Sorted by code, without credentials.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection
         * @description The credentials are stored encrypted and never shown. A code that exists is 409 `conflict`.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/connections/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a connection
         * @description One connection without its credentials; there is no way to read them.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a connection
         * @description A connection that a published flow uses is 409 `conflict`.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /**
         * Change a connection
         * @description Changes what is given. Credentials belong to one origin: a `baseUrl` of another origin without new `credentials` is 409 `conflict`, so that a secret is never sent elsewhere. Its health is `untested` again.
         */
        patch: operations["updateConnection"];
        trace?: never;
    };
    "/api/admin/v1/connections/{connectionId}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the credentials of a connection
         * @description Takes the place of all former credentials; an empty object removes them. Its health is `untested` again. `If-Match` takes the tag of the connection.
         */
        put: operations["replaceConnectionCredentials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/connections/{connectionId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a connection
         * @description Makes one live request with the stored credentials: `GET` of the base address for `http`, a list of models otherwise. Waits at most 10 seconds, follows no redirect and never shows the other side's answer. The outcome becomes the connection's `health`. At most 30 a minute for each workspace.
         */
        post: operations["testConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/training-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List training sources
         * @description Sorted by name.
         */
        get: operations["listTrainingSources"];
        put?: never;
        /**
         * Create a training source
         * @description It begins as `new` and is due at once, whatever its schedule. An address that the workspace has already is 409 `conflict`.
         */
        post: operations["createTrainingSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/training-sources/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a training source
         * @description One source with the outcome of its last crawl.
         */
        get: operations["getTrainingSource"];
        put?: never;
        post?: never;
        /**
         * Delete a training source
         * @description A crawl that runs finds its source gone.
         */
        delete: operations["deleteTrainingSource"];
        options?: never;
        head?: never;
        /**
         * Change a training source
         * @description Changes what is given. A schedule that becomes recurring makes the source due at once, `manual` makes it due no more; a new address makes the source `new`, and a crawl that runs loses its lease.
         */
        patch: operations["updateTrainingSource"];
        trace?: never;
    };
    "/api/admin/v1/training-sources/{sourceId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a training source
         * @description It is not offered for crawling any more; a crawl that runs loses its lease. A paused source stays as it is.
         */
        post: operations["pauseTrainingSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/training-sources/{sourceId}/crawl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a training source crawled now
         * @description Makes the source due at once, as `new`, whatever its schedule and also when it failed or was paused. A source that is `crawling` is 409 `conflict`.
         */
        post: operations["requestTrainingCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/inbound-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inbound webhook sources
         * @description Sorted by name, without secrets.
         */
        get: operations["listInboundWebhooks"];
        put?: never;
        /**
         * Create an inbound webhook source
         * @description The secret that the sender signs with is in this answer only. A name that exists is 409 `conflict`.
         */
        post: operations["createInboundWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/inbound-webhooks/{inboundWebhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an inbound webhook source
         * @description One source without its secret.
         */
        get: operations["getInboundWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete an inbound webhook source
         * @description Its address answers like an unknown one from now on.
         */
        delete: operations["deleteInboundWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an inbound webhook source
         * @description Changes what is given. An inactive source answers its senders like an unknown one.
         */
        patch: operations["updateInboundWebhook"];
        trace?: never;
    };
    "/api/admin/v1/inbound-webhooks/{inboundWebhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of an inbound webhook source
         * @description The former secret stops working at once; the new one is in this answer only.
         */
        post: operations["rotateInboundWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description One item for each event and key, newest first, without payloads.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/webhook-deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description The delivery with all its attempts and its payload, in which a wait token is replaced by `[REDACTED-TOKEN]`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/webhook-deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Starts over with six attempts, the first at once, under the same `X-Service-Event-Id`. A `pending` delivery is 409 `conflict`. The event goes to the address that the key has.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions
         * @description Newest first. `from` and `to` look at when it was started.
         */
        get: operations["listExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspect an execution
         * @description Where the run is, what it knows and what it shows. What happened step by step is its event log, at `/events`. The wait token is never shown.
         */
        get: operations["inspectExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/executions/{executionId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event log of an execution
         * @description Oldest first, one entry for each thing that happened. Steps name the way that was taken, as `way`, by a pointer into the definition of their version. Entries are kept for 90 days; e-mail addresses, phone numbers and secrets in them were replaced by `[REDACTED-…]` before they were written.
         */
        get: operations["listExecutionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/executions/{executionId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow an execution
         * @description A stream of server-sent events: `entry` for each entry of its event log, within a second of its commit in any process; `execution` with the execution at the beginning and after each turn; `end` when there is nothing more to follow, with `reason` `ended` for the run, or `deleted` or `signed_out`. The data is that of `ExecutionLogEntry`, `AdminExecution` and `StreamEnd`. An `entry` has the id of its entry, so that a client that opens the stream again goes on after its last one. Otherwise as `followFlow`.
         */
        get: operations["followExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/executions/{executionId}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abort an execution
         * @description Ends a waiting run for good; a resume answers 410 from then on. A run that is at work stops before its next step. A run that has ended is 409 `conflict`, except that an aborted one stays as it is.
         */
        post: operations["abortExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description The one with the newest message first; one without messages counts by its beginning. `from` and `to` look at when it began.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description One conversation; its messages and executions have lists of their own.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a conversation
         * @description Oldest first.
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/conversations/{conversationId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation
         * @description Aborts its running executions, so that answers to them are 410. A closed conversation stays as it is; a visitor who goes on in it opens it again.
         */
        post: operations["closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/failed-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failed engine messages
         * @description Messages that failed in all their attempts, the newest failure first. They stay until they are retried.
         */
        get: operations["listFailedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/failed-messages/{failedMessageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a failed engine message
         * @description The message with its payload, redacted, and its last error.
         */
        get: operations["getFailedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/failed-messages/{failedMessageId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed engine message
         * @description Moves the message back to work under the same id with four new attempts, the first at once, and takes it off this list. A second retry finds nothing.
         */
        post: operations["retryFailedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Newest first: who did what to which thing, with its state before and after. Every change made on this surface or by a workspace file has an entry, and so have sign-ins and their failures, `engine.api.call`, `training.api.call`, `mcp.tool.call` and `mcp.resource.read`. Consecutive saves of one draft or layout by one person are one entry, from the state before the first to the state after the latest; `details` has their number as `saves` and the time of the latest as `until`. A save by somebody else, a publish and any other change of the same thing end it, and so do 30 minutes without one. Otherwise entries are never changed; erasing a customer takes the customer's data out of them.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/audit/{auditEntryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an audit entry
         * @description One entry.
         */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/customer-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer exports
         * @description Newest first. An export and its file are deleted after 7 days; the audit log still names it.
         */
        get: operations["listCustomerExports"];
        put?: never;
        /**
         * Export the data of one customer
         * @description Gathers everything stored about the customer, across every table and the uploaded files, into one archive of JSON files. The work is done by a job; read the export until it is `completed`. A customer of whom nothing is stored gives an empty archive.
         */
        post: operations["createCustomerExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/customer-exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer export
         * @description How far the export is.
         */
        get: operations["getCustomerExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/customer-exports/{exportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to download a customer export
         * @description The address is signed and works for 5 minutes; each call gives a new one, nothing is made that could be read again. It is audited. An export that is not `completed` is 409 `conflict`.
         */
        post: operations["createCustomerExportDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/customer-erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer erasures
         * @description Newest first. What is kept of an erasure does not name the customer.
         */
        get: operations["listCustomerErasures"];
        put?: never;
        /**
         * Erase the data of one customer
         * @description Deletes everything stored about the customer for good, across every table and the uploaded files: conversations, messages, executions with their event logs, submissions, telemetry, webhook payloads, queued and failed messages, kept idempotent answers, and exports. Running executions are aborted first; completions of goals stay as numbers without the customer, and the sums of reports are computed again. In the audit log and in saved reports the customer is replaced. An id brings the e-mail addresses of its conversations with it, unless other customers' conversations name them too; an address brings the ids. It cannot be undone or stopped. `confirm` must repeat the value of the selector, else 422 `validation_failed`.
         */
        post: operations["createCustomerErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/customer-erasures/{erasureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer erasure
         * @description How far the erasure is and how many rows it deleted from which table.
         */
        get: operations["getCustomerErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FlowFindings: {
            /** @description Each thing that is wrong with the definition. */
            findings: components["schemas"]["AdminFinding"][];
        };
        IntentConflict: {
            /** @description The intent that is taken. */
            intent: string;
            /**
             * Format: uuid
             * @description The published flow that owns it.
             */
            flow_id: string;
        };
        /** @description What was wrong with the request, value by value. */
        RejectedInput: {
            /** @description Each rejected value. */
            validation_errors?: components["schemas"]["ValidationError"][];
            /** @description The rejected key of `variables`; `variables` itself when the map as a whole is rejected. */
            key?: string;
        };
        MissingPermission: {
            /** @description The permission that is wanted; of an engine token the scope, or `workspace` where the request names a workspace that the token is not for. */
            permission: string;
        };
        /** @description What a user signs in with. */
        LoginRequest: {
            /** @description E-mail address of the user; upper and lower case are the same. */
            email: string;
            /** @description The password as typed. */
            password: string;
        };
        /** @description The workspace that every request of the user works on; for a super-admin the home workspace. */
        SignedInWorkspace: {
            /**
             * Format: uuid
             * @description Identifier of the workspace.
             */
            id: string;
            /** @description Name of the workspace. */
            name: string;
        };
        /** @description The user and what the user may do. */
        SignedInUser: {
            /**
             * Format: uuid
             * @description Identifier of the user.
             */
            id: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Name shown to people. */
            name: string;
            /** @description Codes of the user's roles. */
            roles: string[];
            /** @description All permissions of those roles, with one entry per configuration section, sorted. */
            permissions: string[];
            /** @description Whether the user may read and save configuration of every scope. */
            superAdmin: boolean;
            workspace: components["schemas"]["SignedInWorkspace"];
        };
        /** @description The open session. */
        LoginAnswer: {
            /** @description Send it as `X-CSRF-Token` with every request that changes something. */
            csrfToken: string;
            /**
             * Format: date-time
             * @description When the session ends unless it is used before.
             */
            expiresAt: string;
            user: components["schemas"]["SignedInUser"];
        };
        /** @description The session or token that the request came with. */
        AdminSession: {
            /** @description Token for `X-CSRF-Token`; null for a personal access token. */
            csrfToken: string | null;
            /**
             * Format: date-time
             * @description When the session or the token ends; null for a token without end.
             */
            expiresAt: string | null;
            user: components["schemas"]["SignedInUser"];
        };
        /** @description Whether anybody is signed in. */
        SessionProbe: {
            /** @description Whether the cookie is that of a session that has not ended. */
            signedIn: boolean;
            session?: components["schemas"]["AdminSession"];
        };
        /** @description The present password and the one to replace it. */
        ChangeOwnPasswordRequest: {
            /** @description The password that is valid now. */
            currentPassword: string;
            /** @description The password from now on. */
            newPassword: string;
        };
        /**
         * @description What a token opens. `api:full`: this surface and the configuration API. `mcp`: all of the agent gateway. `mcp:analytics`, `mcp:flows` and `mcp:connections`: every narrower scope that begins so, except `mcp:flows:run`, which only `mcp` implies.
         * @enum {string}
         */
        AccessTokenScope: "api:full" | "mcp" | "mcp:analytics" | "mcp:analytics:read" | "mcp:analytics:write" | "mcp:flows" | "mcp:flows:read" | "mcp:flows:run" | "mcp:connections" | "mcp:connections:read" | "mcp:connections:manage" | "mcp:history:read" | "mcp:config:read";
        /** @description A personal access token without its value. */
        AccessToken: {
            /**
             * Format: uuid
             * @description Identifier of the token.
             */
            id: string;
            /** @description Name that the user gave it. */
            name: string;
            /** @description What it opens. */
            scopes: components["schemas"]["AccessTokenScope"][];
            /**
             * @description Whether it works now.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Last use, exact to a minute; null before the first.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null if it was not.
             */
            revokedAt: string | null;
        };
        /** @description A page of tokens. */
        AccessTokenPage: {
            /** @description Tokens, newest first. */
            items: components["schemas"]["AccessToken"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A token to create. */
        CreateTokenRequest: {
            /** @description Name by which to recognise it. */
            name: string;
            /** @description What it shall open. */
            scopes: components["schemas"]["AccessTokenScope"][];
            /**
             * Format: date-time
             * @description When it stops working; an instant that is past is refused. Null or absent for never.
             */
            expiresAt?: string | null;
        };
        /** @description A new token with its value. */
        CreatedToken: {
            /** @description The token itself; shown this once. */
            value: string;
            token: components["schemas"]["AccessToken"];
        };
        /** @description The organisation that the workspace belongs to. */
        OrganizationRef: {
            /**
             * Format: uuid
             * @description Identifier of the organisation.
             */
            id: string;
            /** @description Name of the organisation. */
            name: string;
        };
        /** @description A tenant of the service. */
        Workspace: {
            /**
             * Format: uuid
             * @description Identifier of the workspace, the `tenant_id` of the server-to-server surfaces.
             */
            id: string;
            /** @description Name shown to people. */
            name: string;
            organization: components["schemas"]["OrganizationRef"];
            /** @description Language (BCP 47) of visitors who name none. */
            locale: string;
            /** @description IANA name of the zone in which dates of the workspace are shown. */
            timezone: string;
            /** @description ISO 4217 code that new goals start with. */
            currency: string;
            /**
             * Format: date-time
             * @description When the workspace was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its settings were last changed.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /**
         * Locale
         * @description A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
         */
        Locale: string;
        /** @description The settings to change. */
        UpdateWorkspaceRequest: {
            /** @description Name shown to people. */
            name?: string;
            /** @description Language of visitors who name none. */
            locale?: components["schemas"]["Locale"];
            /** @description IANA name of a zone, for example `Europe/Berlin`; an unknown one is refused. */
            timezone?: string;
            /** @description ISO 4217 code that new goals start with. */
            currency?: string;
        };
        /** @description Something that a role can allow. */
        Permission: {
            /** @description Code of the permission. */
            code: string;
            /** @description What it allows. */
            description: string;
            /** @description Whether every active user has it without a role. */
            heldByEveryone: boolean;
        };
        /** @description All permissions. */
        PermissionList: {
            /** @description Permissions sorted by code. */
            items: components["schemas"]["Permission"][];
        };
        /** @description Codes of permissions as `listPermissions` names them; an unknown one is refused. */
        PermissionCodes: string[];
        /** @description A named list of permissions. */
        Role: {
            /** @description Code by which users refer to the role. */
            code: string;
            /** @description Name shown to people. */
            name: string;
            permissions: components["schemas"]["PermissionCodes"];
            /** @description Whether the role belongs to the service and cannot be changed. */
            builtIn: boolean;
            /** @description Number of users that have the role. */
            users: number;
            /**
             * Format: date-time
             * @description When the role was created; null for a built-in one.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When the role was last changed; null for a built-in one.
             */
            updatedAt: string | null;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of roles. */
        RolePage: {
            /** @description Roles sorted by code. */
            items: components["schemas"]["Role"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A role to create. */
        CreateRoleRequest: {
            /** @description Code of the role; it cannot be changed later. */
            code: string;
            /** @description Name shown to people; the code when absent. */
            name?: string;
            permissions: components["schemas"]["PermissionCodes"];
        };
        /** @description What to change about the role. */
        UpdateRoleRequest: {
            /** @description Name shown to people. */
            name?: string;
            permissions?: components["schemas"]["PermissionCodes"];
        };
        /** @description Codes of roles: `admin`, `super_admin`, or roles of the workspace; an unknown one is refused. */
        UserRoleCodes: string[];
        /** @description A user of the workspace. */
        AdminUser: {
            /**
             * Format: uuid
             * @description Identifier of the user.
             */
            id: string;
            /**
             * Format: email
             * @description E-mail address with which the user signs in.
             */
            email: string;
            /** @description Name shown to people. */
            name: string;
            roles: components["schemas"]["UserRoleCodes"];
            /** @description Whether the user may sign in and the user's tokens work. */
            active: boolean;
            /**
             * Format: date-time
             * @description Last sign-in; null before the first.
             */
            lastLoginAt: string | null;
            /**
             * Format: date-time
             * @description End of the last lockout after failed sign-ins, from whichever network; null when there is none.
             */
            lockedUntil: string | null;
            /**
             * Format: date-time
             * @description When the user was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the user was last changed; a sign-in is no change.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of users. */
        AdminUserPage: {
            /** @description Users sorted by e-mail address. */
            items: components["schemas"]["AdminUser"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A user to create. */
        CreateUserRequest: {
            /**
             * Format: email
             * @description E-mail address with which the user will sign in.
             */
            email: string;
            /** @description Name shown to people. */
            name: string;
            /** @description First password; without one the user cannot sign in until it is set. */
            password?: string;
            roles: components["schemas"]["UserRoleCodes"];
            /**
             * @description Whether the user may sign in.
             * @default true
             */
            active: boolean;
        };
        /** @description What to change about the user. */
        UpdateUserRequest: {
            /**
             * Format: email
             * @description E-mail address with which the user signs in.
             */
            email?: string;
            /** @description Name shown to people. */
            name?: string;
            roles?: components["schemas"]["UserRoleCodes"];
        };
        /** @description The new password. */
        SetUserPasswordRequest: {
            /** @description Password from now on. */
            password: string;
        };
        /**
         * @description A surface that a token opens: `engine` the engine API, `insights` the recording of conversions, `training` the crawler API, `metrics` `/metrics`.
         * @enum {string}
         */
        EngineTokenScope: "engine" | "insights" | "training" | "metrics";
        /** @description An engine token without its value. */
        EngineToken: {
            /**
             * Format: uuid
             * @description Identifier of the token; the audit log names it.
             */
            id: string;
            /** @description Name of the caller. */
            name: string;
            /** @description The surfaces that it opens. */
            scopes: components["schemas"]["EngineTokenScope"][];
            /** @description The workspaces that its requests may name; null for every one. */
            workspaces: string[] | null;
            /**
             * @description Whether it works now.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Last use, exact to a minute; null before the first.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null if it was not.
             */
            revokedAt: string | null;
        };
        /** @description A page of engine tokens. */
        EngineTokenPage: {
            /** @description Tokens, newest first. */
            items: components["schemas"]["EngineToken"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description An engine token to create. */
        CreateEngineTokenRequest: {
            /** @description Name of the caller. */
            name: string;
            /** @description The surfaces that it shall open. */
            scopes: components["schemas"]["EngineTokenScope"][];
            /** @description The workspaces that its requests may name; this one when absent. Not read with `everyWorkspace`. */
            workspaces?: string[];
            /**
             * @description Whether its requests may name any workspace, also later ones.
             * @default false
             */
            everyWorkspace: boolean;
            /**
             * Format: date-time
             * @description When it stops working; an instant that is past is refused. Null or absent for never.
             */
            expiresAt?: string | null;
        };
        /** @description A new engine token with its value. */
        CreatedEngineToken: {
            /** @description The token itself; shown this once. */
            value: string;
            token: components["schemas"]["EngineToken"];
        };
        /**
         * @description Only an `active` key opens anything. `revoked` is final.
         * @enum {string}
         */
        PublishableKeyStatus: "active" | "paused" | "disabled" | "revoked";
        /** @description Origins (`scheme://host[:port]`) whose pages may use the key; empty for any. */
        KeyOrigins: string[];
        /** @description Names of the intents that may be started with the key; null for all, empty for none. */
        KeyIntents: string[] | null;
        /** @description Codes or UUIDs of the forms that the key opens; null for all, empty for none. A code covers the UUID of that form too. */
        KeyForms: string[] | null;
        /** @description Where events of this key are sent; null for nowhere. */
        KeyWebhook: {
            /**
             * Format: uri
             * @description Absolute address that receives the events, without a user name or password. Where it leads is checked each time something is sent: an address that is not public gets nothing, unless the deployment allows it.
             */
            url: string;
        } | null;
        /** @description A publishable key and what it opens. */
        PublishableKey: {
            /**
             * Format: uuid
             * @description Identifier of the key, the `widget_key_id` of webhook payloads.
             */
            id: string;
            /** @description Name of the key; unique in the workspace. */
            name: string;
            /** @description The key itself. It is public and always shown. */
            key: string;
            status: components["schemas"]["PublishableKeyStatus"];
            allowedOrigins: components["schemas"]["KeyOrigins"];
            intents: components["schemas"]["KeyIntents"];
            forms: components["schemas"]["KeyForms"];
            webhook: components["schemas"]["KeyWebhook"];
            /** @description Metered form reads so far. */
            formMounts: number;
            /**
             * Format: date-time
             * @description Last use, exact to a minute; null before the first.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the key was last changed; use is no change.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of keys. */
        PublishableKeyPage: {
            /** @description Keys sorted by name. */
            items: components["schemas"]["PublishableKey"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A key to create. */
        CreateKeyRequest: {
            /** @description Name of the key; unique in the workspace. */
            name: string;
            allowedOrigins?: components["schemas"]["KeyOrigins"];
            intents?: components["schemas"]["KeyIntents"];
            forms?: components["schemas"]["KeyForms"];
            webhook?: components["schemas"]["KeyWebhook"];
        };
        /** @description A new key with the secret of its webhook. */
        CreatedKey: {
            key: components["schemas"]["PublishableKey"];
            /** @description Signing secret of the webhook, the whole string; shown this once. Null without webhook. */
            webhookSecret: string | null;
        };
        /** @description What to change about the key. */
        UpdateKeyRequest: {
            /** @description Name of the key; unique in the workspace. */
            name?: string;
            allowedOrigins?: components["schemas"]["KeyOrigins"];
            intents?: components["schemas"]["KeyIntents"];
            forms?: components["schemas"]["KeyForms"];
            webhook?: components["schemas"]["KeyWebhook"];
        };
        /** @description The status to change to. */
        ChangeKeyStatusRequest: {
            status: components["schemas"]["PublishableKeyStatus"];
        };
        /** @description The test event to send. */
        SendWebhookTestRequest: {
            /**
             * @description Kind of event whose shape the payload has.
             * @default chat.session.opened
             * @enum {string}
             */
            event: "chat.session.opened" | "chat.execution.updated";
        };
        /** @description What came of a test event. */
        WebhookTestResult: {
            /** @description Whether the receiver answered with a 2xx. */
            delivered: boolean;
            /**
             * Format: uuid
             * @description Value of the header `X-Service-Event-Id`.
             */
            eventId: string;
            /**
             * Format: uuid
             * @description Value of the header `X-Service-Delivery`.
             */
            deliveryId: string;
            /** @description HTTP status of the receiver; null when there was no answer. */
            responseStatus: number | null;
            /** @description Milliseconds until the answer or the failure. */
            durationMs: number;
            /**
             * @description Kind of failure; `none` when it was delivered. The text of the answer of the receiver is never shown.
             * @enum {string}
             */
            failure: "none" | "refused_address" | "dns" | "connect" | "tls" | "timeout" | "too_large" | "http_status";
        };
        /**
         * @description `draft` was never published, `published` is live, `withdrawn` was live before.
         * @enum {string}
         */
        AdminDocumentStatus: "draft" | "published" | "withdrawn";
        /** @description The user who did it; null when it was a workspace file, a job or the start-up. */
        AdminUserRef: {
            /**
             * Format: uuid
             * @description Identifier of the user.
             */
            id: string;
            /** @description Name of the user at the time of reading. */
            name: string;
        } | null;
        /** @description A flow without its definition. */
        AdminFlow: {
            /**
             * Format: uuid
             * @description Identifier of the flow.
             */
            id: string;
            /** @description Code of the flow; unique in the workspace. */
            code: string;
            /** @description Name of the draft; the code when it has none. */
            name: string;
            status: components["schemas"]["AdminDocumentStatus"];
            /** @description Number of the live version; null when none is live. */
            publishedVersion: number | null;
            /** @description Largest version number; null before the first publish. */
            latestVersion: number | null;
            /** @description Whether the draft differs from the latest version. */
            unpublishedChanges: boolean;
            /** @description Chat intents that the live version owns. */
            intents: string[];
            /** @description Events that start the live version. */
            events: string[];
            /**
             * Format: date-time
             * @description When the live version was published; null when none is live.
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the flow was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its draft or its status was last changed.
             */
            updatedAt: string;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. Drafts have a tag of their own. */
            etag: string;
        };
        /** @description A page of flows. */
        AdminFlowPage: {
            /** @description Flows sorted by code. */
            items: components["schemas"]["AdminFlow"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description The first draft of a flow; of what makes a definition valid, only the code is asked for. */
        NewFlowDefinition: {
            /** @description Code of the flow: lower-case letters, digits, hyphen and underscore; unique in the workspace. */
            code: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A flow to create. */
        CreateFlowRequest: {
            definition: components["schemas"]["NewFlowDefinition"];
        };
        /** @description A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it. */
        FlowDefinition: {
            [key: string]: unknown;
        };
        /** @description The draft of a flow. */
        FlowDraft: {
            /**
             * Format: uuid
             * @description Identifier of the flow.
             */
            flowId: string;
            definition: components["schemas"]["FlowDefinition"];
            /** @description Version that the draft was made from; null before the first publish. */
            baseVersion: number | null;
            /**
             * Format: date-time
             * @description When the draft was last saved.
             */
            updatedAt: string;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of the draft, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description The whole new draft. */
        SaveFlowDraftRequest: {
            definition: components["schemas"]["FlowDefinition"];
        };
        /** @description Who changed the draft or the layout last, and its entity tag. */
        FlowPartState: {
            /** @description Entity tag. */
            etag: string;
            /**
             * Format: date-time
             * @description When; null for a layout that nobody saved.
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["AdminUserRef"];
        };
        /** @description A flow as it is now, with the states of its draft and its layout. */
        FlowChange: {
            flow: components["schemas"]["AdminFlow"];
            draft: components["schemas"]["FlowPartState"];
            layout: components["schemas"]["FlowPartState"];
        };
        /** @description Nothing more comes, and opening the stream again would bring nothing either. */
        StreamEnd: {
            /**
             * @description `ended`: the run is over and all of its log was sent. `deleted`: what was followed no longer exists. `signed_out`: the session, the token or the permission has ended.
             * @enum {string}
             */
            reason: "ended" | "deleted" | "signed_out";
        };
        /**
         * FlowPosition
         * @description Upper left corner of a node, in pixels of the canvas at its natural size.
         */
        FlowPosition: {
            /** @description Pixels to the right. */
            x: number;
            /** @description Pixels down. */
            y: number;
        };
        /**
         * FlowPositions
         * @description Position of each node that somebody moved, by the id of the node.
         */
        FlowPositions: {
            [key: string]: components["schemas"]["FlowPosition"];
        };
        /**
         * FlowNote
         * @description A note on the canvas.
         */
        FlowNote: {
            /** @description Identifier of the note, given by the editor. */
            id: string;
            /** @description What the note says. */
            text: string;
            /** @description Left edge. */
            x: number;
            /** @description Upper edge. */
            y: number;
            /** @description Width in pixels; the editor's own when absent. */
            width?: number;
            /** @description Height in pixels; as the text needs when absent. */
            height?: number;
            /**
             * @description Colour; yellow when absent.
             * @enum {string}
             */
            color?: "yellow" | "blue" | "green" | "pink" | "gray";
        };
        /**
         * FlowNotes
         * @description The notes on the canvas.
         */
        FlowNotes: components["schemas"]["FlowNote"][];
        /** @description What people have moved on the canvas of a flow, and their notes. */
        FlowLayout: {
            /**
             * Format: uuid
             * @description Identifier of the flow.
             */
            flowId: string;
            positions: components["schemas"]["FlowPositions"];
            notes: components["schemas"]["FlowNotes"];
            /**
             * Format: date-time
             * @description When the layout was last saved; null before the first time.
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of the layout, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description The whole new layout. */
        SaveFlowLayoutRequest: {
            positions: components["schemas"]["FlowPositions"];
            notes: components["schemas"]["FlowNotes"];
        };
        /** @description Something that uses a flow. */
        FlowUse: {
            /**
             * @description What uses it: the first three are nodes of other flows. `agent_tool` is a tool of an `agent` node, `emit` a node that emits an event which starts the flow.
             * @enum {string}
             */
            kind: "subflow" | "agent_tool" | "emit" | "quick_question" | "key" | "inbound_webhook";
            /** @description Whether it takes effect now. A node of another flow is in its live version, or else in its draft only; a key or a source is active, or else it is not. */
            live: boolean;
            /**
             * Format: uuid
             * @description Identifier of the flow, key or source; null for a quick question.
             */
            id: string | null;
            /** @description Name of the flow, key or source; text of the quick question. */
            name: string;
            /** @description Code of the flow; null for the others. */
            code: string | null;
            /** @description Id of the node; null outside nodes and where it has none. */
            nodeId: string | null;
            /** @description JSON pointer (RFC 6901) to where the flow is named: into the definition of the other flow (its live version where `live`, else its draft), the rows of the quick questions, or the key or source. */
            path: string;
            /** @description Intent or event by which it reaches the flow; null where it names the flow itself. */
            through: string | null;
        };
        /** @description What uses a flow. */
        FlowUseList: {
            /** @description Nodes of other flows by code, then quick questions, keys and sources. */
            items: components["schemas"]["FlowUse"][];
        };
        /** @description What to validate. */
        ValidateFlowRequest: {
            definition?: components["schemas"]["FlowDefinition"];
        };
        /** @description One thing that is wrong, or questionable, in a document. */
        AdminFinding: {
            /** @description JSON pointer into the document (RFC 6901); empty for the document as a whole. */
            path: string;
            /** @description Machine name of the rule that is broken, for example `unknown_target` or `unreachable_node`. */
            rule: string;
            /**
             * @description An `error` keeps the document from being published; a `warning` does not.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description The finding in one sentence. */
            message: string;
            /** @description What was probably meant, in place of the name that is wrong; absent if unknown. */
            suggestion?: string;
            /** @description Characters of the text at `path` before the mistake, where it is inside an expression or template. */
            offset?: number;
            /** @description Id of the flow node that the finding is in; null outside nodes. */
            nodeId?: string | null;
        };
        /** @description Outcome of validating a document without publishing it. */
        AdminValidation: {
            /** @description True when no finding has severity `error`. */
            valid: boolean;
            /** @description All findings, in the order of the document. */
            findings: components["schemas"]["AdminFinding"][];
        };
        /** @description Words about the new version. */
        PublishFlowRequest: {
            /** @description What changed, for people. */
            note?: string | null;
        };
        /** @description A published version without its definition. */
        FlowVersion: {
            /**
             * Format: uuid
             * @description Identifier of the flow.
             */
            flowId: string;
            /** @description Number of the version, counted from 1. */
            version: number;
            /** @description Whether triggers start this version now. */
            live: boolean;
            /** @description Words given at its publish. */
            note: string | null;
            /** @description Old version whose definition it repeats; null for a published draft. */
            rolledBackFrom: number | null;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
            publishedBy: components["schemas"]["AdminUserRef"];
        };
        /** @description The version to publish again. */
        RollbackFlowRequest: {
            /** @description Number of the old version; an unknown one is 404 `not_found`. */
            version: number;
            /** @description Why, for people. */
            note?: string | null;
        };
        /** @description What starts the run. */
        SimulationTrigger: {
            /**
             * @description Kind of the trigger.
             * @enum {string}
             */
            type: "chat_intent" | "event";
            /** @description Intent name, for `chat_intent`; the first of the flow when absent. */
            intent?: string;
            /** @description What the visitor wrote, for `chat_intent`. */
            text?: string;
            /** @description Extracted entities, for `chat_intent`. */
            entities?: {
                [key: string]: unknown;
            };
            /** @description Event name, for `event`; the first of the flow when absent. */
            event?: string;
            /** @description Payload of the event, for `event`. */
            data?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
         * @example {
         *       "first_name": "Ada",
         *       "tags": [
         *         "vip"
         *       ]
         *     }
         */
        Variables: {
            [key: string]: unknown;
        };
        /**
         * @description Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
         * @example {
         *       "page": "/checkout"
         *     }
         */
        Context: {
            [key: string]: unknown;
        };
        /**
         * @description Answers by field name; `{choice}` for buttons; a file reference for an upload field.
         * @example {
         *       "order_no": "123456"
         *     }
         */
        InputValues: {
            [key: string]: unknown;
        };
        /** @description The answer to one pause. */
        SimulationInput: {
            values?: components["schemas"]["InputValues"];
            /** @description Event that arrives, when the flow waits for one. */
            event?: string;
            /** @description Payload of that event. */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether the pause ends by its timeout or expiry instead.
             * @default false
             */
            timeout: boolean;
        };
        /** @description The language model calls a tool of its node. */
        SimulatedToolCall: {
            /** @description Name of the tool. */
            name: string;
            /** @description Its arguments; none when absent. */
            arguments?: {
                [key: string]: unknown;
            };
        };
        /** @description The answer of one visit. Give `error` for a failure, `text` or `toolCalls` for an agent, the others for http. */
        SimulationStub: {
            /**
             * @description HTTP status.
             * @default 200
             */
            status: number;
            /** @description HTTP headers with lower-case names. */
            headers?: {
                [key: string]: string;
            };
            /** @description Parsed body, of any JSON type. */
            body?: unknown;
            /** @description Reply of the language model. */
            text?: string;
            /** @description Tools that the language model calls, before it is asked again and gives its next answer. */
            toolCalls?: components["schemas"]["SimulatedToolCall"][];
            /**
             * @description Kind of failure.
             * @enum {string}
             */
            error?: "refused_address" | "dns" | "connect" | "tls" | "timeout" | "too_large";
        };
        /** @description Answers of one node, visit by visit. */
        SimulationStubs: components["schemas"]["SimulationStub"][];
        /** @description What to run and what the visitor does. */
        SimulateFlowRequest: {
            /**
             * @description Whether to run the draft or a published version.
             * @default draft
             * @enum {string}
             */
            source: "draft" | "version";
            /** @description Version to run when `source` is `version`; the live one when absent. */
            version?: number;
            trigger: components["schemas"]["SimulationTrigger"];
            variables?: components["schemas"]["Variables"];
            context?: components["schemas"]["Context"];
            /** @description Answers to the pauses, in order. A run that still waits when they are used up ends in that state. */
            inputs?: components["schemas"]["SimulationInput"][];
            /** @description Answers of `http` and `agent` nodes, keyed by node id; each call of a node takes the next one, the last one repeats. An HTTP tool of an `agent` node has the key `<node id>/<tool>`; a flow that a tool runs is run. */
            stubs?: {
                [key: string]: components["schemas"]["SimulationStubs"];
            };
            /**
             * Format: date-time
             * @description Instant at which the run starts; the present one when absent.
             */
            now?: string;
            /**
             * @description Stands for the conversation in weighted splits, so that a run repeats.
             * @default simulation
             */
            seed: string;
        };
        /**
         * @description State of an execution.
         * @enum {string}
         */
        ExecutionStatus: "waiting_input" | "waiting_time" | "completed" | "failed" | "aborted";
        MessagePayload: {
            /**
             * @description The text, with templates already filled in.
             * @example Hello Ada
             */
            text: string;
            /**
             * @description Who speaks.
             * @enum {string}
             */
            role: "agent" | "system";
            /**
             * @description How to render the text.
             * @enum {string}
             */
            format: "plain" | "markdown";
        };
        /** @description Where the block came from. */
        BlockMeta: {
            /**
             * @description Node of the flow that made the block.
             * @example hello
             */
            source_node_id?: string;
        };
        MessageBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message";
            payload: components["schemas"]["MessagePayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        MediaPayload: {
            /**
             * @description How to present it.
             * @enum {string}
             */
            kind: "image" | "video" | "audio" | "file";
            /** @description Where it is. */
            url: string;
            /** @description Text for those who do not see it. */
            alt?: string;
            /** @description Shown below. */
            caption?: string;
            /** @description Media type. */
            mime?: string;
            /** @description File name. */
            name?: string;
        };
        MediaBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description An image, video, sound or file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "media";
            payload: components["schemas"]["MediaPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        CardAction: {
            /** @description Text of the link. */
            label: string;
            /** @description Where it leads. */
            url: string;
        };
        CardPayload: {
            /** @description Heading. */
            title: string;
            /** @description Second line. */
            subtitle?: string;
            /** @description Body. */
            text?: string;
            /** @description Picture above the heading. */
            imageUrl?: string;
            /** @description Links below. */
            actions?: components["schemas"]["CardAction"][];
        };
        CardBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A titled card with optional links. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "card";
            payload: components["schemas"]["CardPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        ButtonChoice: {
            /** @description Value of the answer. */
            id: string;
            /** @description Text of the button. */
            label: string;
            /** @description A sentence below the label. */
            text?: string;
            /** @description Emoji or icon name. */
            icon?: string;
            /** @description Picture above the label. */
            imageUrl?: string;
        };
        ButtonsPayload: {
            /** @description Question above the choices. */
            prompt?: string;
            /** @description In order; the answer is `{choice: <id>}`. */
            choices: components["schemas"]["ButtonChoice"][];
        };
        ButtonsBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Choices; one is answered. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "buttons";
            payload: components["schemas"]["ButtonsPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        /**
         * @description Kind of control.
         * @enum {string}
         */
        FormFieldType: "text" | "textarea" | "email" | "phone" | "number" | "url" | "date" | "time" | "select" | "multiselect" | "radio" | "checkbox" | "consent" | "rating" | "file" | "image" | "hidden";
        FormOption: {
            /** @description Value of the answer. */
            value: string;
            /** @description Text of the choice. */
            label: string;
        };
        /** @description Rules a client may check before it sends. Rules that only the server knows are left out and enforced all the same. */
        FieldValidation: {
            /** @description Shape of the text, for example `email`. */
            format?: string;
            /** @description Least number of characters. */
            min_length?: number;
            /** @description Greatest number of characters. */
            max_length?: number;
            /** @description Least number of words. */
            word_min?: number;
            /** @description Greatest number of words. */
            word_max?: number;
            /** @description Regular expression (RE2 syntax) the text must match. */
            pattern?: string;
            /** @description Least value. */
            min?: number;
            /** @description Greatest value. */
            max?: number;
            /** @description Distance between allowed values. */
            step?: number;
            /** @description Whole numbers only. */
            integer?: boolean;
            /** @description Several addresses separated by commas are allowed. */
            multiple_emails?: boolean;
            /** @description Domains (and their subdomains) an address may have. */
            email_allow_domains?: string[];
            /** @description Only `https:` addresses. */
            url_https_only?: boolean;
            /** @description Domains (and their subdomains) an address may have. */
            url_allow_domains?: string[];
            /** @description Earliest date, `YYYY-MM-DD`. */
            date_min?: string;
            /** @description Latest date, `YYYY-MM-DD`. */
            date_max?: string;
            /** @description Saturdays and Sundays are refused. */
            date_no_weekends?: boolean;
            /** @description Least number of choices. */
            select_min?: number;
            /** @description Greatest number of choices. */
            select_max?: number;
            /** @description A choice that must be among the chosen. */
            require_option?: string;
            /** @description The box must be ticked. */
            must_accept?: boolean;
            /** @description Least rating. */
            rating_min?: number;
            /** @description Least number of files. */
            file_min?: number;
            /** @description Greatest number of files. */
            file_max?: number;
            /** @description Least width in pixels. */
            image_min_width?: number;
            /** @description Least height in pixels. */
            image_min_height?: number;
            /** @description Texts to show instead of the client's own, by rule. */
            messages?: {
                [key: string]: string;
            };
        };
        /** @description One field as a client renders it. */
        FormField: {
            /**
             * @description Key of the answer.
             * @example email
             */
            name: string;
            type: components["schemas"]["FormFieldType"];
            /**
             * @description Text beside the control, localised where a locale was asked for.
             * @example E-mail
             */
            label: string;
            /** @description Whether an answer is wanted. */
            required: boolean;
            /** @description Hint inside the empty control. */
            placeholder: string | null;
            /** @description Hint below the control. */
            help: string | null;
            /** @description Choices of a `select`, `multiselect`, `radio` or `checkbox`. */
            options: components["schemas"]["FormOption"][] | null;
            /** @description Settings of the control: `visibleIf`, `accept`, `maxSizeMb`, `rows`, `default`. */
            config: {
                [key: string]: unknown;
            } | null;
            validation: components["schemas"]["FieldValidation"];
        };
        FormPayload: {
            /**
             * Format: uuid
             * @description The stored form.
             */
            formId: string;
            /** @description Heading. */
            title: string;
            /** @description Text of the submit button. */
            submitLabel: string;
            /** @description Fields in order. */
            fields: components["schemas"]["FormField"][];
        };
        FormBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A stored form to fill in. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "form";
            payload: components["schemas"]["FormPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        InputPayload: {
            /** @description The question. */
            prompt?: string;
            field: components["schemas"]["FormField"];
        };
        InputBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description One question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "input";
            payload: components["schemas"]["InputPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        FileUploadBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Asks for a file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
            payload: components["schemas"]["InputPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        CustomPayload: {
            /** @description Name known to the host page. */
            kind: string;
        } & {
            [key: string]: unknown;
        };
        CustomBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Rendered by the host page, which knows its `kind`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "custom";
            payload: components["schemas"]["CustomPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        /** @description One renderable piece of an answer, by `type`. Names inside a block are the same on every surface. */
        Block: components["schemas"]["MessageBlock"] | components["schemas"]["MediaBlock"] | components["schemas"]["CardBlock"] | components["schemas"]["ButtonsBlock"] | components["schemas"]["FormBlock"] | components["schemas"]["InputBlock"] | components["schemas"]["FileUploadBlock"] | components["schemas"]["CustomBlock"];
        /** @description What the waiting node accepts; null when the execution waits for no input. */
        ExpectedInput: {
            /**
             * @description Kind of answer that is awaited.
             * @enum {string}
             */
            type: "form_submission" | "button_choice" | "file_upload" | "none";
            /** @description Block that asks for it. */
            block_id: string;
            /** @description JSON-Schema-shaped description of `input.values`, for checks in the client. The server checks again. */
            schema: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description The stored form that is asked for; absent for a question of the flow itself. Files for either are uploaded under the id of the execution, files for a form that pages may embed also under this one.
             */
            form_id?: string;
        } | null;
        /** @description One rejected value. */
        ValidationError: {
            /**
             * @description Dotted path of the value in the body, or the name of the answered field.
             * @example order_no
             */
            field: string;
            /**
             * @description The rule that was broken.
             * @enum {string}
             */
            rule: "required" | "type" | "min_length" | "max_length" | "minimum" | "maximum" | "pattern" | "format" | "enum" | "upload_shape" | "file_too_large" | "mime_not_allowed";
            /** @description What the rule wants: a bound, a pattern, a list of choices. */
            expected?: unknown;
        };
        /** @description One node that ran. */
        SimulationStep: {
            /** @description Id of the node. */
            nodeId: string;
            /** @description Type of the node. */
            nodeType: string;
            /**
             * @description How the node left off.
             * @enum {string}
             */
            outcome: "next" | "waiting" | "ended" | "failed";
            /** @description What the node did: the branch taken, variables set, the request it would have sent, the goal or event it would have raised. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description From one stimulus to the next pause or the end. */
        SimulationTurn: {
            status: components["schemas"]["ExecutionStatus"];
            /** @description What the visitor sees. */
            blocks: components["schemas"]["Block"][];
            expectedInput: components["schemas"]["ExpectedInput"];
            /** @description Why the input was refused; empty when it was taken. A refused input leaves the run where it was. `values`, `event`, `timeout` and `data` stand for inputs that are not what the run waits for. */
            validationErrors: components["schemas"]["ValidationError"][];
            /** @description Nodes in the order in which they ran. */
            steps: components["schemas"]["SimulationStep"][];
        };
        /** @description Variables of the flow as the run left them. */
        SimulationVariables: {
            [key: string]: unknown;
        };
        /** @description Why the run failed; null when it did not. */
        SimulationError: {
            /** @description Kind of the failure, for example `step_limit`, `stub_missing` or `expression`. */
            kind: string;
            /** @description The failure in one sentence. */
            message: string;
            /** @description Node at which it happened. */
            nodeId: string | null;
        } | null;
        /** @description A simulated run. */
        SimulationResult: {
            status: components["schemas"]["ExecutionStatus"];
            /** @description The start, then one turn for each input. */
            turns: components["schemas"]["SimulationTurn"][];
            variables: components["schemas"]["SimulationVariables"];
            /** @description Inputs that were left when the run ended. */
            unusedInputs: number;
            error: components["schemas"]["SimulationError"];
        };
        /** @description A page of versions. */
        FlowVersionPage: {
            /** @description Versions, newest first. */
            items: components["schemas"]["FlowVersion"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A version with its definition. */
        FlowVersionDetail: {
            version: components["schemas"]["FlowVersion"];
            definition: components["schemas"]["FlowDefinition"];
        };
        /** @description One difference between two documents. */
        AdminDocumentChange: {
            /** @description JSON pointer of the place; list items that have an id are named by it. */
            path: string;
            /**
             * @description What happened at that place.
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /** @description Value before; absent when the place was added. */
            before?: unknown;
            /** @description Value after; absent when the place was removed. */
            after?: unknown;
        };
        /** @description What differs between two definitions. */
        FlowDifference: {
            /** @description Number of the version that was compared. */
            from: string;
            /** @description Number of the other version, or `draft`. */
            to: string;
            /** @description All differences; empty when there are none. */
            changes: components["schemas"]["AdminDocumentChange"][];
        };
        /** @description The values that an expression can name; each is empty when absent. */
        ExpressionScope: {
            /** @description Variables of the flow. */
            vars?: {
                [key: string]: unknown;
            };
            /** @description The latest answer of the visitor. */
            input?: {
                [key: string]: unknown;
            };
            /** @description The event that started or resumed the run. */
            event?: {
                [key: string]: unknown;
            };
            /** @description Context of the conversation. */
            context?: {
                [key: string]: unknown;
            };
            /** @description Extracted entities. */
            entities?: {
                [key: string]: unknown;
            };
            /** @description The conversation. */
            conversation?: {
                [key: string]: unknown;
            };
            /** @description Arguments of the model, in a tool of an agent. */
            args?: {
                [key: string]: unknown;
            };
        };
        /** @description What to evaluate, and with which values. */
        EvaluateExpressionRequest: {
            /**
             * @description `template` for a text with `{{ … }}` in it.
             * @default expression
             * @enum {string}
             */
            kind: "expression" | "template";
            /** @description The expression or the template. */
            source: string;
            scope?: components["schemas"]["ExpressionScope"];
            /**
             * Format: date-time
             * @description What `$now()` and `$millis()` answer; the present instant when absent.
             */
            now?: string;
        };
        /** @description Why there is no value; null when there is one. */
        ExpressionFailure: {
            /**
             * @description `compile`: the source is not valid. `evaluate`: it failed on these values. `limit`: it takes more time or memory than one evaluation may.
             * @enum {string}
             */
            kind: "compile" | "evaluate" | "limit";
            /** @description What is wrong. */
            message: string;
            /** @description Number of characters of the source before the place; null where no place is known. */
            position: number | null;
        } | null;
        /** @description Outcome of an evaluation. */
        ExpressionEvaluation: {
            /**
             * @description Whether there is a value.
             * @enum {string}
             */
            outcome: "value" | "error";
            /** @description The value, of any JSON type; absent after an error, and where the expression finds nothing. A template that is one whole `{{ … }}` keeps the type of its value, nothing as null; any other one is a text. */
            value?: unknown;
            /**
             * @description Type of the value; `nothing` where there is none.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "null" | "array" | "object" | "nothing";
            /** @description Whether a condition or filter takes the value as true. */
            truthy: boolean;
            /** @description What the source reads, each once and in its order, as paths from a name of the scope: `vars.order.id`. What it reads from its own variables and from the values of functions is not among them. Empty when it does not compile. */
            names: string[];
            error: components["schemas"]["ExpressionFailure"];
        };
        /** @description A form without its definition. */
        AdminForm: {
            /**
             * Format: uuid
             * @description Identifier of the form.
             */
            id: string;
            /** @description Public code of the form; unique in the workspace. */
            code: string;
            /** @description Title of the draft; the code when it has none. */
            title: string;
            status: components["schemas"]["AdminDocumentStatus"];
            /** @description Whether the live version may be shown outside the chat; false when none is live. */
            embeddable: boolean;
            /** @description Whether the live version takes submissions; false when none is live. */
            acceptsSubmissions: boolean;
            /** @description Number of the live version; null when none is live. */
            publishedVersion: number | null;
            /** @description Largest version number; null before the first publish. */
            latestVersion: number | null;
            /** @description Whether the draft differs from the latest version. */
            unpublishedChanges: boolean;
            /** @description Number of stored submissions. */
            submissions: number;
            /**
             * Format: date-time
             * @description When the live version was published; null when none is live.
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the form was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its draft or its status was last changed.
             */
            updatedAt: string;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. Drafts have a tag of their own. */
            etag: string;
        };
        /** @description A page of forms. */
        AdminFormPage: {
            /** @description Forms sorted by code. */
            items: components["schemas"]["AdminForm"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`. */
        FormDefinition: {
            [key: string]: unknown;
        };
        /** @description A form to create. */
        CreateFormRequest: {
            definition: components["schemas"]["FormDefinition"];
        };
        /** @description The draft of a form. */
        FormDraft: {
            /**
             * Format: uuid
             * @description Identifier of the form.
             */
            formId: string;
            definition: components["schemas"]["FormDefinition"];
            /** @description Version that the draft was made from; null before the first publish. */
            baseVersion: number | null;
            /**
             * Format: date-time
             * @description When the draft was last saved.
             */
            updatedAt: string;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of the draft, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description The whole new draft. */
        SaveFormDraftRequest: {
            definition: components["schemas"]["FormDefinition"];
        };
        /** @description What to validate. */
        ValidateFormRequest: {
            definition?: components["schemas"]["FormDefinition"];
        };
        /** @description Words about the new version. */
        PublishFormRequest: {
            /** @description What changed, for people. */
            note?: string | null;
        };
        /** @description A published version without its definition. */
        FormVersion: {
            /**
             * Format: uuid
             * @description Identifier of the form.
             */
            formId: string;
            /** @description Number of the version, counted from 1. */
            version: number;
            /** @description Whether visitors get this version now. */
            live: boolean;
            /** @description Words given at its publish. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
            publishedBy: components["schemas"]["AdminUserRef"];
        };
        /** @description A page of versions. */
        FormVersionPage: {
            /** @description Versions, newest first. */
            items: components["schemas"]["FormVersion"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A version with its definition. */
        FormVersionDetail: {
            version: components["schemas"]["FormVersion"];
            definition: components["schemas"]["FormDefinition"];
        };
        /** @description What a visitor submitted. */
        AdminFormSubmission: {
            /**
             * Format: uuid
             * @description Identifier of the submission.
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the form.
             */
            formId: string;
            /** @description Version of the form whose rules were applied. */
            formVersion: number;
            /**
             * Format: uuid
             * @description Publishable key it came with; null when the key is gone.
             */
            keyId: string | null;
            /**
             * Format: uuid
             * @description Conversation it belongs to; null for none.
             */
            conversationId: string | null;
            /** @description The client's own id of it; null when none was sent. */
            clientSubmissionId: string | null;
            /** @description Language in which the form was shown; null when unknown. */
            locale: string | null;
            values: components["schemas"]["InputValues"];
            /**
             * Format: date-time
             * @description When it was taken.
             */
            submittedAt: string;
        };
        /** @description A page of submissions. */
        AdminFormSubmissionPage: {
            /** @description Submissions, newest first. */
            items: components["schemas"]["AdminFormSubmission"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /**
         * @description What a value is. `string`, `enum` (one of the choices), `color` (`#rgb` or `#rrggbb`), `url` and `duration` (ISO 8601) are strings; `int` is a whole number; `bool` true or false; `multiselect` and `tags` lists of strings; `rows` a list of objects; `json` any value but null; `feature_flag` an object `{enabled, rolloutPercent, audience, enabledFor}`.
         * @enum {string}
         */
        ConfigurationKind: "string" | "int" | "bool" | "enum" | "multiselect" | "color" | "url" | "duration" | "json" | "tags" | "rows" | "feature_flag";
        /**
         * @description Level at which a value can be set.
         * @enum {string}
         */
        ConfigurationScopeKind: "global" | "organization" | "tenant";
        /** @description One field of a configuration section. */
        ConfigurationField: {
            /** @description Full path `<section>/<group>/<field>`. */
            path: string;
            kind: components["schemas"]["ConfigurationKind"];
            /** @description Translation key of its label. */
            label: string;
            /** @description English label. */
            title: string;
            /** @description What the value does and in which unit it is. */
            description: string;
            /** @description Value when none is set at any scope; null for none. */
            default: unknown;
            /** @description Levels at which it can be set. */
            allowedScopes: components["schemas"]["ConfigurationScopeKind"][];
            /** @description Whether the public surface shows it. */
            publicReadable: boolean;
            /** @description Whether the configuration read API shows it. */
            apiReadable: boolean;
            /** @description Whether its value can be written but never read. */
            secret: boolean;
            /** @description JSON Schema of a value: choices, bounds, columns of rows with their titles. */
            schema: {
                [key: string]: unknown;
            };
        };
        /** @description Fields that belong together. */
        ConfigurationGroup: {
            /** @description Id of the group in its section. */
            group: string;
            /** @description Translation key of its label. */
            label: string;
            /** @description English label. */
            title: string;
            /** @description The fields in their declared order. */
            fields: components["schemas"]["ConfigurationField"][];
        };
        /** @description A configuration section. */
        ConfigurationSection: {
            /** @description Id of the section. */
            section: string;
            /** @description Translation key of its label. */
            label: string;
            /** @description English label. */
            title: string;
            /** @description What the section is about. */
            description: string;
            /** @description Whether the caller may save values of the section. */
            editable: boolean;
            /** @description The groups in their declared order. */
            groups: components["schemas"]["ConfigurationGroup"][];
        };
        /** @description All sections that the caller may view. */
        ConfigurationSectionList: {
            /** @description Sections sorted by id. */
            items: components["schemas"]["ConfigurationSection"][];
        };
        /** @description The value of one field, seen from a scope. */
        ConfigurationEntry: {
            /** @description Full path of the field. */
            path: string;
            kind: components["schemas"]["ConfigurationKind"];
            /** @description Whether the value is withheld; `own` and `value` are absent then. */
            secret: boolean;
            /** @description Whether a value is set at this very scope. */
            set: boolean;
            /** @description Value set at this scope; absent when none is. */
            own?: unknown;
            /** @description Value that results for this scope; null when there is neither value nor default. */
            value?: unknown;
            /** @description Whether a value results. */
            present: boolean;
            /** @description Scope whose value wins, such as `global` or `tenant:<uuid>`; null when the default holds. */
            sourceScope: string | null;
        };
        /** @description The values of a section, seen from a scope. */
        ConfigurationValues: {
            /** @description Id of the section. */
            section: string;
            /** @description The scope that was read. */
            scope: string;
            /** @description One entry for each field of the section. */
            values: components["schemas"]["ConfigurationEntry"][];
            /**
             * Format: date-time
             * @description When a value at this scope was last saved; null when none ever was.
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["AdminUserRef"];
            /** @description Entity tag of the values at this scope, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description Values keyed by full path; null is no value and is refused. */
        ConfigurationChanges: {
            [key: string]: unknown;
        };
        /** @description The values to set. */
        SaveConfigurationRequest: {
            values: components["schemas"]["ConfigurationChanges"];
        };
        /** @description The values to remove. */
        ResetConfigurationRequest: {
            /** @description Full paths of fields. */
            paths: string[];
        };
        /**
         * @description `active` goals count completions. `active` and `paused` change into each other; either may become `archived`, which is final.
         * @enum {string}
         */
        GoalStatus: "active" | "paused" | "archived";
        /** @description What completes the goal. `api`: a call of the conversions endpoint. `telemetry`: a client event of the given name. `flow`: a `goal` node that names the code of the goal. */
        GoalMatch: {
            /**
             * @description Where completions come from.
             * @enum {string}
             */
            type: "api" | "telemetry" | "flow";
            /** @description Name of the telemetry event; required for `telemetry`, refused otherwise. */
            name?: string;
            /** @description Expression over `$event` that must hold; only for `telemetry`. Absent: every event of that name counts. */
            filter?: string;
        };
        /** @description How much one completion is worth, in the currency of the goal. */
        GoalValue: {
            /**
             * @description `none` records no value, `fixed` the given amount, `from_property` reads the named property of the completion.
             * @enum {string}
             */
            mode: "none" | "fixed" | "from_property";
            /** @description Value of each completion in whole units of the currency; required for `fixed`, refused otherwise. */
            amount?: number;
            /** @description Key of the completion properties that holds the number; required for `from_property`, refused otherwise. */
            property?: string;
        };
        /** @description Something worth counting, such as a purchase. */
        Goal: {
            /**
             * Format: uuid
             * @description Identifier of the goal.
             */
            id: string;
            /** @description Stable name by which conversions and flows refer to the goal; unique in the workspace. */
            code: string;
            /** @description Name shown to people. */
            name: string;
            status: components["schemas"]["GoalStatus"];
            match: components["schemas"]["GoalMatch"];
            value: components["schemas"]["GoalValue"];
            /** @description ISO 4217 code of the value; null when the goal records none. */
            currency: string | null;
            /**
             * @description Days after the last conversation in which a completion is still attributed to it.
             * @default 30
             */
            windowDays: number;
            /**
             * Format: date-time
             * @description When the goal was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the goal was last changed.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of goals. */
        GoalPage: {
            /** @description Goals sorted by code. */
            items: components["schemas"]["Goal"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A goal to create. */
        CreateGoalRequest: {
            /** @description Code of the goal; it cannot be changed later. */
            code: string;
            /** @description Name shown to people. */
            name: string;
            /**
             * @description Whether it counts from the start.
             * @default active
             * @enum {string}
             */
            status: "active" | "paused";
            match: components["schemas"]["GoalMatch"];
            value: components["schemas"]["GoalValue"];
            /** @description ISO 4217 code of the value; the workspace's own when absent and a value is recorded. */
            currency?: string | null;
            /**
             * @description Attribution window in days.
             * @default 30
             */
            windowDays: number;
        };
        /** @description What to change about the goal. */
        UpdateGoalRequest: {
            /** @description Name shown to people. */
            name?: string;
            match?: components["schemas"]["GoalMatch"];
            value?: components["schemas"]["GoalValue"];
            /** @description ISO 4217 code of the value. */
            currency?: string | null;
            /** @description Attribution window in days. */
            windowDays?: number;
        };
        /** @description The status to change to. */
        ChangeGoalStatusRequest: {
            status: components["schemas"]["GoalStatus"];
        };
        /** @description One time that a goal was reached. */
        GoalCompletion: {
            /**
             * Format: uuid
             * @description Identifier of the completion.
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the goal.
             */
            goalId: string;
            /**
             * @description Where it came from.
             * @enum {string}
             */
            origin: "api" | "telemetry" | "flow";
            /** @description Whether it belongs to a conversation. */
            attributed: boolean;
            /**
             * Format: uuid
             * @description That conversation; null for none.
             */
            conversationId: string | null;
            /** @description The caller's own id of it; null when none was sent. */
            externalRef: string | null;
            /** @description Value in whole units of the currency; null when none was recorded. */
            value: number | null;
            /** @description ISO 4217 code of the value; null without value. */
            currency: string | null;
            /** @description Properties as they were sent. */
            props: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the goal was reached.
             */
            occurredAt: string;
        };
        /** @description A page of completions. */
        GoalCompletionPage: {
            /** @description Completions, newest first. */
            items: components["schemas"]["GoalCompletion"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description What a model costs in the workspace. */
        ModelPrice: {
            /**
             * Format: uuid
             * @description Identifier of the price.
             */
            id: string;
            /** @description Name of the model as the provider answers it. */
            model: string;
            /** @description USD for 1,000 prompt tokens. */
            promptPer1k: number;
            /** @description USD for 1,000 completion tokens. */
            completionPer1k: number;
            /**
             * Format: date-time
             * @description When it was set.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of prices. */
        ModelPricePage: {
            /** @description Prices sorted by model. */
            items: components["schemas"]["ModelPrice"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A price to set. */
        CreatePriceRequest: {
            /** @description Name of the model as the provider answers it. */
            model: string;
            /** @description USD for 1,000 prompt tokens. */
            promptPer1k: number;
            /** @description USD for 1,000 completion tokens. */
            completionPer1k: number;
        };
        /** @description What to change about the price. */
        UpdatePriceRequest: {
            /** @description USD for 1,000 prompt tokens. */
            promptPer1k?: number;
            /** @description USD for 1,000 completion tokens. */
            completionPer1k?: number;
        };
        /** @description What a model costs unless the workspace says otherwise. */
        BuiltInPrice: {
            /** @description Name of the model. */
            model: string;
            /** @description USD for 1,000 prompt tokens. */
            promptPer1k: number;
            /** @description USD for 1,000 completion tokens. */
            completionPer1k: number;
        };
        /** @description All built-in prices. */
        BuiltInPriceList: {
            /** @description Prices sorted by model. */
            items: components["schemas"]["BuiltInPrice"][];
        };
        /** @description Usage of one model in one flow on one day. */
        TokenUsageDay: {
            /**
             * Format: date
             * @description Day in UTC.
             */
            date: string;
            /** @description Name of the model; null for replies that used several or did not say. */
            model: string | null;
            /**
             * Format: uuid
             * @description Flow of the replies; null for replies outside flows.
             */
            flowId: string | null;
            /** @description Number of replies. */
            replies: number;
            /** @description Tokens sent to the model. */
            promptTokens: number;
            /** @description Tokens the model wrote. */
            completionTokens: number;
            /** @description Sum of the two. */
            totalTokens: number;
            /** @description Cost in micro-USD (1e-6 USD), as priced when each reply was stored. */
            costMicros: number;
        };
        /** @description A page of daily usage. */
        TokenUsagePage: {
            /** @description Newest day first, then by model and flow. */
            items: components["schemas"]["TokenUsageDay"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /**
         * @description Name of a dataset of `datasets.yaml`.
         * @enum {string}
         */
        DatasetName: "conversations" | "executions" | "messages" | "token_usage" | "goals" | "form_submissions" | "telemetry" | "webhook_deliveries";
        /**
         * @description How a value is compared. `in` and `not_in` take a list, `is_null` and `is_not_null` take no value, the text
         *     operators ignore letter case. Which operators a filter takes is told by its dataset.
         * @enum {string}
         */
        FilterOperator: "eq" | "neq" | "in" | "not_in" | "gt" | "gte" | "lt" | "lte" | "contains" | "starts_with" | "is_null" | "is_not_null";
        /** @description One condition; all conditions of a report must hold. */
        ReportFilter: {
            /** @description Name of a filter of the dataset. */
            field: string;
            operator: components["schemas"]["FilterOperator"];
            /**
             * @description What is compared with, of the filter's type: text, number, true or false, or a list of at most 100 of them
             *     for `in` and `not_in`.
             */
            value?: unknown;
        };
        /**
         * Format: date
         * @description Calendar day `YYYY-MM-DD` in the time zone of the report.
         * @example 2026-03-01
         */
        ReportDate: string;
        /**
         * @description Width of one bucket of the `date` dimension; weeks begin on Monday.
         * @enum {string}
         */
        ReportGranularity: "hour" | "day" | "week" | "month";
        /** @description One key of the order of rows. */
        ReportSort: {
            /** @description Name of a dimension or measure that the report has. */
            field: string;
            /**
             * @description Whether small values come first.
             * @default asc
             * @enum {string}
             */
            direction: "asc" | "desc";
        };
        /**
         * @description How many rows an answer may have, 200, 500 or 5000; rows beyond are cut off and `truncated` is true.
         * @default view
         * @enum {string}
         */
        ReportMode: "preview" | "view" | "export";
        /**
         * @description A question to one dataset. The range is `from` to `to`, both days included, or the last `last_days` days up to
         *     today; the last 30 days when neither is given. A saved report that is sent on a schedule wants `last_days`.
         * @example {
         *       "dataset": "conversations",
         *       "dimensions": [
         *         "date",
         *         "locale"
         *       ],
         *       "measures": [
         *         "conversations",
         *         "unique_customers"
         *       ],
         *       "filters": [
         *         {
         *           "field": "locale",
         *           "operator": "in",
         *           "value": [
         *             "de",
         *             "en"
         *           ]
         *         }
         *       ],
         *       "last_days": 7,
         *       "granularity": "day",
         *       "sort": [
         *         {
         *           "field": "date",
         *           "direction": "asc"
         *         }
         *       ],
         *       "mode": "view"
         *     }
         */
        ReportDefinition: {
            dataset: components["schemas"]["DatasetName"];
            /** @description Names of the dimensions to group by, in column order; `date` gives a series. None gives one row of totals. */
            dimensions?: string[];
            /** @description Names of the measures to compute, in column order after the dimensions. */
            measures: string[];
            /** @description Conditions that rows must meet before they are grouped. */
            filters?: components["schemas"]["ReportFilter"][];
            from?: components["schemas"]["ReportDate"];
            to?: components["schemas"]["ReportDate"];
            /** @description Number of days up to today, today included; not together with `from` or `to`. */
            last_days?: number;
            granularity?: components["schemas"]["ReportGranularity"];
            /**
             * @description IANA name of the zone in which days begin; the workspace's own when omitted.
             * @example Europe/Berlin
             */
            time_zone?: string;
            /** @description Order of the rows; by date, or else by the first measure, largest first, when omitted. */
            sort?: components["schemas"]["ReportSort"][];
            /** @description Most rows wanted; the mode's cap still holds. */
            limit?: number;
            mode?: components["schemas"]["ReportMode"];
        };
        /** @description The schedule of a saved report and how it went last. */
        ReportSchedule: {
            /**
             * @description Every day, or every week on `weekday`.
             * @enum {string}
             */
            frequency: "daily" | "weekly";
            /** @description Hour of the day in UTC. */
            hour: number;
            /** @description ISO weekday, 1 is Monday and 7 is Sunday; absent when daily. */
            weekday?: number;
            /** @description Mail addresses it goes to. */
            recipients: string[];
            /** @description Whether it is sent at all. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When it was last sent; absent before the first time.
             */
            last_sent_at?: string;
            /** @description Why the last attempt failed; absent when it did not. */
            last_error?: string;
        };
        /**
         * @description A report that was kept.
         * @example {
         *       "id": "018f0000-0000-7000-8000-0000000000c1",
         *       "code": "weekly-conversations",
         *       "name": "Conversations by language",
         *       "definition": {
         *         "dataset": "conversations",
         *         "dimensions": [
         *           "locale"
         *         ],
         *         "measures": [
         *           "conversations"
         *         ],
         *         "last_days": 7
         *       },
         *       "pinned": true,
         *       "schedule": {
         *         "frequency": "weekly",
         *         "hour": 6,
         *         "weekday": 1,
         *         "recipients": [
         *           "ada@acme.example"
         *         ],
         *         "enabled": true,
         *         "last_sent_at": "2026-03-02T06:05:02Z"
         *       },
         *       "created_at": "2026-02-01T09:00:00Z",
         *       "updated_at": "2026-02-14T09:00:00Z"
         *     }
         */
        SavedReport: {
            /**
             * Format: uuid
             * @description Id of the report.
             */
            id: string;
            /** @description Stable name of the report, unique in its workspace; absent when it was never given one. */
            code?: string;
            /** @description Title of the report. */
            name: string;
            /** @description What it is for. */
            description?: string;
            definition: components["schemas"]["ReportDefinition"];
            /** @description Whether it is shown first. */
            pinned: boolean;
            schedule?: components["schemas"]["ReportSchedule"];
            /**
             * Format: date-time
             * @description When it was first saved.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A page of reports. */
        SavedReportPage: {
            /** @description Reports, pinned ones first, then by name. The tag of each is in the header `ETag` of its own path. */
            items: components["schemas"]["SavedReport"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /**
         * @description When a report is sent by mail. The service looks once an hour, at minute 5, and sends what is due in that UTC
         *     hour, at most once a day. What it missed, or what could not be sent, is sent for that hour at the next look.
         */
        ReportScheduleInput: {
            /**
             * @description Every day, or every week on `weekday`.
             * @enum {string}
             */
            frequency: "daily" | "weekly";
            /** @description Hour of the day in UTC. */
            hour: number;
            /** @description ISO weekday, 1 is Monday and 7 is Sunday; needed when weekly, ignored when daily. */
            weekday?: number;
            /** @description Mail addresses it goes to. */
            recipients: string[];
            /**
             * @description Whether it is sent at all.
             * @default true
             */
            enabled: boolean;
        };
        /** @description A report to keep. */
        SavedReportInput: {
            /** @description Stable name of the report, unique in its workspace. */
            code?: string;
            /** @description Title of the report. */
            name: string;
            /** @description What it is for. */
            description?: string;
            definition: components["schemas"]["ReportDefinition"];
            /**
             * @description Whether it is shown first.
             * @default false
             */
            pinned: boolean;
            schedule?: components["schemas"]["ReportScheduleInput"];
        };
        /** @description What to change about the report. */
        UpdateReportRequest: {
            /** @description Title of the report. */
            name?: string;
            /** @description What it is for. */
            description?: string;
            definition?: components["schemas"]["ReportDefinition"];
        };
        /** @description Values that take the place of those of the definition. */
        RunReportRequest: {
            from?: components["schemas"]["ReportDate"];
            to?: components["schemas"]["ReportDate"];
            /**
             * @description How many rows the answer may have, 200, 500 or 5000.
             * @enum {string}
             */
            mode?: "preview" | "view" | "export";
        };
        /**
         * @description Kind of value.
         * @enum {string}
         */
        DatasetValueType: "string" | "integer" | "number" | "boolean" | "uuid" | "date" | "datetime" | "enum";
        /**
         * @description What a measure counts. `ratio` runs from 0 to 1, `micro_usd` is 1e-6 USD, `micro_currency` 1e-6 of the currency
         *     named by the `currency` dimension.
         * @enum {string}
         */
        MeasureUnit: "count" | "ratio" | "milliseconds" | "tokens" | "micro_usd" | "micro_currency";
        /** @description What one key of each row holds. */
        ReportColumn: {
            /** @description Key in the rows. */
            name: string;
            /**
             * @description Whether rows are grouped by it or it was computed.
             * @enum {string}
             */
            role: "dimension" | "measure";
            type: components["schemas"]["DatasetValueType"];
            /** @description Heading to show. */
            label: string;
            unit?: components["schemas"]["MeasureUnit"];
        };
        /** @description One row, a cell for each column's name; a dimension without a value and a measure without data are null. */
        ReportRow: {
            [key: string]: unknown;
        };
        /**
         * @description The answer to a report.
         * @example {
         *       "dataset": "conversations",
         *       "from": "2026-03-01",
         *       "to": "2026-03-02",
         *       "granularity": "day",
         *       "time_zone": "Europe/Berlin",
         *       "columns": [
         *         {
         *           "name": "date",
         *           "role": "dimension",
         *           "type": "date",
         *           "label": "Date"
         *         },
         *         {
         *           "name": "conversations",
         *           "role": "measure",
         *           "type": "integer",
         *           "label": "Conversations",
         *           "unit": "count"
         *         }
         *       ],
         *       "rows": [
         *         {
         *           "date": "2026-03-01",
         *           "conversations": 120
         *         },
         *         {
         *           "date": "2026-03-02",
         *           "conversations": 98
         *         }
         *       ],
         *       "row_count": 2,
         *       "row_cap": 500,
         *       "truncated": false,
         *       "refreshed_at": "2026-03-02T10:09:00Z"
         *     }
         */
        ReportResult: {
            dataset: components["schemas"]["DatasetName"];
            from: components["schemas"]["ReportDate"];
            to: components["schemas"]["ReportDate"];
            granularity?: components["schemas"]["ReportGranularity"];
            /** @description IANA name of the zone that was used. */
            time_zone: string;
            /** @description The columns in order. */
            columns: components["schemas"]["ReportColumn"][];
            /** @description The rows in order. */
            rows: components["schemas"]["ReportRow"][];
            /** @description Number of rows given. */
            row_count: number;
            /**
             * @description Most rows the mode allows.
             * @enum {integer}
             */
            row_cap: 200 | 500 | 5000;
            /** @description Whether there were more rows than were given. */
            truncated: boolean;
            /**
             * Format: date-time
             * @description State of the data; daily series lag the events by at most one hourly refresh.
             */
            refreshed_at: string;
        };
        /** @description Something rows can be grouped by. */
        DatasetDimension: {
            /** @description Name used in `dimensions` and in the rows. */
            name: string;
            /** @description Heading to show. */
            label: string;
            type: components["schemas"]["DatasetValueType"];
            /** @description All values of an `enum`. */
            values?: string[];
        };
        /**
         * @description How the rows of a group become one number.
         * @enum {string}
         */
        MeasureAggregation: "count" | "count_distinct" | "sum" | "avg" | "min" | "max" | "p95" | "ratio";
        /** @description Something that can be computed for each group. */
        DatasetMeasure: {
            /** @description Name used in `measures` and in the rows. */
            name: string;
            /** @description Heading to show. */
            label: string;
            /** @description What exactly is computed. */
            description?: string;
            type: components["schemas"]["DatasetValueType"];
            aggregation: components["schemas"]["MeasureAggregation"];
            unit: components["schemas"]["MeasureUnit"];
        };
        /** @description Something rows can be selected by. */
        DatasetFilter: {
            /** @description Name used as `field` of a filter. */
            name: string;
            /** @description Text to show. */
            label: string;
            type: components["schemas"]["DatasetValueType"];
            /** @description The operators it takes. */
            operators: components["schemas"]["FilterOperator"][];
            /** @description All values of an `enum`. */
            values?: string[];
            /** @description Whether its distinct values can be asked for. */
            suggest: boolean;
        };
        /** @description One thing that can be reported on. */
        Dataset: {
            name: components["schemas"]["DatasetName"];
            /** @description Text to show. */
            label: string;
            /** @description What one row of the underlying data is, and which of its times the date range selects. */
            description: string;
            /** @description What rows can be grouped by. */
            dimensions: components["schemas"]["DatasetDimension"][];
            /** @description What can be computed. */
            measures: components["schemas"]["DatasetMeasure"][];
            /** @description What rows can be selected by. */
            filters: components["schemas"]["DatasetFilter"][];
        };
        /** @description Everything that can be reported on. */
        DatasetList: {
            /** @description The datasets, in the order of their declaration. */
            datasets: components["schemas"]["Dataset"][];
        };
        /** @description One value that occurs in the data. */
        FilterValue: {
            /** @description The value, of the filter's type. */
            value: unknown;
            /** @description Text to show where the value is an id, for example a flow's name. */
            label?: string;
            /** @description Rows in the range that have it. */
            count: number;
        };
        /** @description Distinct values of a filter, the most frequent first. */
        FilterValueList: {
            dataset: components["schemas"]["DatasetName"];
            /** @description Name of the filter. */
            field: string;
            /** @description At most 100 values. */
            values: components["schemas"]["FilterValue"][];
            /** @description Whether there are more. */
            truncated: boolean;
        };
        /**
         * @description What is on the other side.
         * @enum {string}
         */
        ConnectionProviderKey: "http" | "openai" | "anthropic" | "openai_compatible";
        /**
         * @description Whether flows may use the connection. An `http` or `agent` node that needs a disabled one fails.
         * @enum {string}
         */
        ConnectionStatus: "active" | "disabled";
        /**
         * @description Outcome of the last live test since the last change.
         * @enum {string}
         */
        ConnectionHealth: "untested" | "ok" | "failing";
        /** @description A connection to another service, without its credentials. */
        AdminConnection: {
            /**
             * Format: uuid
             * @description Identifier of the connection.
             */
            id: string;
            /** @description Code by which flows refer to it. */
            code: string;
            /** @description Name shown to people. */
            name: string;
            providerKey: components["schemas"]["ConnectionProviderKey"];
            /** @description Address that paths are added to; null for the provider's own. */
            baseUrl: string | null;
            status: components["schemas"]["ConnectionStatus"];
            health: components["schemas"]["ConnectionHealth"];
            /** @description Names of the credentials that are stored, without their values. */
            credentialNames: string[];
            /**
             * Format: date-time
             * @description Last live test since the last change; null when there was none.
             */
            testedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed; a test is no change.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of connections. */
        AdminConnectionPage: {
            /** @description Connections sorted by code. */
            items: components["schemas"]["AdminConnection"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Secrets of a connection; written, never read. `http` takes `bearer`, or `username` and `password`, or `headerName` and `headerValue`, or `tokenUrl`, `clientId` and `clientSecret` with an optional `scope` (OAuth 2.0 client credentials); the language model providers take `apiKey`. Anything else is 422 `validation_failed`. */
        ConnectionCredentials: {
            /** @description Token for `Authorization: Bearer`. */
            bearer?: string;
            /** @description User name for `Authorization: Basic`, without a colon. */
            username?: string;
            /** @description Password for `Authorization: Basic`. */
            password?: string;
            /** @description Name of a header to send with each request, for example `X-Api-Key`. `Host` and the headers that belong to one hop (`Connection`, `Transfer-Encoding`, `Content-Length` and the like) are refused. */
            headerName?: string;
            /** @description Value of that header. */
            headerValue?: string;
            /**
             * Format: uri
             * @description Token endpoint of the authorization server (RFC 6749, section 4.4).
             */
            tokenUrl?: string;
            /** @description Client identifier at the authorization server. */
            clientId?: string;
            /** @description Client secret at the authorization server, sent by HTTP Basic. */
            clientSecret?: string;
            /** @description Scopes to ask for, separated by spaces. */
            scope?: string;
            /** @description Key of the language model provider. */
            apiKey?: string;
        };
        /** @description A connection to create. */
        CreateConnectionRequest: {
            /** @description Code of the connection; it cannot be changed later. */
            code: string;
            /** @description Name shown to people. */
            name: string;
            providerKey: components["schemas"]["ConnectionProviderKey"];
            /**
             * Format: uri
             * @description Address that paths are added to; required for `http` and `openai_compatible`, the provider's own when absent otherwise. For model providers it ends where theirs does (`…/v1`). A user name or password in it is refused; they are credentials.
             */
            baseUrl?: string | null;
            credentials?: components["schemas"]["ConnectionCredentials"];
            /**
             * @description Whether flows may use it.
             * @default active
             * @enum {string}
             */
            status: "active" | "disabled";
        };
        /** @description What to change about the connection. */
        UpdateConnectionRequest: {
            /** @description Name shown to people. */
            name?: string;
            /**
             * Format: uri
             * @description Address that paths are added to, without a user name or password; null for the provider's own.
             */
            baseUrl?: string | null;
            credentials?: components["schemas"]["ConnectionCredentials"];
            status?: components["schemas"]["ConnectionStatus"];
        };
        /** @description Outcome of a live test. */
        ConnectionTestResult: {
            /** @description Whether the other side took the credentials. */
            ok: boolean;
            /** @description HTTP status of the answer; null when there was none. */
            responseStatus: number | null;
            /** @description Milliseconds until the answer or the failure. */
            durationMs: number;
            /**
             * @description Kind of failure.
             * @enum {string}
             */
            failure: "none" | "refused_address" | "dns" | "connect" | "tls" | "timeout" | "too_large" | "unauthorized" | "http_status";
            /**
             * Format: date-time
             * @description When the test was made.
             */
            testedAt: string;
        };
        /**
         * @description State of a training source.
         * @enum {string}
         */
        AdminTrainingStatus: "new" | "crawling" | "ready" | "failed" | "paused";
        /**
         * @description How often the source is crawled; `manual` only when asked for.
         * @enum {string}
         */
        AdminTrainingSchedule: "manual" | "hourly" | "daily" | "weekly";
        /** @description A site from which the knowledge base is built. */
        AdminTrainingSource: {
            /**
             * Format: uuid
             * @description Identifier of the source.
             */
            id: string;
            /** @description Name shown to people. */
            name: string;
            /** @description Address at which a crawl begins. */
            url: string;
            schedule: components["schemas"]["AdminTrainingSchedule"];
            status: components["schemas"]["AdminTrainingStatus"];
            /** @description Pages indexed by the last crawl. */
            pagesIndexed: number;
            /** @description Pages found by the last crawl; null while that is not known. */
            pagesTotal: number | null;
            /** @description Why the last crawl failed; null when it did not. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it is due next; null when no crawl is planned.
             */
            nextCrawlAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, by an admin or by a crawl.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as in the header `ETag`; send it back as `If-Match`. A crawl changes it too. */
            etag: string;
        };
        /** @description A page of sources. */
        AdminTrainingSourcePage: {
            /** @description Sources sorted by name. */
            items: components["schemas"]["AdminTrainingSource"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A source to create. */
        CreateTrainingSourceRequest: {
            /** @description Name shown to people. */
            name: string;
            /**
             * Format: uri
             * @description Address at which a crawl begins, without a user name or password.
             */
            url: string;
            /**
             * @description How often it is crawled.
             * @default manual
             * @enum {string}
             */
            schedule: "manual" | "hourly" | "daily" | "weekly";
        };
        /** @description What to change about the source. */
        UpdateTrainingSourceRequest: {
            /** @description Name shown to people. */
            name?: string;
            /**
             * Format: uri
             * @description Address at which a crawl begins, without a user name or password.
             */
            url?: string;
            schedule?: components["schemas"]["AdminTrainingSchedule"];
        };
        /** @description A place where another system may raise domain events, without its secret. */
        InboundWebhook: {
            /**
             * Format: uuid
             * @description Identifier of the source.
             */
            id: string;
            /** @description Name of the source; unique in the workspace. */
            name: string;
            /** @description Domain event that each accepted request raises. */
            eventName: string;
            /** @description Whether requests are accepted. */
            active: boolean;
            /** @description Address that the sender posts to. */
            url: string;
            /**
             * Format: date-time
             * @description Last accepted request; null before the first.
             */
            lastReceivedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed; a received request is no change.
             */
            updatedAt: string;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of sources. */
        InboundWebhookPage: {
            /** @description Sources sorted by name. */
            items: components["schemas"]["InboundWebhook"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A source to create. */
        CreateInboundWebhookRequest: {
            /** @description Name of the source; unique in the workspace. */
            name: string;
            /** @description Domain event that each accepted request raises. */
            eventName: string;
            /**
             * @description Whether requests are accepted.
             * @default true
             */
            active: boolean;
            /** @description Secret that the sender has already; made here when absent. */
            secret?: string;
        };
        /** @description A source with its secret. */
        InboundWebhookWithSecret: {
            inboundWebhook: components["schemas"]["InboundWebhook"];
            /** @description What the sender signs with; shown this once. */
            secret: string;
        };
        /** @description What to change about the source. */
        UpdateInboundWebhookRequest: {
            /** @description Name of the source; unique in the workspace. */
            name?: string;
            /** @description Domain event that each accepted request raises. */
            eventName?: string;
            /** @description Whether requests are accepted. */
            active?: boolean;
        };
        /**
         * @description `pending` will be tried, `succeeded` got a 2xx, `dead` will not be tried again.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "dead";
        /** @description The delivery of one event to the webhook of one key. */
        AdminWebhookDelivery: {
            /**
             * Format: uuid
             * @description Identifier of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description Value of `X-Service-Event-Id`, the same in all attempts.
             */
            eventId: string;
            /** @description Kind of the event. */
            event: string;
            /**
             * Format: uuid
             * @description Publishable key whose webhook is called.
             */
            keyId: string;
            /**
             * Format: uuid
             * @description Conversation that the event is about.
             */
            conversationId: string;
            /** @description Address that is called. */
            url: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Why it is dead: `attempts_exhausted`, `permanent_failure`, `refused_address` or `key_revoked`; null otherwise. */
            reason: string | null;
            /** @description Attempts made since the last start. */
            attempts: number;
            /** @description HTTP status of the last answer; null when there was none. */
            lastResponseStatus: number | null;
            /**
             * Format: date-time
             * @description When it is due, which is past while an attempt is under way; null when it is not pending.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event happened.
             */
            occurredAt: string;
            /**
             * Format: date-time
             * @description When the state last changed.
             */
            updatedAt: string;
        };
        /** @description A page of deliveries. */
        AdminWebhookDeliveryPage: {
            /** @description Deliveries, newest first. */
            items: components["schemas"]["AdminWebhookDelivery"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description One attempt of a delivery. */
        AdminWebhookAttempt: {
            /**
             * Format: uuid
             * @description Value of `X-Service-Delivery` in this attempt.
             */
            id: string;
            /** @description Number of the attempt, counted over all starts. */
            number: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            startedAt: string;
            /** @description Milliseconds until the answer or the failure. */
            durationMs: number;
            /** @description HTTP status of the answer; null when there was none. */
            responseStatus: number | null;
            /**
             * @description Kind of failure. Nothing was sent for `key_revoked` and `internal`, a fault on this side.
             * @enum {string}
             */
            failure: "none" | "refused_address" | "dns" | "connect" | "tls" | "timeout" | "too_large" | "http_status" | "key_revoked" | "internal";
        };
        /** @description A delivery with its payload and attempts. */
        AdminWebhookDeliveryDetail: {
            delivery: components["schemas"]["AdminWebhookDelivery"];
            /** @description What is sent, with snake_case names, secrets out. */
            payload: {
                [key: string]: unknown;
            };
            /** @description All attempts, oldest first. */
            attempts: components["schemas"]["AdminWebhookAttempt"][];
        };
        /**
         * @description How the run ended; null while it has not. `expired`: nobody answered a question in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
         * @enum {string|null}
         */
        ExecutionOutcome: "completed" | "expired" | "failed" | "aborted" | null;
        /** @description What started the run. */
        ExecutionTrigger: {
            /**
             * @description Kind of the trigger.
             * @enum {string}
             */
            type: "chat_intent" | "event";
            /** @description Name of the intent or event. */
            name: string;
        };
        /** @description Why the run failed, expired or was aborted; null for any other. */
        ExecutionError: {
            /** @description Kind of the end, for example `step_limit`, `http_error`, `wait_expired` or `aborted`. */
            kind: string;
            /** @description It in one sentence. */
            message: string;
            /** @description Node at which it happened; null for none. */
            nodeId: string | null;
        } | null;
        /** @description One run of a flow. */
        AdminExecution: {
            /**
             * Format: uuid
             * @description Identifier of the execution.
             */
            id: string;
            /**
             * Format: uuid
             * @description Conversation it runs in; null for none.
             */
            conversationId: string | null;
            /**
             * Format: uuid
             * @description Flow that runs.
             */
            flowId: string;
            /** @description Code of that flow. */
            flowCode: string;
            /** @description Version it runs to its end. */
            flowVersion: number;
            status: components["schemas"]["ExecutionStatus"];
            outcome: components["schemas"]["ExecutionOutcome"];
            trigger: components["schemas"]["ExecutionTrigger"];
            /** @description Node at which it waits or ended; null before the first. */
            currentNodeId: string | null;
            /**
             * Format: date-time
             * @description When its wait runs out; null without wait.
             */
            waitExpiresAt: string | null;
            error: components["schemas"]["ExecutionError"];
            /**
             * Format: date-time
             * @description When it was started.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last moved.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             */
            endedAt: string | null;
        };
        /** @description A page of executions. */
        AdminExecutionPage: {
            /** @description Executions, newest first. */
            items: components["schemas"]["AdminExecution"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Tokens and cost of the model replies of one turn; null when the turn used no model. */
        TokenUsage: {
            /**
             * @description Tokens sent to the model.
             * @example 120
             */
            prompt_tokens: number;
            /**
             * @description Tokens the model wrote.
             * @example 30
             */
            completion_tokens: number;
            /**
             * @description Sum of the two.
             * @example 150
             */
            total_tokens: number;
            /**
             * @description Set only when the whole turn used exactly one model.
             * @example gpt-4o-mini
             */
            model: string | null;
            /**
             * @description Cost in micro-USD (1e-6 USD); sum this one.
             * @example 36
             */
            cost_micros: number;
            /**
             * @description `cost_micros / 1000000`, for display.
             * @example 0.000036
             */
            cost_usd: number;
        } | null;
        /** @description An execution with its state. */
        ExecutionInspection: {
            execution: components["schemas"]["AdminExecution"];
            /** @description Number of the last claim in decimal digits; it rises with every turn. */
            revision: string;
            variables: components["schemas"]["Variables"];
            context: components["schemas"]["Context"];
            /** @description Blocks since the last reply. */
            blocks: components["schemas"]["Block"][];
            expectedInput: components["schemas"]["ExpectedInput"];
            tokenUsage: components["schemas"]["TokenUsage"];
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        ExecutionLogKind: "execution_started" | "step_completed" | "step_waiting" | "step_resumed" | "step_failed" | "call_started" | "call_finished" | "message_received" | "message_sent" | "execution_ended";
        /** @description Version of the subflow that the node belongs to; null for a node of the flow that was started. */
        ExecutionLogSubflow: {
            /**
             * Format: uuid
             * @description Identifier of the flow.
             */
            flowId: string;
            /** @description Number of its version. */
            version: number;
        } | null;
        /** @description What happened, with the particulars of its kind, redacted. They follow the JSON Schema document `event-log-entry`, served at `/docs/schemas/event-log-entry.json`. */
        ExecutionLogRecord: {
            kind: components["schemas"]["ExecutionLogKind"];
        } & {
            [key: string]: unknown;
        };
        /** @description One line of the event log of an execution. */
        ExecutionLogEntry: {
            /**
             * Format: uuid
             * @description Identifier of the line; lines are in the order of their ids.
             */
            id: string;
            /** @description Node that the line is about; null when it is about the whole run. */
            nodeId: string | null;
            subflow: components["schemas"]["ExecutionLogSubflow"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            entry: components["schemas"]["ExecutionLogRecord"];
        };
        /** @description A page of the event log. */
        ExecutionLogPage: {
            /** @description Entries, oldest first. */
            items: components["schemas"]["ExecutionLogEntry"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Words about the abort. */
        AbortExecutionRequest: {
            /** @description Why; it is shown with the execution and stands in the audit log. */
            reason?: string | null;
        };
        /**
         * @description Whether the conversation was closed since somebody last went on in it.
         * @enum {string}
         */
        ConversationStatus: "open" | "closed";
        /** @description The visitor as the integrator named it; null for an unnamed one. */
        ConversationCustomer: {
            /** @description The integrator's id of the customer. */
            id: string | null;
            /** @description Name of the customer. */
            name: string | null;
            /** @description E-mail address of the customer. */
            email: string | null;
        } | null;
        /** @description What a visitor and the service said to each other. */
        AdminConversation: {
            /**
             * Format: uuid
             * @description Identifier of the conversation.
             */
            id: string;
            status: components["schemas"]["ConversationStatus"];
            /**
             * Format: uuid
             * @description Publishable key it was opened with; null when it came through the engine API.
             */
            keyId: string | null;
            customer: components["schemas"]["ConversationCustomer"];
            /** @description Language of the visitor; null when unknown. */
            locale: string | null;
            variables: components["schemas"]["Variables"];
            /** @description Number of messages. */
            messages: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the last message was recorded; null before the first.
             */
            lastMessageAt: string | null;
            /**
             * Format: date-time
             * @description When it was closed; null while it is open.
             */
            closedAt: string | null;
            /** @description Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. */
            etag: string;
        };
        /** @description A page of conversations. */
        AdminConversationPage: {
            /** @description Conversations, the one with the newest message first. */
            items: components["schemas"]["AdminConversation"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description One message of a conversation. */
        ConversationMessage: {
            /**
             * Format: uuid
             * @description Identifier of the message.
             */
            id: string;
            /**
             * @description Who said it.
             * @enum {string}
             */
            role: "user" | "agent" | "system";
            /** @description What the visitor said, or answered; null for what was shown. */
            text: string | null;
            /** @description What was shown; empty for the visitor's messages. */
            blocks: components["schemas"]["Block"][];
            /**
             * Format: uuid
             * @description Execution it belongs to; null for none.
             */
            executionId: string | null;
            tokenUsage: components["schemas"]["TokenUsage"];
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            createdAt: string;
        };
        /** @description A page of messages. */
        ConversationMessagePage: {
            /** @description Messages, oldest first. */
            items: components["schemas"]["ConversationMessage"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Words about the close. */
        CloseConversationRequest: {
            /** @description Why, for the audit log. */
            reason?: string | null;
        };
        /** @description A closed conversation and its aborted executions. */
        ClosedConversation: {
            conversation: components["schemas"]["AdminConversation"];
            /** @description Executions that the close aborted. */
            abortedExecutionIds: string[];
        };
        /**
         * @description What the engine was told to do.
         * @enum {string}
         */
        EngineMessageType: "StartExecution" | "ResumeExecution" | "RunNextStep" | "FireWait";
        /** @description Why the last attempt failed. */
        FailedMessageError: {
            /** @description Machine name of the failure. */
            kind: string;
            /** @description The failure in one sentence, redacted. */
            message: string;
        };
        /** @description An engine message that failed for good. */
        FailedMessage: {
            /**
             * Format: uuid
             * @description Identifier of the message.
             */
            id: string;
            type: components["schemas"]["EngineMessageType"];
            /**
             * Format: uuid
             * @description Execution it is for; null when it would have started one.
             */
            executionId: string | null;
            /** @description Attempts that were made. */
            attempts: number;
            error: components["schemas"]["FailedMessageError"];
            /** @description Body of the message as the JSON Schema document `jobs` has it, redacted. */
            payload: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last attempt failed.
             */
            failedAt: string;
        };
        /** @description A page of failed messages. */
        FailedMessagePage: {
            /** @description Messages, the newest failure first. */
            items: components["schemas"]["FailedMessage"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A message that is back at work. */
        RetriedMessage: {
            /**
             * Format: uuid
             * @description Identifier of the message.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it is tried.
             */
            runAt: string;
        };
        /** @description Who did it. */
        AuditActor: {
            /**
             * @description `engine` is a caller with an engine token, `system` a job, `anonymous` a failed sign-in.
             * @enum {string}
             */
            type: "user" | "engine" | "workspace_file" | "command" | "system" | "anonymous";
            /**
             * Format: uuid
             * @description Identifier of the user; null for the others.
             */
            id: string | null;
            /** @description Name of the user, or of the engine token, at that time; null for the others. */
            name: string | null;
            /**
             * Format: uuid
             * @description Personal access token or engine token that was used; null for a session and the deploy-wide token.
             */
            tokenId: string | null;
        };
        /** @description What it was done to; null when it concerned no single thing. */
        AuditResource: {
            /** @description Type of the thing, for example `flow` or `key`. */
            type: string;
            /** @description Identifier of the thing; for roles its code, for configuration its section and scope. */
            id: string;
            /** @description Name or code of the thing at that time; null when it has none. */
            name: string | null;
        } | null;
        /** @description The properties that changed, each secret as `[REDACTED]`; null where there is no such state. */
        AuditState: {
            [key: string]: unknown;
        } | null;
        /** @description Something that was done. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description Identifier of the entry.
             */
            id: string;
            /** @description What was done, `<thing>.<verb>`, for example `flow.publish`, or the name of an API call. */
            action: string;
            actor: components["schemas"]["AuditActor"];
            resource: components["schemas"]["AuditResource"];
            before: components["schemas"]["AuditState"];
            after: components["schemas"]["AuditState"];
            /** @description Particulars of the action, for example the argument keys of a tool call. */
            details: {
                [key: string]: unknown;
            };
            /** @description Network address of the caller; null for jobs and commands. */
            address: string | null;
            /** @description Request it belongs to; null for jobs and commands. */
            requestId: string | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            occurredAt: string;
        };
        /** @description A page of audit entries. */
        AuditEntryPage: {
            /** @description Entries, newest first. */
            items: components["schemas"]["AuditEntry"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Which customer; exactly one of the two. Null once an erasure has completed. */
        CustomerSelector: {
            /** @description The integrator's id of the customer. */
            customerId?: string;
            /**
             * Format: email
             * @description E-mail address of the customer, upper and lower case alike.
             */
            email?: string;
        } | null;
        /**
         * @description How far the job is. A job that fails is tried again, five times in all. A failed one can be asked for again; it takes up where it stopped.
         * @enum {string}
         */
        CustomerRequestStatus: "queued" | "running" | "completed" | "failed";
        /** @description Number of rows by table; `<table>_replaced` counts rows that stay and named the customer. */
        CustomerRowCounts: {
            [key: string]: number;
        };
        /** @description An export of all data of one customer. */
        CustomerExport: {
            /**
             * Format: uuid
             * @description Identifier of the export.
             */
            id: string;
            customer: components["schemas"]["CustomerSelector"];
            status: components["schemas"]["CustomerRequestStatus"];
            counts: components["schemas"]["CustomerRowCounts"];
            requestedBy: components["schemas"]["AdminUserRef"];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was completed; null before.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When its file is deleted; null before it exists.
             */
            expiresAt: string | null;
            /** @description Why it failed; null when it did not. */
            error: string | null;
        };
        /** @description A page of exports. */
        CustomerExportPage: {
            /** @description Exports, newest first. */
            items: components["schemas"]["CustomerExport"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Which customer; exactly one of the two. */
        CustomerIdentity: {
            /** @description The integrator's id of the customer. */
            customerId?: string;
            /**
             * Format: email
             * @description E-mail address of the customer, upper and lower case alike.
             */
            email?: string;
        };
        /** @description Whose data to export. */
        CreateCustomerExportRequest: {
            customer: components["schemas"]["CustomerIdentity"];
        };
        /** @description Where to fetch an export. */
        CustomerExportDownload: {
            /** @description Signed address. */
            url: string;
            /**
             * Format: date-time
             * @description When the address stops working.
             */
            expiresAt: string;
            /** @description Media type of the file, `application/zip`. */
            mime: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description The erasure of all data of one customer. */
        CustomerErasure: {
            /**
             * Format: uuid
             * @description Identifier of the erasure.
             */
            id: string;
            customer: components["schemas"]["CustomerSelector"];
            status: components["schemas"]["CustomerRequestStatus"];
            counts: components["schemas"]["CustomerRowCounts"];
            requestedBy: components["schemas"]["AdminUserRef"];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was completed; null before.
             */
            completedAt: string | null;
            /** @description Why it failed; null when it did not. */
            error: string | null;
        };
        /** @description A page of erasures. */
        CustomerErasurePage: {
            /** @description Erasures, newest first. */
            items: components["schemas"]["CustomerErasure"][];
            /** @description `cursor` of the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Whose data to erase. */
        CreateCustomerErasureRequest: {
            customer: components["schemas"]["CustomerIdentity"];
            /** @description The `customerId` or `email` once more. */
            confirm: string;
        };
        /**
         * @description The state of the resource does not allow this.
         * @example {
         *       "error": "conflict",
         *       "message": "The state of the resource does not allow this"
         *     }
         */
        ConflictError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "conflict";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The CSRF token is missing or not this session's.
         * @example {
         *       "error": "csrf_token_invalid",
         *       "message": "The CSRF token is missing or not this session's"
         *     }
         */
        CsrfTokenInvalidError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "csrf_token_invalid";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The flow has errors.
         * @example {
         *       "error": "flow_invalid",
         *       "message": "The flow has errors"
         *     }
         */
        FlowInvalidError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "flow_invalid";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["FlowFindings"];
        };
        /**
         * @description The form has errors.
         * @example {
         *       "error": "form_invalid",
         *       "message": "The form has errors"
         *     }
         */
        FormInvalidError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "form_invalid";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["FlowFindings"];
        };
        /**
         * @description The idempotency key was used with another payload, or its first request still runs.
         * @example {
         *       "error": "idempotency_conflict",
         *       "message": "The idempotency key was used with another payload, or its first request still runs"
         *     }
         */
        IdempotencyConflictError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "idempotency_conflict";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description Another published flow owns the intent.
         * @example {
         *       "error": "intent_conflict",
         *       "message": "Another published flow owns the intent"
         *     }
         */
        IntentConflictError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "intent_conflict";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["IntentConflict"];
        };
        /**
         * @description The service failed.
         * @example {
         *       "error": "internal_error",
         *       "message": "The service failed"
         *     }
         */
        InternalError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "internal_error";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The e-mail address or the password is wrong.
         * @example {
         *       "error": "invalid_credentials",
         *       "message": "The e-mail address or the password is wrong"
         *     }
         */
        InvalidCredentialsError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_credentials";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The request is malformed.
         * @example {
         *       "error": "invalid_input",
         *       "message": "The request is malformed"
         *     }
         */
        InvalidInputError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_input";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The scope selector is malformed.
         * @example {
         *       "error": "invalid_scope",
         *       "message": "The scope selector is malformed"
         *     }
         */
        InvalidScopeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_scope";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description Too many failed sign-ins.
         * @example {
         *       "error": "locked_out",
         *       "message": "Too many failed sign-ins"
         *     }
         */
        LockedOutError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "locked_out";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No such thing.
         * @example {
         *       "error": "not_found",
         *       "message": "No such thing"
         *     }
         */
        NotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "not_found";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The body is larger than this path reads.
         * @example {
         *       "error": "payload_too_large",
         *       "message": "The body is larger than this path reads"
         *     }
         */
        PayloadTooLargeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "payload_too_large";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The caller lacks the permission.
         * @example {
         *       "error": "permission_denied",
         *       "message": "The caller lacks the permission"
         *     }
         */
        PermissionDeniedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "permission_denied";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["MissingPermission"];
        };
        /**
         * @description The entity tag is stale.
         * @example {
         *       "error": "precondition_failed",
         *       "message": "The entity tag is stale"
         *     }
         */
        PreconditionFailedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "precondition_failed";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The request needs If-Match.
         * @example {
         *       "error": "precondition_required",
         *       "message": "The request needs If-Match"
         *     }
         */
        PreconditionRequiredError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "precondition_required";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description Too many requests.
         * @example {
         *       "error": "rate_limited",
         *       "message": "Too many requests"
         *     }
         */
        RateLimitedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "rate_limited";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The caller may not read that scope.
         * @example {
         *       "error": "scope_denied",
         *       "message": "The caller may not read that scope"
         *     }
         */
        ScopeDeniedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "scope_denied";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The service cannot answer at the moment; try again later.
         * @example {
         *       "error": "service_unavailable",
         *       "message": "The service cannot answer at the moment; try again later"
         *     }
         */
        ServiceUnavailableError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "service_unavailable";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description Nobody is signed in.
         * @example {
         *       "error": "unauthorized",
         *       "message": "Nobody is signed in"
         *     }
         */
        UnauthorizedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "unauthorized";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The body's media type is not read here.
         * @example {
         *       "error": "unsupported_media_type",
         *       "message": "The body's media type is not read here"
         *     }
         */
        UnsupportedMediaTypeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "unsupported_media_type";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description A value was rejected.
         * @example {
         *       "error": "validation_failed",
         *       "message": "A value was rejected"
         *     }
         */
        ValidationFailedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "validation_failed";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The webhook of a key cannot be changed.
         * @example {
         *       "error": "webhook_immutable",
         *       "message": "The webhook of a key cannot be changed"
         *     }
         */
        WebhookImmutableError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "webhook_immutable";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The key has no webhook.
         * @example {
         *       "error": "webhook_not_configured",
         *       "message": "The key has no webhook"
         *     }
         */
        WebhookNotConfiguredError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "webhook_not_configured";
            /** @description A sentence for people; may change. */
            message: string;
        };
    };
    responses: {
        /** @description A page of tokens. */
        AccessTokenPageAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "018f0000-0000-7000-8000-000000000020",
                 *           "name": "ci",
                 *           "scopes": [
                 *             "api:full",
                 *             "mcp"
                 *           ],
                 *           "status": "active",
                 *           "createdAt": "2026-11-21T09:00:00.000Z",
                 *           "expiresAt": null,
                 *           "lastUsedAt": null,
                 *           "revokedAt": null
                 *         }
                 *       ],
                 *       "nextCursor": null
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenPage"];
            };
        };
        /** @description The workspace. */
        WorkspaceAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000002",
                 *       "name": "Acme Shop",
                 *       "organization": {
                 *         "id": "018f0000-0000-7000-8000-000000000001",
                 *         "name": "Acme Group"
                 *       },
                 *       "locale": "en",
                 *       "timezone": "Europe/Berlin",
                 *       "currency": "EUR",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-21T09:00:00.000Z",
                 *       "etag": "\"3\""
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The role. */
        RoleAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "analyst",
                 *       "name": "Analyst",
                 *       "permissions": [
                 *         "service.flows.view",
                 *         "service.insights.analytics"
                 *       ],
                 *       "builtIn": false,
                 *       "users": 2,
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["Role"];
            };
        };
        /** @description The user. */
        AdminUserAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000010",
                 *       "email": "ada@acme.example",
                 *       "name": "Ada",
                 *       "roles": [
                 *         "admin"
                 *       ],
                 *       "active": true,
                 *       "lastLoginAt": "2026-11-21T09:00:00.000Z",
                 *       "lockedUntil": null,
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminUser"];
            };
        };
        /** @description The key. */
        PublishableKeyAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000030",
                 *       "name": "shop-widget",
                 *       "key": "pk_live_AcmeShopDemoKey0001",
                 *       "status": "active",
                 *       "allowedOrigins": [
                 *         "https://shop.acme.example"
                 *       ],
                 *       "intents": null,
                 *       "forms": null,
                 *       "webhook": {
                 *         "url": "https://shop.acme.example/hooks/parley"
                 *       },
                 *       "formMounts": 1204,
                 *       "lastUsedAt": "2026-11-21T08:59:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["PublishableKey"];
            };
        };
        /** @description The flow. */
        AdminFlowAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000040",
                 *       "code": "order-status",
                 *       "name": "Order status",
                 *       "status": "published",
                 *       "publishedVersion": 3,
                 *       "latestVersion": 3,
                 *       "unpublishedChanges": false,
                 *       "intents": [
                 *         "order_status"
                 *       ],
                 *       "events": [
                 *         "order.shipped"
                 *       ],
                 *       "publishedAt": "2026-11-20T09:00:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-20T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"7\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminFlow"];
            };
        };
        /** @description The draft. */
        FlowDraftAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "flowId": "018f0000-0000-7000-8000-000000000040",
                 *       "definition": {
                 *         "code": "order-status",
                 *         "name": "Order status",
                 *         "triggers": [
                 *           {
                 *             "type": "chat_intent",
                 *             "intent": "order_status",
                 *             "description": "Tells where an order is",
                 *             "examples": [
                 *               "where is my order"
                 *             ],
                 *             "requiredEntities": [],
                 *             "priority": 10
                 *           }
                 *         ],
                 *         "variables": {
                 *           "first_name": "there"
                 *         },
                 *         "start": "hello",
                 *         "nodes": [
                 *           {
                 *             "id": "hello",
                 *             "type": "message",
                 *             "text": "Hello {{ vars.first_name }}",
                 *             "next": "bye"
                 *           },
                 *           {
                 *             "id": "bye",
                 *             "type": "end",
                 *             "text": "Bye"
                 *           }
                 *         ]
                 *       },
                 *       "baseVersion": 3,
                 *       "updatedAt": "2026-11-20T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"12\""
                 *     }
                 */
                "application/json": components["schemas"]["FlowDraft"];
            };
        };
        /** @description The layout. */
        FlowLayoutAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "flowId": "018f0000-0000-7000-8000-000000000040",
                 *       "positions": {
                 *         "hello": {
                 *           "x": 120,
                 *           "y": 40
                 *         },
                 *         "bye": {
                 *           "x": 480,
                 *           "y": 40.5
                 *         }
                 *       },
                 *       "notes": [
                 *         {
                 *           "id": "greeting",
                 *           "text": "Legal has approved this greeting.",
                 *           "x": 80,
                 *           "y": -120,
                 *           "color": "yellow"
                 *         }
                 *       ],
                 *       "updatedAt": "2026-11-20T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"layout-3\""
                 *     }
                 */
                "application/json": components["schemas"]["FlowLayout"];
            };
        };
        /** @description The version that is live now. */
        FlowVersionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "flowId": "018f0000-0000-7000-8000-000000000040",
                 *       "version": 3,
                 *       "live": true,
                 *       "note": "Greets by name",
                 *       "rolledBackFrom": null,
                 *       "publishedAt": "2026-11-20T09:00:00.000Z",
                 *       "publishedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FlowVersion"];
            };
        };
        /** @description The form. */
        AdminFormAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000050",
                 *       "code": "newsletter",
                 *       "title": "Newsletter",
                 *       "status": "published",
                 *       "embeddable": true,
                 *       "acceptsSubmissions": true,
                 *       "publishedVersion": 2,
                 *       "latestVersion": 2,
                 *       "unpublishedChanges": false,
                 *       "submissions": 318,
                 *       "publishedAt": "2026-11-20T09:00:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-20T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"4\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminForm"];
            };
        };
        /** @description The draft. */
        FormDraftAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "formId": "018f0000-0000-7000-8000-000000000050",
                 *       "definition": {
                 *         "code": "newsletter",
                 *         "title": "Newsletter",
                 *         "submitLabel": "Sign up",
                 *         "embeddable": true,
                 *         "acceptsSubmissions": true,
                 *         "honeypotField": "website",
                 *         "fields": [
                 *           {
                 *             "name": "email",
                 *             "type": "email",
                 *             "label": "E-mail",
                 *             "required": true,
                 *             "validation": {
                 *               "format": "email",
                 *               "email_allow_domains": []
                 *             }
                 *           }
                 *         ],
                 *         "locales": {
                 *           "de": {
                 *             "title": "Rundbrief",
                 *             "submitLabel": "Anmelden",
                 *             "fields": {
                 *               "email": {
                 *                 "label": "E-Mail"
                 *               }
                 *             }
                 *           }
                 *         }
                 *       },
                 *       "baseVersion": 2,
                 *       "updatedAt": "2026-11-20T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"9\""
                 *     }
                 */
                "application/json": components["schemas"]["FormDraft"];
            };
        };
        /** @description The values at the scope. */
        ConfigurationValuesAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "section": "widget",
                 *       "scope": "tenant:018f0000-0000-7000-8000-000000000002",
                 *       "values": [
                 *         {
                 *           "path": "widget/appearance/title",
                 *           "kind": "string",
                 *           "secret": false,
                 *           "set": true,
                 *           "own": "Acme helps",
                 *           "value": "Acme helps",
                 *           "present": true,
                 *           "sourceScope": "tenant:018f0000-0000-7000-8000-000000000002"
                 *         },
                 *         {
                 *           "path": "widget/appearance/accent",
                 *           "kind": "color",
                 *           "secret": false,
                 *           "set": false,
                 *           "value": "#0a7",
                 *           "present": true,
                 *           "sourceScope": "global"
                 *         }
                 *       ],
                 *       "updatedAt": "2026-11-21T09:00:00.000Z",
                 *       "updatedBy": {
                 *         "id": "018f0000-0000-7000-8000-000000000010",
                 *         "name": "Ada"
                 *       },
                 *       "etag": "\"5\""
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationValues"];
            };
        };
        /** @description The goal. */
        GoalAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000060",
                 *       "code": "purchase",
                 *       "name": "Purchase",
                 *       "status": "active",
                 *       "match": {
                 *         "type": "api"
                 *       },
                 *       "value": {
                 *         "mode": "from_property",
                 *         "property": "amount"
                 *       },
                 *       "currency": "EUR",
                 *       "windowDays": 30,
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["Goal"];
            };
        };
        /** @description The price. */
        ModelPriceAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000070",
                 *       "model": "gpt-4o-mini",
                 *       "promptPer1k": 0.00015,
                 *       "completionPer1k": 0.0006,
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["ModelPrice"];
            };
        };
        /** @description The report. */
        SavedReportAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-0000000000c1",
                 *       "code": "weekly-conversations",
                 *       "name": "Conversations by language",
                 *       "definition": {
                 *         "dataset": "conversations",
                 *         "dimensions": [
                 *           "locale"
                 *         ],
                 *         "measures": [
                 *           "conversations"
                 *         ],
                 *         "last_days": 7
                 *       },
                 *       "pinned": true,
                 *       "schedule": {
                 *         "frequency": "weekly",
                 *         "hour": 6,
                 *         "weekday": 1,
                 *         "recipients": [
                 *           "ada@acme.example"
                 *         ],
                 *         "enabled": true,
                 *         "last_sent_at": "2026-11-16T06:05:02.000Z"
                 *       },
                 *       "created_at": "2026-11-01T09:00:00.000Z",
                 *       "updated_at": "2026-11-14T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SavedReport"];
            };
        };
        /** @description The rows. */
        ReportResultAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "dataset": "conversations",
                 *       "from": "2026-11-14",
                 *       "to": "2026-11-20",
                 *       "time_zone": "Europe/Berlin",
                 *       "columns": [
                 *         {
                 *           "name": "locale",
                 *           "role": "dimension",
                 *           "type": "string",
                 *           "label": "Language"
                 *         },
                 *         {
                 *           "name": "conversations",
                 *           "role": "measure",
                 *           "type": "integer",
                 *           "label": "Conversations",
                 *           "unit": "count"
                 *         }
                 *       ],
                 *       "rows": [
                 *         {
                 *           "locale": "de",
                 *           "conversations": 120
                 *         }
                 *       ],
                 *       "row_count": 1,
                 *       "row_cap": 200,
                 *       "truncated": false,
                 *       "refreshed_at": "2026-11-20T10:09:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReportResult"];
            };
        };
        /** @description The connection. */
        AdminConnectionAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-000000000080",
                 *       "code": "crm",
                 *       "name": "CRM",
                 *       "providerKey": "http",
                 *       "baseUrl": "https://crm.acme.example",
                 *       "status": "active",
                 *       "health": "ok",
                 *       "credentialNames": [
                 *         "bearer"
                 *       ],
                 *       "testedAt": "2026-11-21T08:00:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"2\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminConnection"];
            };
        };
        /** @description The source. */
        AdminTrainingSourceAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-00000000000a",
                 *       "name": "Help centre",
                 *       "url": "https://help.acme.example",
                 *       "schedule": "daily",
                 *       "status": "ready",
                 *       "pagesIndexed": 120,
                 *       "pagesTotal": 120,
                 *       "error": null,
                 *       "nextCrawlAt": "2026-11-22T03:00:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-21T03:10:00.000Z",
                 *       "etag": "\"6\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminTrainingSource"];
            };
        };
        /** @description The source. */
        InboundWebhookAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f0000-0000-7000-8000-00000000000b",
                 *       "name": "Shop",
                 *       "eventName": "order.paid",
                 *       "active": true,
                 *       "url": "https://parley.example/api/v1/webhooks/inbound/018f0000-0000-7000-8000-00000000000b",
                 *       "lastReceivedAt": "2026-11-21T08:59:00.000Z",
                 *       "createdAt": "2026-11-01T09:00:00.000Z",
                 *       "updatedAt": "2026-11-01T09:00:00.000Z",
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["InboundWebhook"];
            };
        };
        /** @description The execution. */
        ExecutionInspectionAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "execution": {
                 *         "id": "018f5e7a-0000-7000-8000-000000000002",
                 *         "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                 *         "flowId": "018f0000-0000-7000-8000-000000000040",
                 *         "flowCode": "order-status",
                 *         "flowVersion": 3,
                 *         "status": "waiting_input",
                 *         "outcome": null,
                 *         "trigger": {
                 *           "type": "chat_intent",
                 *           "name": "order_status"
                 *         },
                 *         "currentNodeId": "ask",
                 *         "waitExpiresAt": "2026-11-22T08:30:00.000Z",
                 *         "error": null,
                 *         "createdAt": "2026-11-21T08:30:00.000Z",
                 *         "updatedAt": "2026-11-21T08:30:00.000Z",
                 *         "endedAt": null
                 *       },
                 *       "revision": "1",
                 *       "variables": {
                 *         "first_name": "Ada"
                 *       },
                 *       "context": {},
                 *       "blocks": [
                 *         {
                 *           "id": "b1",
                 *           "type": "message",
                 *           "payload": {
                 *             "text": "Hello Ada",
                 *             "role": "agent",
                 *             "format": "plain"
                 *           },
                 *           "meta": {
                 *             "source_node_id": "hello"
                 *           }
                 *         }
                 *       ],
                 *       "expectedInput": {
                 *         "type": "form_submission",
                 *         "block_id": "b2",
                 *         "schema": {
                 *           "type": "object",
                 *           "required": [
                 *             "order_no"
                 *           ],
                 *           "properties": {
                 *             "order_no": {
                 *               "type": "string"
                 *             }
                 *           }
                 *         }
                 *       },
                 *       "tokenUsage": null,
                 *       "etag": "\"1\""
                 *     }
                 */
                "application/json": components["schemas"]["ExecutionInspection"];
            };
        };
        /** @description The conversation. */
        AdminConversationAnswer: {
            headers: {
                ETag: components["headers"]["AdminETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "018f5e7a-0000-7000-8000-000000000001",
                 *       "status": "open",
                 *       "keyId": "018f0000-0000-7000-8000-000000000030",
                 *       "customer": {
                 *         "id": "c-17",
                 *         "name": "Grace",
                 *         "email": "grace@example.org"
                 *       },
                 *       "locale": "en",
                 *       "variables": {
                 *         "first_name": "Grace"
                 *       },
                 *       "messages": 4,
                 *       "startedAt": "2026-11-21T08:30:00.000Z",
                 *       "lastMessageAt": "2026-11-21T08:31:00.000Z",
                 *       "closedAt": null,
                 *       "etag": "\"4\""
                 *     }
                 */
                "application/json": components["schemas"]["AdminConversation"];
            };
        };
    };
    parameters: {
        /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
        AdminCsrfToken: string;
        /** @description Largest number of items in the answer. */
        AdminLimit: number;
        /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
        AdminCursor: string;
        /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
        IdempotencyKey: string;
        /** @description Identifier of the personal access token. */
        AdminTokenId: string;
        /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
        AdminIfMatch: string;
        /** @description Code of the role. */
        AdminRoleCode: string;
        /** @description Text that the name, code or address of an item contains, upper and lower case alike. */
        AdminSearch: string;
        /** @description Identifier of the user. */
        AdminUserId: string;
        /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
        AdminIfMatchOptional: string;
        /** @description Identifier of the engine token. */
        AdminEngineTokenId: string;
        /** @description Identifier of the publishable key. */
        AdminKeyId: string;
        /** @description Identifier of the flow. */
        AdminFlowId: string;
        /** @description Id of the last event that was received; one that the stream does not know counts as none. */
        LastEventId: string;
        /** @description Number of the published version, counted from 1. */
        AdminVersion: number;
        /** @description Identifier of the form. */
        AdminFormId: string;
        /** @description Only items of this instant or later. */
        AdminFrom: string;
        /** @description Only items before this instant. */
        AdminTo: string;
        /** @description Identifier of the form submission. */
        AdminSubmissionId: string;
        /** @description Id of the configuration section. */
        AdminSectionId: string;
        /** @description `global`, `organization:<uuid>` or `tenant:<uuid>`; a malformed one is 400 `invalid_scope`. Absent: the own workspace for an admin, `global` for a super-admin. An admin may name the own workspace only; any other scope is 403 `scope_denied`. */
        AdminScope: string;
        /** @description Identifier of the goal. */
        AdminGoalId: string;
        /** @description Identifier of the price. */
        AdminPriceId: string;
        /** @description Identifier of the saved report. */
        AdminReportId: string;
        /** @description Identifier of the connection. */
        AdminConnectionId: string;
        /** @description Identifier of the training source. */
        AdminSourceId: string;
        /** @description Identifier of the inbound webhook source. */
        AdminInboundWebhookId: string;
        /** @description Identifier of the webhook delivery. */
        AdminDeliveryId: string;
        /** @description Identifier of the execution. */
        AdminExecutionId: string;
        /** @description Identifier of the conversation. */
        AdminConversationId: string;
        /** @description Identifier of the failed engine message. */
        AdminFailedMessageId: string;
        /** @description Identifier of the audit entry. */
        AdminAuditEntryId: string;
        /** @description Identifier of the customer export. */
        AdminExportId: string;
        /** @description Identifier of the erasure. */
        AdminErasureId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The session cookie, with `HttpOnly`, `SameSite=Lax`, `Path=/` and, over https, `Secure`. */
        AdminSetCookie: string;
        /** @description Path of what was created. */
        AdminLocation: string;
        /** @description Always `no-store`; the answer holds a secret. */
        AdminNoStore: "no-store";
        /** @description Strong entity tag of the state in the body; send it back as `If-Match`. */
        AdminETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@acme.example",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["AdminSetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6",
                     *       "expiresAt": "2026-11-21T21:00:00.000Z",
                     *       "user": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "email": "ada@acme.example",
                     *         "name": "Ada",
                     *         "roles": [
                     *           "admin"
                     *         ],
                     *         "permissions": [
                     *           "service.flows.publish",
                     *           "service.flows.view"
                     *         ],
                     *         "superAdmin": false,
                     *         "workspace": {
                     *           "id": "018f0000-0000-7000-8000-000000000002",
                     *           "name": "Acme Shop"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `invalid_credentials`: The e-mail address or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidCredentialsError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `locked_out`: Too many failed sign-ins. `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutError"] | components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["AdminSetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6",
                     *       "expiresAt": "2026-11-21T21:00:00.000Z",
                     *       "user": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "email": "ada@acme.example",
                     *         "name": "Ada",
                     *         "roles": [
                     *           "admin"
                     *         ],
                     *         "permissions": [
                     *           "service.flows.publish",
                     *           "service.flows.view"
                     *         ],
                     *         "superAdmin": false,
                     *         "workspace": {
                     *           "id": "018f0000-0000-7000-8000-000000000002",
                     *           "name": "Acme Shop"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    probeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": false
                     *     }
                     */
                    "application/json": components["schemas"]["SessionProbe"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery staple",
                 *       "newPassword": "a longer and better sentence"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeOwnPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["AdminSetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "9Kd2mXs7pVb4nRt1wYq8zLc3hJf6gAe5",
                     *       "expiresAt": "2026-11-21T21:00:00.000Z",
                     *       "user": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "email": "ada@acme.example",
                     *         "name": "Ada",
                     *         "roles": [
                     *           "admin"
                     *         ],
                     *         "permissions": [
                     *           "service.flows.publish",
                     *           "service.flows.view"
                     *         ],
                     *         "superAdmin": false,
                     *         "workspace": {
                     *           "id": "018f0000-0000-7000-8000-000000000002",
                     *           "name": "Acme Shop"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `invalid_credentials`: The e-mail address or the password is wrong. `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidCredentialsError"] | components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `locked_out`: Too many failed sign-ins. `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutError"] | components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listOwnTokens: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessTokenPageAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createOwnToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ci",
                 *       "scopes": [
                 *         "api:full",
                 *         "mcp"
                 *       ],
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        responses: {
            /** @description The token with its value. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "value": "cfp_4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                     *       "token": {
                     *         "id": "018f0000-0000-7000-8000-000000000020",
                     *         "name": "ci",
                     *         "scopes": [
                     *           "api:full",
                     *           "mcp"
                     *         ],
                     *         "status": "active",
                     *         "createdAt": "2026-11-21T09:00:00.000Z",
                     *         "expiresAt": null,
                     *         "lastUsedAt": null,
                     *         "revokedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the personal access token. */
                tokenId: components["parameters"]["AdminTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000020",
                     *       "name": "ci",
                     *       "scopes": [
                     *         "api:full",
                     *         "mcp"
                     *       ],
                     *       "status": "active",
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "expiresAt": null,
                     *       "lastUsedAt": null,
                     *       "revokedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    revokeOwnToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the personal access token. */
                tokenId: components["parameters"]["AdminTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkspaceAnswer"];
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Acme Shop Europe",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWorkspaceRequest"];
            };
        };
        responses: {
            200: components["responses"]["WorkspaceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "service.flows.view",
                     *           "description": "Read flows, their drafts, versions and differences.",
                     *           "heldByEveryone": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "analyst",
                     *           "name": "Analyst",
                     *           "permissions": [
                     *             "service.flows.view",
                     *             "service.insights.analytics"
                     *           ],
                     *           "builtIn": false,
                     *           "users": 2,
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "analyst",
                 *       "name": "Analyst",
                 *       "permissions": [
                 *         "service.flows.view",
                 *         "service.insights.analytics"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "analyst",
                     *       "name": "Analyst",
                     *       "permissions": [
                     *         "service.flows.view",
                     *         "service.insights.analytics"
                     *       ],
                     *       "builtIn": false,
                     *       "users": 2,
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-01T09:00:00.000Z",
                     *       "etag": "\"1\""
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the role. */
                roleCode: components["parameters"]["AdminRoleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Code of the role. */
                roleCode: components["parameters"]["AdminRoleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Code of the role. */
                roleCode: components["parameters"]["AdminRoleCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "permissions": [
                 *         "service.flows.view"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
            200: components["responses"]["RoleAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Text that the name, code or address of an item contains, upper and lower case alike. */
                search?: components["parameters"]["AdminSearch"];
                /** @description Only active users (true) or only inactive ones (false). */
                active?: boolean;
                /** @description Only users that have the role of this code. */
                role?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000010",
                     *           "email": "ada@acme.example",
                     *           "name": "Ada",
                     *           "roles": [
                     *             "admin"
                     *           ],
                     *           "active": true,
                     *           "lastLoginAt": "2026-11-21T09:00:00.000Z",
                     *           "lockedUntil": null,
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@acme.example",
                 *       "name": "Grace",
                 *       "password": "a longer and better sentence",
                 *       "roles": [
                 *         "analyst"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000010",
                     *       "email": "ada@acme.example",
                     *       "name": "Ada",
                     *       "roles": [
                     *         "admin"
                     *       ],
                     *       "active": true,
                     *       "lastLoginAt": "2026-11-21T09:00:00.000Z",
                     *       "lockedUntil": null,
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-01T09:00:00.000Z",
                     *       "etag": "\"1\""
                     *     }
                     */
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminUserAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         "analyst"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdminUserAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminUserAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminUserAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a longer and better sentence"
                 *     }
                 */
                "application/json": components["schemas"]["SetUserPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listUserTokens: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessTokenPageAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    revokeUserToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: components["parameters"]["AdminUserId"];
                /** @description Identifier of the personal access token. */
                tokenId: components["parameters"]["AdminTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listEngineTokens: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of engine tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-0000000000a0",
                     *           "name": "order system",
                     *           "scopes": [
                     *             "engine",
                     *             "insights"
                     *           ],
                     *           "workspaces": [
                     *             "018f0000-0000-7000-8000-000000000002"
                     *           ],
                     *           "status": "active",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "expiresAt": null,
                     *           "lastUsedAt": null,
                     *           "revokedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["EngineTokenPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createEngineToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "order system",
                 *       "scopes": [
                 *         "engine",
                 *         "insights"
                 *       ],
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateEngineTokenRequest"];
            };
        };
        responses: {
            /** @description The token with its value. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "value": "cfe_4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                     *       "token": {
                     *         "id": "018f0000-0000-7000-8000-0000000000a0",
                     *         "name": "order system",
                     *         "scopes": [
                     *           "engine",
                     *           "insights"
                     *         ],
                     *         "workspaces": [
                     *           "018f0000-0000-7000-8000-000000000002"
                     *         ],
                     *         "status": "active",
                     *         "createdAt": "2026-11-21T09:00:00.000Z",
                     *         "expiresAt": null,
                     *         "lastUsedAt": null,
                     *         "revokedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedEngineToken"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getEngineToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the engine token. */
                engineTokenId: components["parameters"]["AdminEngineTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-0000000000a0",
                     *       "name": "order system",
                     *       "scopes": [
                     *         "engine",
                     *         "insights"
                     *       ],
                     *       "workspaces": [
                     *         "018f0000-0000-7000-8000-000000000002"
                     *       ],
                     *       "status": "active",
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "expiresAt": null,
                     *       "lastUsedAt": null,
                     *       "revokedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["EngineToken"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    revokeEngineToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the engine token. */
                engineTokenId: components["parameters"]["AdminEngineTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only keys of this status. */
                status?: components["schemas"]["PublishableKeyStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000030",
                     *           "name": "shop-widget",
                     *           "key": "pk_live_AcmeShopDemoKey0001",
                     *           "status": "active",
                     *           "allowedOrigins": [
                     *             "https://shop.acme.example"
                     *           ],
                     *           "intents": null,
                     *           "forms": null,
                     *           "webhook": {
                     *             "url": "https://shop.acme.example/hooks/parley"
                     *           },
                     *           "formMounts": 1204,
                     *           "lastUsedAt": "2026-11-21T08:59:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PublishableKeyPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "shop-widget",
                 *       "allowedOrigins": [
                 *         "https://shop.acme.example"
                 *       ],
                 *       "intents": null,
                 *       "forms": null,
                 *       "webhook": {
                 *         "url": "https://shop.acme.example/hooks/parley"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description The new key with the secret of its webhook. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "id": "018f0000-0000-7000-8000-000000000030",
                     *         "name": "shop-widget",
                     *         "key": "pk_live_AcmeShopDemoKey0001",
                     *         "status": "active",
                     *         "allowedOrigins": [
                     *           "https://shop.acme.example"
                     *         ],
                     *         "intents": null,
                     *         "forms": null,
                     *         "webhook": {
                     *           "url": "https://shop.acme.example/hooks/parley"
                     *         },
                     *         "formMounts": 1204,
                     *         "lastUsedAt": "2026-11-21T08:59:00.000Z",
                     *         "createdAt": "2026-11-01T09:00:00.000Z",
                     *         "updatedAt": "2026-11-01T09:00:00.000Z",
                     *         "etag": "\"1\""
                     *       },
                     *       "webhookSecret": "whsec_2b9m8tQk3vJr7sLh5fDg6aTnE4Zq1oWc0uYx"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the publishable key. */
                keyId: components["parameters"]["AdminKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublishableKeyAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the publishable key. */
                keyId: components["parameters"]["AdminKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allowedOrigins": [
                 *         "https://shop.acme.example",
                 *         "https://www.acme.example"
                 *       ],
                 *       "intents": [
                 *         "order_status"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateKeyRequest"];
            };
        };
        responses: {
            200: components["responses"]["PublishableKeyAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `webhook_immutable`: The webhook of a key cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["WebhookImmutableError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    changeKeyStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the publishable key. */
                keyId: components["parameters"]["AdminKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeKeyStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["PublishableKeyAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    sendWebhookTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the publishable key. */
                keyId: components["parameters"]["AdminKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "chat.session.opened"
                 *     }
                 */
                "application/json": components["schemas"]["SendWebhookTestRequest"];
            };
        };
        responses: {
            /** @description What came of it, also when the receiver refused or could not be reached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivered": true,
                     *       "eventId": "018f5e7a-0000-7000-8000-000000000040",
                     *       "deliveryId": "018f5e7a-0000-7000-8000-000000000041",
                     *       "responseStatus": 204,
                     *       "durationMs": 87,
                     *       "failure": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `webhook_not_configured`: The key has no webhook. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookNotConfiguredError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFlows: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Text that the name, code or address of an item contains, upper and lower case alike. */
                search?: components["parameters"]["AdminSearch"];
                /** @description Only flows of this status. */
                status?: components["schemas"]["AdminDocumentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of flows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000040",
                     *           "code": "order-status",
                     *           "name": "Order status",
                     *           "status": "published",
                     *           "publishedVersion": 3,
                     *           "latestVersion": 3,
                     *           "unpublishedChanges": false,
                     *           "intents": [
                     *             "order_status"
                     *           ],
                     *           "events": [
                     *             "order.shipped"
                     *           ],
                     *           "publishedAt": "2026-11-20T09:00:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-20T09:00:00.000Z",
                     *           "updatedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           },
                     *           "etag": "\"7\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminFlowPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "code": "order-status",
                 *         "name": "Order status",
                 *         "triggers": [
                 *           {
                 *             "type": "chat_intent",
                 *             "intent": "order_status",
                 *             "description": "Tells where an order is",
                 *             "examples": [
                 *               "where is my order"
                 *             ],
                 *             "requiredEntities": [],
                 *             "priority": 10
                 *           }
                 *         ],
                 *         "variables": {
                 *           "first_name": "there"
                 *         },
                 *         "start": "hello",
                 *         "nodes": [
                 *           {
                 *             "id": "hello",
                 *             "type": "message",
                 *             "text": "Hello {{ vars.first_name }}",
                 *             "next": "bye"
                 *           },
                 *           {
                 *             "id": "bye",
                 *             "type": "end",
                 *             "text": "Bye"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateFlowRequest"];
            };
        };
        responses: {
            /** @description The new flow. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000040",
                     *       "code": "order-status",
                     *       "name": "Order status",
                     *       "status": "published",
                     *       "publishedVersion": 3,
                     *       "latestVersion": 3,
                     *       "unpublishedChanges": false,
                     *       "intents": [
                     *         "order_status"
                     *       ],
                     *       "events": [
                     *         "order.shipped"
                     *       ],
                     *       "publishedAt": "2026-11-20T09:00:00.000Z",
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "etag": "\"7\""
                     *     }
                     */
                    "application/json": components["schemas"]["AdminFlow"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminFlowAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteFlow: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFlowDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlowDraftAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    saveFlowDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "code": "order-status",
                 *         "name": "Order status",
                 *         "triggers": [
                 *           {
                 *             "type": "chat_intent",
                 *             "intent": "order_status",
                 *             "description": "Tells where an order is",
                 *             "examples": [
                 *               "where is my order"
                 *             ],
                 *             "requiredEntities": [],
                 *             "priority": 10
                 *           }
                 *         ],
                 *         "variables": {
                 *           "first_name": "there"
                 *         },
                 *         "start": "hello",
                 *         "nodes": [
                 *           {
                 *             "id": "hello",
                 *             "type": "message",
                 *             "text": "Hello {{ vars.first_name }}",
                 *             "next": "bye"
                 *           },
                 *           {
                 *             "id": "bye",
                 *             "type": "end",
                 *             "text": "Bye"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveFlowDraftRequest"];
            };
        };
        responses: {
            200: components["responses"]["FlowDraftAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    discardFlowDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes are discarded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    followFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the last event that was received; one that the stream does not know counts as none. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, for as long as there is something to follow and somebody reads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 7.12.3
                     *     event: flow
                     *     data: {"flow":{"id":"018f0000-0000-7000-8000-000000000040"},"draft":{"etag":"\"draft-12\""}}
                     */
                    "text/event-stream": components["schemas"]["FlowChange"] | components["schemas"]["StreamEnd"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFlowLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlowLayoutAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    saveFlowLayout: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "positions": {
                 *         "hello": {
                 *           "x": 120,
                 *           "y": 40
                 *         },
                 *         "bye": {
                 *           "x": 480,
                 *           "y": 40.5
                 *         }
                 *       },
                 *       "notes": [
                 *         {
                 *           "id": "greeting",
                 *           "text": "Legal has approved this greeting.",
                 *           "x": 80,
                 *           "y": -120,
                 *           "color": "yellow"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveFlowLayoutRequest"];
            };
        };
        responses: {
            200: components["responses"]["FlowLayoutAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFlowUses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "subflow",
                     *           "live": true,
                     *           "id": "018f0000-0000-7000-8000-000000000041",
                     *           "name": "Returns",
                     *           "code": "returns",
                     *           "nodeId": "status",
                     *           "path": "/nodes/4/flow",
                     *           "through": null
                     *         },
                     *         {
                     *           "kind": "key",
                     *           "live": true,
                     *           "id": "018f0000-0000-7000-8000-000000000030",
                     *           "name": "shop-widget",
                     *           "code": null,
                     *           "nodeId": null,
                     *           "path": "/intents/0",
                     *           "through": "order_status"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FlowUseList"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    validateFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ValidateFlowRequest"];
            };
        };
        responses: {
            /** @description The findings, also when there are errors among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": false,
                     *       "findings": [
                     *         {
                     *           "path": "/nodes/0/next",
                     *           "rule": "unknown_target",
                     *           "severity": "error",
                     *           "message": "No node has the id \"chek\".",
                     *           "nodeId": "hello"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminValidation"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    publishFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Greets by name"
                 *     }
                 */
                "application/json": components["schemas"]["PublishFlowRequest"];
            };
        };
        responses: {
            200: components["responses"]["FlowVersionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. `intent_conflict`: Another published flow owns the intent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"] | components["schemas"]["IntentConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `flow_invalid`: The flow has errors. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowInvalidError"] | components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    withdrawFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminFlowAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    rollbackFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "note": "Version 3 lost orders"
                 *     }
                 */
                "application/json": components["schemas"]["RollbackFlowRequest"];
            };
        };
        responses: {
            200: components["responses"]["FlowVersionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. `intent_conflict`: Another published flow owns the intent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"] | components["schemas"]["IntentConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `flow_invalid`: The flow has errors. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowInvalidError"] | components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    simulateFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "draft",
                 *       "trigger": {
                 *         "type": "chat_intent",
                 *         "intent": "order_status",
                 *         "text": "where is my order"
                 *       },
                 *       "variables": {
                 *         "first_name": "Ada"
                 *       },
                 *       "inputs": [
                 *         {
                 *           "values": {
                 *             "order_no": "123456"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SimulateFlowRequest"];
            };
        };
        responses: {
            /** @description The run, turn by turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "completed",
                     *       "unusedInputs": 0,
                     *       "variables": {
                     *         "first_name": "Ada"
                     *       },
                     *       "error": null,
                     *       "turns": [
                     *         {
                     *           "status": "completed",
                     *           "blocks": [
                     *             {
                     *               "id": "b1",
                     *               "type": "message",
                     *               "payload": {
                     *                 "text": "Hello Ada",
                     *                 "role": "agent",
                     *                 "format": "plain"
                     *               },
                     *               "meta": {
                     *                 "source_node_id": "hello"
                     *               }
                     *             },
                     *             {
                     *               "id": "b2",
                     *               "type": "message",
                     *               "payload": {
                     *                 "text": "Bye",
                     *                 "role": "agent",
                     *                 "format": "plain"
                     *               },
                     *               "meta": {
                     *                 "source_node_id": "bye"
                     *               }
                     *             }
                     *           ],
                     *           "expectedInput": null,
                     *           "validationErrors": [],
                     *           "steps": [
                     *             {
                     *               "nodeId": "hello",
                     *               "nodeType": "message",
                     *               "outcome": "next",
                     *               "data": {}
                     *             },
                     *             {
                     *               "nodeId": "bye",
                     *               "nodeType": "end",
                     *               "outcome": "ended",
                     *               "data": {}
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SimulationResult"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `flow_invalid`: The flow has errors. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowInvalidError"] | components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFlowVersions: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "flowId": "018f0000-0000-7000-8000-000000000040",
                     *           "version": 3,
                     *           "live": true,
                     *           "note": "Greets by name",
                     *           "rolledBackFrom": null,
                     *           "publishedAt": "2026-11-20T09:00:00.000Z",
                     *           "publishedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FlowVersionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFlowVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
                /** @description Number of the published version, counted from 1. */
                version: components["parameters"]["AdminVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": {
                     *         "flowId": "018f0000-0000-7000-8000-000000000040",
                     *         "version": 3,
                     *         "live": true,
                     *         "note": "Greets by name",
                     *         "rolledBackFrom": null,
                     *         "publishedAt": "2026-11-20T09:00:00.000Z",
                     *         "publishedBy": {
                     *           "id": "018f0000-0000-7000-8000-000000000010",
                     *           "name": "Ada"
                     *         }
                     *       },
                     *       "definition": {
                     *         "code": "order-status",
                     *         "name": "Order status",
                     *         "triggers": [
                     *           {
                     *             "type": "chat_intent",
                     *             "intent": "order_status"
                     *           }
                     *         ],
                     *         "start": "bye",
                     *         "nodes": [
                     *           {
                     *             "id": "bye",
                     *             "type": "end",
                     *             "text": "Bye"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FlowVersionDetail"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    compareFlowVersions: {
        parameters: {
            query?: {
                /** @description Number of the other version, or `draft`. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the flow. */
                flowId: components["parameters"]["AdminFlowId"];
                /** @description Number of the published version, counted from 1. */
                version: components["parameters"]["AdminVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences in the order of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2",
                     *       "to": "3",
                     *       "changes": [
                     *         {
                     *           "path": "/nodes/hello/text",
                     *           "change": "changed",
                     *           "before": "Hello",
                     *           "after": "Hello {{ vars.first_name }}"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FlowDifference"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    evaluateExpression: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "template",
                 *       "source": "Hello {{ vars.first_name }}",
                 *       "scope": {
                 *         "vars": {
                 *           "first_name": "Ada"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateExpressionRequest"];
            };
        };
        responses: {
            /** @description The value, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcome": "value",
                     *       "value": "Hello Ada",
                     *       "type": "string",
                     *       "truthy": true,
                     *       "names": [
                     *         "vars.first_name"
                     *       ],
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["ExpressionEvaluation"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Text that the name, code or address of an item contains, upper and lower case alike. */
                search?: components["parameters"]["AdminSearch"];
                /** @description Only forms of this status. */
                status?: components["schemas"]["AdminDocumentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000050",
                     *           "code": "newsletter",
                     *           "title": "Newsletter",
                     *           "status": "published",
                     *           "embeddable": true,
                     *           "acceptsSubmissions": true,
                     *           "publishedVersion": 2,
                     *           "latestVersion": 2,
                     *           "unpublishedChanges": false,
                     *           "submissions": 318,
                     *           "publishedAt": "2026-11-20T09:00:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-20T09:00:00.000Z",
                     *           "updatedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           },
                     *           "etag": "\"4\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminFormPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "code": "newsletter",
                 *         "title": "Newsletter",
                 *         "submitLabel": "Sign up",
                 *         "embeddable": true,
                 *         "acceptsSubmissions": true,
                 *         "honeypotField": "website",
                 *         "fields": [
                 *           {
                 *             "name": "email",
                 *             "type": "email",
                 *             "label": "E-mail",
                 *             "required": true,
                 *             "validation": {
                 *               "format": "email",
                 *               "email_allow_domains": []
                 *             }
                 *           }
                 *         ],
                 *         "locales": {
                 *           "de": {
                 *             "title": "Rundbrief",
                 *             "submitLabel": "Anmelden",
                 *             "fields": {
                 *               "email": {
                 *                 "label": "E-Mail"
                 *               }
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateFormRequest"];
            };
        };
        responses: {
            /** @description The new form. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000050",
                     *       "code": "newsletter",
                     *       "title": "Newsletter",
                     *       "status": "published",
                     *       "embeddable": true,
                     *       "acceptsSubmissions": true,
                     *       "publishedVersion": 2,
                     *       "latestVersion": 2,
                     *       "unpublishedChanges": false,
                     *       "submissions": 318,
                     *       "publishedAt": "2026-11-20T09:00:00.000Z",
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "etag": "\"4\""
                     *     }
                     */
                    "application/json": components["schemas"]["AdminForm"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getAdminForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminFormAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFormDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FormDraftAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    saveFormDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "code": "newsletter",
                 *         "title": "Newsletter",
                 *         "submitLabel": "Sign up",
                 *         "embeddable": true,
                 *         "acceptsSubmissions": true,
                 *         "honeypotField": "website",
                 *         "fields": [
                 *           {
                 *             "name": "email",
                 *             "type": "email",
                 *             "label": "E-mail",
                 *             "required": true,
                 *             "validation": {
                 *               "format": "email",
                 *               "email_allow_domains": []
                 *             }
                 *           }
                 *         ],
                 *         "locales": {
                 *           "de": {
                 *             "title": "Rundbrief",
                 *             "submitLabel": "Anmelden",
                 *             "fields": {
                 *               "email": {
                 *                 "label": "E-Mail"
                 *               }
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveFormDraftRequest"];
            };
        };
        responses: {
            200: components["responses"]["FormDraftAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    discardFormDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    validateForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ValidateFormRequest"];
            };
        };
        responses: {
            /** @description The findings, also when there are errors among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": false,
                     *       "findings": [
                     *         {
                     *           "path": "/fields/1/name",
                     *           "rule": "duplicate_field",
                     *           "severity": "error",
                     *           "message": "Two fields are named \"email\".",
                     *           "nodeId": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminValidation"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    publishForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Asks for the e-mail address only"
                 *     }
                 */
                "application/json": components["schemas"]["PublishFormRequest"];
            };
        };
        responses: {
            /** @description The version that is live now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formId": "018f0000-0000-7000-8000-000000000050",
                     *       "version": 2,
                     *       "live": true,
                     *       "note": "Asks for the e-mail address only",
                     *       "publishedAt": "2026-11-20T09:00:00.000Z",
                     *       "publishedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormVersion"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `form_invalid`: The form has errors. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormInvalidError"] | components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    withdrawForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminFormAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFormVersions: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "formId": "018f0000-0000-7000-8000-000000000050",
                     *           "version": 2,
                     *           "live": true,
                     *           "note": "Asks for the e-mail address only",
                     *           "publishedAt": "2026-11-20T09:00:00.000Z",
                     *           "publishedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FormVersionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFormVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
                /** @description Number of the published version, counted from 1. */
                version: components["parameters"]["AdminVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": {
                     *         "formId": "018f0000-0000-7000-8000-000000000050",
                     *         "version": 2,
                     *         "live": true,
                     *         "note": "Asks for the e-mail address only",
                     *         "publishedAt": "2026-11-20T09:00:00.000Z",
                     *         "publishedBy": {
                     *           "id": "018f0000-0000-7000-8000-000000000010",
                     *           "name": "Ada"
                     *         }
                     *       },
                     *       "definition": {
                     *         "code": "newsletter",
                     *         "title": "Newsletter",
                     *         "submitLabel": "Sign up",
                     *         "embeddable": true,
                     *         "acceptsSubmissions": true,
                     *         "honeypotField": "website",
                     *         "fields": [
                     *           {
                     *             "name": "email",
                     *             "type": "email",
                     *             "label": "E-mail",
                     *             "required": true,
                     *             "validation": {
                     *               "format": "email",
                     *               "email_allow_domains": []
                     *             }
                     *           }
                     *         ],
                     *         "locales": {
                     *           "de": {
                     *             "title": "Rundbrief",
                     *             "submitLabel": "Anmelden",
                     *             "fields": {
                     *               "email": {
                     *                 "label": "E-Mail"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormVersionDetail"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFormSubmissions: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000051",
                     *           "formId": "018f0000-0000-7000-8000-000000000050",
                     *           "formVersion": 2,
                     *           "keyId": "018f0000-0000-7000-8000-000000000030",
                     *           "conversationId": null,
                     *           "clientSubmissionId": "a1b2c3",
                     *           "locale": "de",
                     *           "values": {
                     *             "email": "grace@example.org"
                     *           },
                     *           "submittedAt": "2026-11-21T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminFormSubmissionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFormSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the form. */
                formId: components["parameters"]["AdminFormId"];
                /** @description Identifier of the form submission. */
                submissionId: components["parameters"]["AdminSubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-000000000051",
                     *       "formId": "018f0000-0000-7000-8000-000000000050",
                     *       "formVersion": 2,
                     *       "keyId": "018f0000-0000-7000-8000-000000000030",
                     *       "conversationId": null,
                     *       "clientSubmissionId": "a1b2c3",
                     *       "locale": "de",
                     *       "values": {
                     *         "email": "grace@example.org"
                     *       },
                     *       "submittedAt": "2026-11-21T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminFormSubmission"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listConfigurationSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "section": "widget",
                     *           "label": "config.widget",
                     *           "title": "Chat widget",
                     *           "description": "How the widget looks and what it offers.",
                     *           "editable": true,
                     *           "groups": [
                     *             {
                     *               "group": "appearance",
                     *               "label": "config.widget.appearance",
                     *               "title": "Appearance",
                     *               "fields": [
                     *                 {
                     *                   "path": "widget/appearance/accent",
                     *                   "kind": "color",
                     *                   "label": "config.widget.appearance.accent",
                     *                   "title": "Accent colour",
                     *                   "description": "Colour of the launcher and the buttons.",
                     *                   "default": "#0a7",
                     *                   "allowedScopes": [
                     *                     "global",
                     *                     "organization",
                     *                     "tenant"
                     *                   ],
                     *                   "publicReadable": true,
                     *                   "apiReadable": true,
                     *                   "secret": false,
                     *                   "schema": {
                     *                     "type": "string"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigurationSectionList"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getConfigurationSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the configuration section. */
                section: components["parameters"]["AdminSectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "section": "widget",
                     *       "label": "config.widget",
                     *       "title": "Chat widget",
                     *       "description": "How the widget looks and what it offers.",
                     *       "editable": true,
                     *       "groups": [
                     *         {
                     *           "group": "appearance",
                     *           "label": "config.widget.appearance",
                     *           "title": "Appearance",
                     *           "fields": [
                     *             {
                     *               "path": "widget/appearance/accent",
                     *               "kind": "color",
                     *               "label": "config.widget.appearance.accent",
                     *               "title": "Accent colour",
                     *               "description": "Colour of the launcher and the buttons.",
                     *               "default": "#0a7",
                     *               "allowedScopes": [
                     *                 "global",
                     *                 "organization",
                     *                 "tenant"
                     *               ],
                     *               "publicReadable": true,
                     *               "apiReadable": true,
                     *               "secret": false,
                     *               "schema": {
                     *                 "type": "string"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigurationSection"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getConfigurationValues: {
        parameters: {
            query?: {
                /** @description `global`, `organization:<uuid>` or `tenant:<uuid>`; a malformed one is 400 `invalid_scope`. Absent: the own workspace for an admin, `global` for a super-admin. An admin may name the own workspace only; any other scope is 403 `scope_denied`. */
                scope?: components["parameters"]["AdminScope"];
            };
            header?: never;
            path: {
                /** @description Id of the configuration section. */
                section: components["parameters"]["AdminSectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigurationValuesAnswer"];
            /** @description `invalid_input`: The request is malformed. `invalid_scope`: The scope selector is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["InvalidScopeError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. `scope_denied`: The caller may not read that scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"] | components["schemas"]["ScopeDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    saveConfigurationValues: {
        parameters: {
            query?: {
                /** @description `global`, `organization:<uuid>` or `tenant:<uuid>`; a malformed one is 400 `invalid_scope`. Absent: the own workspace for an admin, `global` for a super-admin. An admin may name the own workspace only; any other scope is 403 `scope_denied`. */
                scope?: components["parameters"]["AdminScope"];
            };
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Id of the configuration section. */
                section: components["parameters"]["AdminSectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "widget/appearance/title": "Acme helps",
                 *         "widget/quick_questions/questions": [
                 *           {
                 *             "question": "Where is my order?",
                 *             "pageType": "general",
                 *             "assignedFlow": "order-status"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveConfigurationRequest"];
            };
        };
        responses: {
            200: components["responses"]["ConfigurationValuesAnswer"];
            /** @description `invalid_input`: The request is malformed. `invalid_scope`: The scope selector is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["InvalidScopeError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. `scope_denied`: The caller may not read that scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["ScopeDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    resetConfigurationValues: {
        parameters: {
            query?: {
                /** @description `global`, `organization:<uuid>` or `tenant:<uuid>`; a malformed one is 400 `invalid_scope`. Absent: the own workspace for an admin, `global` for a super-admin. An admin may name the own workspace only; any other scope is 403 `scope_denied`. */
                scope?: components["parameters"]["AdminScope"];
            };
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Id of the configuration section. */
                section: components["parameters"]["AdminSectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paths": [
                 *         "widget/appearance/title"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ResetConfigurationRequest"];
            };
        };
        responses: {
            200: components["responses"]["ConfigurationValuesAnswer"];
            /** @description `invalid_input`: The request is malformed. `invalid_scope`: The scope selector is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["InvalidScopeError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. `scope_denied`: The caller may not read that scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["ScopeDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listGoals: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only goals of this status. */
                status?: components["schemas"]["GoalStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of goals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000060",
                     *           "code": "purchase",
                     *           "name": "Purchase",
                     *           "status": "active",
                     *           "match": {
                     *             "type": "api"
                     *           },
                     *           "value": {
                     *             "mode": "from_property",
                     *             "property": "amount"
                     *           },
                     *           "currency": "EUR",
                     *           "windowDays": 30,
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["GoalPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createGoal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "purchase",
                 *       "name": "Purchase",
                 *       "match": {
                 *         "type": "api"
                 *       },
                 *       "value": {
                 *         "mode": "from_property",
                 *         "property": "amount"
                 *       },
                 *       "currency": "EUR",
                 *       "windowDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["CreateGoalRequest"];
            };
        };
        responses: {
            /** @description The new goal. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000060",
                     *       "code": "purchase",
                     *       "name": "Purchase",
                     *       "status": "active",
                     *       "match": {
                     *         "type": "api"
                     *       },
                     *       "value": {
                     *         "mode": "from_property",
                     *         "property": "amount"
                     *       },
                     *       "currency": "EUR",
                     *       "windowDays": 30,
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-01T09:00:00.000Z",
                     *       "etag": "\"1\""
                     *     }
                     */
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the goal. */
                goalId: components["parameters"]["AdminGoalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GoalAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateGoal: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the goal. */
                goalId: components["parameters"]["AdminGoalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Order placed",
                 *       "windowDays": 14
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGoalRequest"];
            };
        };
        responses: {
            200: components["responses"]["GoalAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    changeGoalStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the goal. */
                goalId: components["parameters"]["AdminGoalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeGoalStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["GoalAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listGoalCompletions: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path: {
                /** @description Identifier of the goal. */
                goalId: components["parameters"]["AdminGoalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of completions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000061",
                     *           "goalId": "018f0000-0000-7000-8000-000000000060",
                     *           "origin": "api",
                     *           "attributed": true,
                     *           "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *           "externalRef": "order-4711",
                     *           "value": 59.9,
                     *           "currency": "EUR",
                     *           "props": {
                     *             "amount": 59.9,
                     *             "customer_id": "c-17"
                     *           },
                     *           "occurredAt": "2026-11-21T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["GoalCompletionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000070",
                     *           "model": "gpt-4o-mini",
                     *           "promptPer1k": 0.00015,
                     *           "completionPer1k": 0.0006,
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ModelPricePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "model": "gpt-4o-mini",
                 *       "promptPer1k": 0.00015,
                 *       "completionPer1k": 0.0006
                 *     }
                 */
                "application/json": components["schemas"]["CreatePriceRequest"];
            };
        };
        responses: {
            /** @description The new price. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000070",
                     *       "model": "gpt-4o-mini",
                     *       "promptPer1k": 0.00015,
                     *       "completionPer1k": 0.0006,
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-01T09:00:00.000Z",
                     *       "etag": "\"1\""
                     *     }
                     */
                    "application/json": components["schemas"]["ModelPrice"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the price. */
                priceId: components["parameters"]["AdminPriceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ModelPriceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deletePrice: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the price. */
                priceId: components["parameters"]["AdminPriceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updatePrice: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the price. */
                priceId: components["parameters"]["AdminPriceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "completionPer1k": 0.0005
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ModelPriceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listBuiltInPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The built-in prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "model": "gpt-4o-mini",
                     *           "promptPer1k": 0.00015,
                     *           "completionPer1k": 0.0006
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BuiltInPriceList"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listTokenUsage: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description First day (UTC), included; 29 days before `to` when absent. */
                from?: string;
                /** @description Last day (UTC), included; today when absent. */
                to?: string;
                /** @description Only usage of this model. */
                model?: string;
                /** @description Only usage of this flow. */
                flowId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of daily usage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "date": "2026-11-20",
                     *           "model": "gpt-4o-mini",
                     *           "flowId": "018f0000-0000-7000-8000-000000000040",
                     *           "replies": 41,
                     *           "promptTokens": 5200,
                     *           "completionTokens": 1230,
                     *           "totalTokens": 6430,
                     *           "costMicros": 1518
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["TokenUsagePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only pinned reports (true) or only others (false). */
                pinned?: boolean;
                /** @description Only reports with a schedule (true) or without one (false). */
                scheduled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-0000000000c1",
                     *           "code": "weekly-conversations",
                     *           "name": "Conversations by language",
                     *           "definition": {
                     *             "dataset": "conversations",
                     *             "dimensions": [
                     *               "locale"
                     *             ],
                     *             "measures": [
                     *               "conversations"
                     *             ],
                     *             "last_days": 7
                     *           },
                     *           "pinned": true,
                     *           "schedule": {
                     *             "frequency": "weekly",
                     *             "hour": 6,
                     *             "weekday": 1,
                     *             "recipients": [
                     *               "ada@acme.example"
                     *             ],
                     *             "enabled": true,
                     *             "last_sent_at": "2026-11-16T06:05:02.000Z"
                     *           },
                     *           "created_at": "2026-11-01T09:00:00.000Z",
                     *           "updated_at": "2026-11-14T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReportPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "weekly-conversations",
                 *       "name": "Conversations by language",
                 *       "definition": {
                 *         "dataset": "conversations",
                 *         "dimensions": [
                 *           "locale"
                 *         ],
                 *         "measures": [
                 *           "conversations"
                 *         ],
                 *         "last_days": 7
                 *       },
                 *       "pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportInput"];
            };
        };
        responses: {
            /** @description The new report. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-0000000000c1",
                     *       "code": "weekly-conversations",
                     *       "name": "Conversations by language",
                     *       "definition": {
                     *         "dataset": "conversations",
                     *         "dimensions": [
                     *           "locale"
                     *         ],
                     *         "measures": [
                     *           "conversations"
                     *         ],
                     *         "last_days": 7
                     *       },
                     *       "pinned": true,
                     *       "schedule": {
                     *         "frequency": "weekly",
                     *         "hour": 6,
                     *         "weekday": 1,
                     *         "recipients": [
                     *           "ada@acme.example"
                     *         ],
                     *         "enabled": true,
                     *         "last_sent_at": "2026-11-16T06:05:02.000Z"
                     *       },
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-14T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedReportAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Conversations by language and day"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReportRequest"];
            };
        };
        responses: {
            200: components["responses"]["SavedReportAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    pinReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedReportAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    unpinReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedReportAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    saveReportSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "frequency": "weekly",
                 *       "hour": 6,
                 *       "weekday": 1,
                 *       "recipients": [
                 *         "ada@acme.example"
                 *       ],
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["ReportScheduleInput"];
            };
        };
        responses: {
            200: components["responses"]["SavedReportAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteReportSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    runReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-01",
                 *       "to": "2026-11-20",
                 *       "mode": "view"
                 *     }
                 */
                "application/json": components["schemas"]["RunReportRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportResultAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    exportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the saved report. */
                reportId: components["parameters"]["AdminReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Always `attachment`, with a name for the file.
                     * @example attachment; filename="conversations-2026-11-14-2026-11-20.csv"
                     */
                    "Content-Disposition": string;
                    /** @description Whether there were more rows than the file has. */
                    "X-Report-Truncated": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Language,Conversations
                     *     de,120
                     */
                    "text/csv": string;
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    runAdHocReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dataset": "conversations",
                 *       "dimensions": [
                 *         "locale"
                 *       ],
                 *       "measures": [
                 *         "conversations"
                 *       ],
                 *       "last_days": 7,
                 *       "mode": "preview"
                 *     }
                 */
                "application/json": components["schemas"]["ReportDefinition"];
            };
        };
        responses: {
            200: components["responses"]["ReportResultAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listReportDatasets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The datasets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "datasets": [
                     *         {
                     *           "name": "conversations",
                     *           "label": "Conversations",
                     *           "description": "One row for each conversation, by the time it began.",
                     *           "dimensions": [
                     *             {
                     *               "name": "locale",
                     *               "label": "Language",
                     *               "type": "string"
                     *             }
                     *           ],
                     *           "measures": [
                     *             {
                     *               "name": "conversations",
                     *               "label": "Conversations",
                     *               "type": "integer",
                     *               "aggregation": "count",
                     *               "unit": "count"
                     *             }
                     *           ],
                     *           "filters": [
                     *             {
                     *               "name": "locale",
                     *               "label": "Language",
                     *               "type": "string",
                     *               "operators": [
                     *                 "eq",
                     *                 "in"
                     *               ],
                     *               "suggest": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DatasetList"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    suggestFilterValues: {
        parameters: {
            query: {
                /**
                 * @description Name of a filter of the dataset.
                 * @example locale
                 */
                field: string;
                /** @description Text that the value, or its label, contains, upper and lower case alike. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description Name of the dataset. */
                dataset: components["schemas"]["DatasetName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataset": "conversations",
                     *       "field": "locale",
                     *       "values": [
                     *         {
                     *           "value": "de",
                     *           "count": 120
                     *         },
                     *         {
                     *           "value": "en",
                     *           "count": 98
                     *         }
                     *       ],
                     *       "truncated": false
                     *     }
                     */
                    "application/json": components["schemas"]["FilterValueList"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only connections of this provider. */
                providerKey?: components["schemas"]["ConnectionProviderKey"];
                /** @description Only connections of this status. */
                status?: components["schemas"]["ConnectionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-000000000080",
                     *           "code": "crm",
                     *           "name": "CRM",
                     *           "providerKey": "http",
                     *           "baseUrl": "https://crm.acme.example",
                     *           "status": "active",
                     *           "health": "ok",
                     *           "credentialNames": [
                     *             "bearer"
                     *           ],
                     *           "testedAt": "2026-11-21T08:00:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"2\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminConnectionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "crm",
                 *       "name": "CRM",
                 *       "providerKey": "http",
                 *       "baseUrl": "https://crm.acme.example",
                 *       "credentials": {
                 *         "bearer": "a-secret-token"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateConnectionRequest"];
            };
        };
        responses: {
            /** @description The new connection. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-000000000080",
                     *       "code": "crm",
                     *       "name": "CRM",
                     *       "providerKey": "http",
                     *       "baseUrl": "https://crm.acme.example",
                     *       "status": "active",
                     *       "health": "ok",
                     *       "credentialNames": [
                     *         "bearer"
                     *       ],
                     *       "testedAt": "2026-11-21T08:00:00.000Z",
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-01T09:00:00.000Z",
                     *       "etag": "\"2\""
                     *     }
                     */
                    "application/json": components["schemas"]["AdminConnection"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the connection. */
                connectionId: components["parameters"]["AdminConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminConnectionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the connection. */
                connectionId: components["parameters"]["AdminConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection and its credentials are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the connection. */
                connectionId: components["parameters"]["AdminConnectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CRM of the shop"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateConnectionRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdminConnectionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    replaceConnectionCredentials: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the connection. */
                connectionId: components["parameters"]["AdminConnectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bearer": "a-new-secret-token"
                 *     }
                 */
                "application/json": components["schemas"]["ConnectionCredentials"];
            };
        };
        responses: {
            200: components["responses"]["AdminConnectionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the connection. */
                connectionId: components["parameters"]["AdminConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome, also when the test failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "responseStatus": 200,
                     *       "durationMs": 112,
                     *       "failure": "none",
                     *       "testedAt": "2026-11-21T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionTestResult"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listTrainingSources: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only sources of this state. */
                status?: components["schemas"]["AdminTrainingStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-00000000000a",
                     *           "name": "Help centre",
                     *           "url": "https://help.acme.example",
                     *           "schedule": "daily",
                     *           "status": "ready",
                     *           "pagesIndexed": 120,
                     *           "pagesTotal": 120,
                     *           "error": null,
                     *           "nextCrawlAt": "2026-11-22T03:00:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-21T03:10:00.000Z",
                     *           "etag": "\"6\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminTrainingSourcePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createTrainingSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Help centre",
                 *       "url": "https://help.acme.example",
                 *       "schedule": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTrainingSourceRequest"];
            };
        };
        responses: {
            /** @description The new source. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f0000-0000-7000-8000-00000000000a",
                     *       "name": "Help centre",
                     *       "url": "https://help.acme.example",
                     *       "schedule": "daily",
                     *       "status": "ready",
                     *       "pagesIndexed": 120,
                     *       "pagesTotal": 120,
                     *       "error": null,
                     *       "nextCrawlAt": "2026-11-22T03:00:00.000Z",
                     *       "createdAt": "2026-11-01T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T03:10:00.000Z",
                     *       "etag": "\"6\""
                     *     }
                     */
                    "application/json": components["schemas"]["AdminTrainingSource"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getTrainingSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the training source. */
                sourceId: components["parameters"]["AdminSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminTrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteTrainingSource: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the training source. */
                sourceId: components["parameters"]["AdminSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateTrainingSource: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the training source. */
                sourceId: components["parameters"]["AdminSourceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schedule": "weekly"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTrainingSourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdminTrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    pauseTrainingSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the training source. */
                sourceId: components["parameters"]["AdminSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminTrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    requestTrainingCrawl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the training source. */
                sourceId: components["parameters"]["AdminSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminTrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listInboundWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-00000000000b",
                     *           "name": "Shop",
                     *           "eventName": "order.paid",
                     *           "active": true,
                     *           "url": "https://parley.example/api/v1/webhooks/inbound/018f0000-0000-7000-8000-00000000000b",
                     *           "lastReceivedAt": "2026-11-21T08:59:00.000Z",
                     *           "createdAt": "2026-11-01T09:00:00.000Z",
                     *           "updatedAt": "2026-11-01T09:00:00.000Z",
                     *           "etag": "\"1\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["InboundWebhookPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createInboundWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Shop",
                 *       "eventName": "order.paid"
                 *     }
                 */
                "application/json": components["schemas"]["CreateInboundWebhookRequest"];
            };
        };
        responses: {
            /** @description The new source with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    ETag: components["headers"]["AdminETag"];
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inboundWebhook": {
                     *         "id": "018f0000-0000-7000-8000-00000000000b",
                     *         "name": "Shop",
                     *         "eventName": "order.paid",
                     *         "active": true,
                     *         "url": "https://parley.example/api/v1/webhooks/inbound/018f0000-0000-7000-8000-00000000000b",
                     *         "lastReceivedAt": "2026-11-21T08:59:00.000Z",
                     *         "createdAt": "2026-11-01T09:00:00.000Z",
                     *         "updatedAt": "2026-11-01T09:00:00.000Z",
                     *         "etag": "\"1\""
                     *       },
                     *       "secret": "vJr7sLh5fDg6aTnE4Zq1oWc0uYx2b9m8tQk3"
                     *     }
                     */
                    "application/json": components["schemas"]["InboundWebhookWithSecret"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getInboundWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the inbound webhook source. */
                inboundWebhookId: components["parameters"]["AdminInboundWebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InboundWebhookAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    deleteInboundWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the inbound webhook source. */
                inboundWebhookId: components["parameters"]["AdminInboundWebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source and its secret are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    updateInboundWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. Compared strongly (RFC 9110, section 13.1.1). A stale tag answers 412 `precondition_failed`; no header answers 428 `precondition_required`. */
                "If-Match": components["parameters"]["AdminIfMatch"];
            };
            path: {
                /** @description Identifier of the inbound webhook source. */
                inboundWebhookId: components["parameters"]["AdminInboundWebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateInboundWebhookRequest"];
            };
        };
        responses: {
            200: components["responses"]["InboundWebhookAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `precondition_required`: The request needs If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionRequiredError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    rotateInboundWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the inbound webhook source. */
                inboundWebhookId: components["parameters"]["AdminInboundWebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source with its new secret. */
            200: {
                headers: {
                    ETag: components["headers"]["AdminETag"];
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inboundWebhook": {
                     *         "id": "018f0000-0000-7000-8000-00000000000b",
                     *         "name": "Shop",
                     *         "eventName": "order.paid",
                     *         "active": true,
                     *         "url": "https://parley.example/api/v1/webhooks/inbound/018f0000-0000-7000-8000-00000000000b",
                     *         "lastReceivedAt": "2026-11-21T08:59:00.000Z",
                     *         "createdAt": "2026-11-01T09:00:00.000Z",
                     *         "updatedAt": "2026-11-01T09:00:00.000Z",
                     *         "etag": "\"1\""
                     *       },
                     *       "secret": "4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE"
                     *     }
                     */
                    "application/json": components["schemas"]["InboundWebhookWithSecret"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only deliveries of this state. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only deliveries of this key. */
                keyId?: string;
                /** @description Only deliveries of this kind of event. */
                event?: string;
                /** @description Only deliveries of this conversation. */
                conversationId?: string;
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000090",
                     *           "eventId": "018f5e7a-0000-7000-8000-000000000091",
                     *           "event": "chat.execution.updated",
                     *           "keyId": "018f0000-0000-7000-8000-000000000030",
                     *           "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *           "url": "https://shop.acme.example/hooks/parley",
                     *           "status": "dead",
                     *           "reason": "permanent_failure",
                     *           "attempts": 1,
                     *           "lastResponseStatus": 410,
                     *           "nextAttemptAt": null,
                     *           "occurredAt": "2026-11-21T08:30:00.000Z",
                     *           "updatedAt": "2026-11-21T08:30:01.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWebhookDeliveryPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the webhook delivery. */
                deliveryId: components["parameters"]["AdminDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery": {
                     *         "id": "018f5e7a-0000-7000-8000-000000000090",
                     *         "eventId": "018f5e7a-0000-7000-8000-000000000091",
                     *         "event": "chat.execution.updated",
                     *         "keyId": "018f0000-0000-7000-8000-000000000030",
                     *         "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *         "url": "https://shop.acme.example/hooks/parley",
                     *         "status": "dead",
                     *         "reason": "permanent_failure",
                     *         "attempts": 1,
                     *         "lastResponseStatus": 410,
                     *         "nextAttemptAt": null,
                     *         "occurredAt": "2026-11-21T08:30:00.000Z",
                     *         "updatedAt": "2026-11-21T08:30:01.000Z"
                     *       },
                     *       "payload": {
                     *         "event": "chat.execution.updated",
                     *         "widget_key_id": "018f0000-0000-7000-8000-000000000030",
                     *         "occurred_at": "2026-11-21T08:30:00.000Z",
                     *         "tenant_id": "018f0000-0000-7000-8000-000000000002",
                     *         "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                     *         "execution_id": "018f5e7a-0000-7000-8000-000000000002",
                     *         "mode": "trigger",
                     *         "status": "waiting_input",
                     *         "blocks": [],
                     *         "wait_token": "[REDACTED-TOKEN]",
                     *         "token_usage": null
                     *       },
                     *       "attempts": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000092",
                     *           "number": 1,
                     *           "startedAt": "2026-11-21T08:30:00.500Z",
                     *           "durationMs": 88,
                     *           "responseStatus": 410,
                     *           "failure": "http_status"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWebhookDeliveryDetail"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook delivery. */
                deliveryId: components["parameters"]["AdminDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery is pending again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-000000000090",
                     *       "eventId": "018f5e7a-0000-7000-8000-000000000091",
                     *       "event": "chat.execution.updated",
                     *       "keyId": "018f0000-0000-7000-8000-000000000030",
                     *       "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *       "url": "https://shop.acme.example/hooks/parley",
                     *       "status": "pending",
                     *       "reason": null,
                     *       "attempts": 0,
                     *       "lastResponseStatus": 410,
                     *       "nextAttemptAt": "2026-11-21T09:00:00.000Z",
                     *       "occurredAt": "2026-11-21T08:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWebhookDelivery"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listExecutions: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only executions of this state. */
                status?: components["schemas"]["ExecutionStatus"];
                /** @description Only executions of this flow. */
                flowId?: string;
                /** @description Only executions of this conversation. */
                conversationId?: string;
                /** @description Only executions of this version of their flow. */
                flowVersion?: number;
                /** @description Only executions that failed at this node, or wait or ended at it. */
                nodeId?: string;
                /** @description Only executions that ended with this kind of error, for example `step_limit` or `aborted`. */
                errorKind?: string;
                /** @description Only executions that this intent or event started. */
                trigger?: string;
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000002",
                     *           "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *           "flowId": "018f0000-0000-7000-8000-000000000040",
                     *           "flowCode": "order-status",
                     *           "flowVersion": 3,
                     *           "status": "waiting_input",
                     *           "outcome": null,
                     *           "trigger": {
                     *             "type": "chat_intent",
                     *             "name": "order_status"
                     *           },
                     *           "currentNodeId": "ask",
                     *           "waitExpiresAt": "2026-11-22T08:30:00.000Z",
                     *           "error": null,
                     *           "createdAt": "2026-11-21T08:30:00.000Z",
                     *           "updatedAt": "2026-11-21T08:30:00.000Z",
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminExecutionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    inspectExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the execution. */
                executionId: components["parameters"]["AdminExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExecutionInspectionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listExecutionEvents: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only entries of this kind. */
                kind?: components["schemas"]["ExecutionLogKind"];
                /** @description Only entries of this node. */
                nodeId?: string;
                /** @description Only entries after the one with this id, whether it is still there or not: with the id of the last entry that was read, a run is followed without reading its log again. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the execution. */
                executionId: components["parameters"]["AdminExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000f0",
                     *           "nodeId": null,
                     *           "subflow": null,
                     *           "createdAt": "2026-11-21T08:30:00.000Z",
                     *           "entry": {
                     *             "kind": "execution_started",
                     *             "flowId": "018f0000-0000-7000-8000-000000000040",
                     *             "version": 3,
                     *             "trigger": {
                     *               "type": "chat_intent",
                     *               "name": "order_status"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000f1",
                     *           "nodeId": "hello",
                     *           "subflow": null,
                     *           "createdAt": "2026-11-21T08:30:00.001Z",
                     *           "entry": {
                     *             "kind": "step_completed",
                     *             "nodeType": "message",
                     *             "next": "ask",
                     *             "way": "/nodes/0/next",
                     *             "durationMs": 1
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ExecutionLogPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    followExecution: {
        parameters: {
            query?: {
                /** @description Only entries after the one with this id, for a client that has read the log up to there; `Last-Event-ID` takes its place. */
                after?: string;
            };
            header?: {
                /** @description Id of the last event that was received; one that the stream does not know counts as none. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description Identifier of the execution. */
                executionId: components["parameters"]["AdminExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, for as long as there is something to follow and somebody reads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: end
                     *     data: {"reason":"ended"}
                     */
                    "text/event-stream": components["schemas"]["ExecutionLogEntry"] | components["schemas"]["AdminExecution"] | components["schemas"]["StreamEnd"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    abortExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the execution. */
                executionId: components["parameters"]["AdminExecutionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Started by mistake"
                 *     }
                 */
                "application/json": components["schemas"]["AbortExecutionRequest"];
            };
        };
        responses: {
            200: components["responses"]["ExecutionInspectionAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only conversations of this state. */
                status?: components["schemas"]["ConversationStatus"];
                /** @description Only conversations of the customer with this id. */
                customerId?: string;
                /** @description Only conversations opened with this key. */
                keyId?: string;
                /** @description Only conversations in which these words were said or shown next to each other, upper and lower case alike. The last word may be the beginning of one. */
                search?: string;
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-000000000001",
                     *           "status": "open",
                     *           "keyId": "018f0000-0000-7000-8000-000000000030",
                     *           "customer": {
                     *             "id": "c-17",
                     *             "name": "Grace",
                     *             "email": "grace@example.org"
                     *           },
                     *           "locale": "en",
                     *           "variables": {
                     *             "first_name": "Grace"
                     *           },
                     *           "messages": 4,
                     *           "startedAt": "2026-11-21T08:30:00.000Z",
                     *           "lastMessageAt": "2026-11-21T08:31:00.000Z",
                     *           "closedAt": null,
                     *           "etag": "\"4\""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminConversationPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the conversation. */
                conversationId: components["parameters"]["AdminConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminConversationAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listConversationMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the conversation. */
                conversationId: components["parameters"]["AdminConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000a1",
                     *           "role": "user",
                     *           "text": "Where is my order?",
                     *           "blocks": [],
                     *           "executionId": null,
                     *           "tokenUsage": null,
                     *           "createdAt": "2026-11-21T08:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000a2",
                     *           "role": "agent",
                     *           "text": "Hello Grace",
                     *           "blocks": [
                     *             {
                     *               "id": "b1",
                     *               "type": "message",
                     *               "payload": {
                     *                 "text": "Hello Grace",
                     *                 "role": "agent",
                     *                 "format": "plain"
                     *               },
                     *               "meta": {
                     *                 "source_node_id": "hello"
                     *               }
                     *             }
                     *           ],
                     *           "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *           "tokenUsage": null,
                     *           "createdAt": "2026-11-21T08:30:00.100Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationMessagePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    closeConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description The entity tag of the state that the caller has seen, or `*`. When sent, a stale tag answers 412 `precondition_failed`. */
                "If-Match"?: components["parameters"]["AdminIfMatchOptional"];
            };
            path: {
                /** @description Identifier of the conversation. */
                conversationId: components["parameters"]["AdminConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Solved by phone"
                 *     }
                 */
                "application/json": components["schemas"]["CloseConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation and what was aborted with it. */
            200: {
                headers: {
                    ETag: components["headers"]["AdminETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conversation": {
                     *         "id": "018f5e7a-0000-7000-8000-000000000001",
                     *         "status": "open",
                     *         "keyId": "018f0000-0000-7000-8000-000000000030",
                     *         "customer": {
                     *           "id": "c-17",
                     *           "name": "Grace",
                     *           "email": "grace@example.org"
                     *         },
                     *         "locale": "en",
                     *         "variables": {
                     *           "first_name": "Grace"
                     *         },
                     *         "messages": 4,
                     *         "startedAt": "2026-11-21T08:30:00.000Z",
                     *         "lastMessageAt": "2026-11-21T08:31:00.000Z",
                     *         "closedAt": null,
                     *         "etag": "\"4\""
                     *       },
                     *       "abortedExecutionIds": [
                     *         "018f5e7a-0000-7000-8000-000000000002"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClosedConversation"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `precondition_failed`: The entity tag is stale. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listFailedMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only messages of this type. */
                type?: components["schemas"]["EngineMessageType"];
                /** @description Only messages of this execution. */
                executionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of failed messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000b1",
                     *           "type": "RunNextStep",
                     *           "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *           "attempts": 4,
                     *           "error": {
                     *             "kind": "timeout",
                     *             "message": "The step took longer than its lease."
                     *           },
                     *           "payload": {
                     *             "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *             "revision": "4",
                     *             "reason": "after_call"
                     *           },
                     *           "createdAt": "2026-11-21T08:00:00.000Z",
                     *           "failedAt": "2026-11-21T08:00:08.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FailedMessagePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getFailedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the failed engine message. */
                failedMessageId: components["parameters"]["AdminFailedMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000b1",
                     *       "type": "RunNextStep",
                     *       "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *       "attempts": 4,
                     *       "error": {
                     *         "kind": "timeout",
                     *         "message": "The step took longer than its lease."
                     *       },
                     *       "payload": {
                     *         "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *         "revision": "4",
                     *         "reason": "after_call"
                     *       },
                     *       "createdAt": "2026-11-21T08:00:00.000Z",
                     *       "failedAt": "2026-11-21T08:00:08.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FailedMessage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    retryFailedMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the failed engine message. */
                failedMessageId: components["parameters"]["AdminFailedMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is back at work. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000b1",
                     *       "runAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetriedMessage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
                /** @description Only this action, or with a trailing `.*` all that begin so. */
                action?: string;
                /** @description Only what this user did. */
                actorId?: string;
                /** @description Only what was done to things of this type. */
                resourceType?: string;
                /** @description Only what was done to this thing. */
                resourceId?: string;
                /** @description Only items of this instant or later. */
                from?: components["parameters"]["AdminFrom"];
                /** @description Only items before this instant. */
                to?: components["parameters"]["AdminTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000d1",
                     *           "action": "goal.update",
                     *           "actor": {
                     *             "type": "user",
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada",
                     *             "tokenId": null
                     *           },
                     *           "resource": {
                     *             "type": "goal",
                     *             "id": "018f0000-0000-7000-8000-000000000060",
                     *             "name": "purchase"
                     *           },
                     *           "before": {
                     *             "windowDays": 30
                     *           },
                     *           "after": {
                     *             "windowDays": 14
                     *           },
                     *           "details": {},
                     *           "address": "203.0.113.7",
                     *           "requestId": "018f5e7a-1111-7000-8000-000000000001",
                     *           "occurredAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the audit entry. */
                auditEntryId: components["parameters"]["AdminAuditEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000d1",
                     *       "action": "goal.update",
                     *       "actor": {
                     *         "type": "user",
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada",
                     *         "tokenId": null
                     *       },
                     *       "resource": {
                     *         "type": "goal",
                     *         "id": "018f0000-0000-7000-8000-000000000060",
                     *         "name": "purchase"
                     *       },
                     *       "before": {
                     *         "windowDays": 30
                     *       },
                     *       "after": {
                     *         "windowDays": 14
                     *       },
                     *       "details": {},
                     *       "address": "203.0.113.7",
                     *       "requestId": "018f5e7a-1111-7000-8000-000000000001",
                     *       "occurredAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listCustomerExports: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000e1",
                     *           "customer": {
                     *             "customerId": "c-17"
                     *           },
                     *           "status": "completed",
                     *           "counts": {
                     *             "conversations": 2,
                     *             "messages": 14,
                     *             "form_submissions": 1
                     *           },
                     *           "requestedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           },
                     *           "requestedAt": "2026-11-21T09:00:00.000Z",
                     *           "completedAt": "2026-11-21T09:00:03.000Z",
                     *           "expiresAt": "2026-11-28T09:00:03.000Z",
                     *           "error": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExportPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createCustomerExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "customerId": "c-17"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateCustomerExportRequest"];
            };
        };
        responses: {
            /** @description The export is waiting for its job. */
            202: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000e1",
                     *       "customer": {
                     *         "customerId": "c-17"
                     *       },
                     *       "status": "queued",
                     *       "counts": {},
                     *       "requestedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "requestedAt": "2026-11-21T09:00:00.000Z",
                     *       "completedAt": null,
                     *       "expiresAt": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExport"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getCustomerExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the customer export. */
                exportId: components["parameters"]["AdminExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000e1",
                     *       "customer": {
                     *         "customerId": "c-17"
                     *       },
                     *       "status": "completed",
                     *       "counts": {
                     *         "conversations": 2,
                     *         "messages": 14,
                     *         "form_submissions": 1
                     *       },
                     *       "requestedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "requestedAt": "2026-11-21T09:00:00.000Z",
                     *       "completedAt": "2026-11-21T09:00:03.000Z",
                     *       "expiresAt": "2026-11-28T09:00:03.000Z",
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExport"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createCustomerExportDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
            };
            path: {
                /** @description Identifier of the customer export. */
                exportId: components["parameters"]["AdminExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["AdminNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://parley.example/api/v1/files/018f5e7a-0000-7000-8000-0000000000e1?expires=1795252203&signature=3f2a",
                     *       "expiresAt": "2026-11-21T09:10:03.000Z",
                     *       "mime": "application/zip",
                     *       "size": 48211
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExportDownload"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listCustomerErasures: {
        parameters: {
            query?: {
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["AdminLimit"];
                /** @description The `nextCursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of erasures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "018f5e7a-0000-7000-8000-0000000000f1",
                     *           "customer": null,
                     *           "status": "completed",
                     *           "counts": {
                     *             "conversations": 2,
                     *             "messages": 14,
                     *             "form_submissions": 1,
                     *             "files": 1,
                     *             "webhook_deliveries": 6,
                     *             "audit_log_replaced": 1
                     *           },
                     *           "requestedBy": {
                     *             "id": "018f0000-0000-7000-8000-000000000010",
                     *             "name": "Ada"
                     *           },
                     *           "requestedAt": "2026-11-21T09:00:00.000Z",
                     *           "completedAt": "2026-11-21T09:00:05.000Z",
                     *           "error": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerErasurePage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    createCustomerErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` of the session. A request with the session cookie is refused with 403 `csrf_token_invalid` without it; a request with a personal access token does not need it. */
                "X-CSRF-Token"?: components["parameters"]["AdminCsrfToken"];
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "customerId": "c-17"
                 *       },
                 *       "confirm": "c-17"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCustomerErasureRequest"];
            };
        };
        responses: {
            /** @description The erasure is waiting for its job. */
            202: {
                headers: {
                    Location: components["headers"]["AdminLocation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000f1",
                     *       "customer": {
                     *         "customerId": "c-17"
                     *       },
                     *       "status": "queued",
                     *       "counts": {},
                     *       "requestedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "requestedAt": "2026-11-21T09:00:00.000Z",
                     *       "completedAt": null,
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerErasure"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or not this session's. `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenInvalidError"] | components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getCustomerErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the erasure. */
                erasureId: components["parameters"]["AdminErasureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erasure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000f1",
                     *       "customer": null,
                     *       "status": "completed",
                     *       "counts": {
                     *         "conversations": 2,
                     *         "messages": 14,
                     *         "form_submissions": 1,
                     *         "files": 1,
                     *         "webhook_deliveries": 6,
                     *         "audit_log_replaced": 1
                     *       },
                     *       "requestedBy": {
                     *         "id": "018f0000-0000-7000-8000-000000000010",
                     *         "name": "Ada"
                     *       },
                     *       "requestedAt": "2026-11-21T09:00:00.000Z",
                     *       "completedAt": "2026-11-21T09:00:05.000Z",
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerErasure"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `unauthorized`: Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
}
