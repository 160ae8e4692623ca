export declare const errors: {
    readonly answer_uncertain: {
        readonly title: "The text may answer the question or mean an intent";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["public"];
        readonly details: "UncertainAnswer";
    };
    readonly conflict: {
        readonly title: "The state of the resource does not allow this";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["public", "admin", "engine"];
    };
    readonly csrf_token_invalid: {
        readonly title: "The CSRF token is missing or not this session's";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["admin", "files"];
    };
    readonly document_invalid: {
        readonly title: "The OpenAPI document cannot be used";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
    readonly execution_aborted: {
        readonly title: "The run was cancelled on the server";
        readonly statuses: readonly [410];
        readonly surfaces: readonly ["public", "engine"];
    };
    readonly execution_not_found: {
        readonly title: "No such execution";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["public", "engine"];
    };
    readonly expectation_failed: {
        readonly title: "The only supported expectation is 100-continue";
        readonly statuses: readonly [417];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly export_invalid: {
        readonly title: "The export cannot be read";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
    readonly field_not_found: {
        readonly title: "The form has no upload field of that name";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["public", "files"];
    };
    readonly file_too_large: {
        readonly title: "The file is larger than its field allows";
        readonly statuses: readonly [413];
        readonly surfaces: readonly ["public", "files", "admin"];
    };
    readonly flow_invalid: {
        readonly title: "The flow has errors";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
    readonly form_invalid: {
        readonly title: "The form has errors";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
    readonly form_not_allowed: {
        readonly title: "The form is outside the key's form scope";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
    };
    readonly form_not_found: {
        readonly title: "No such form";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["public", "files"];
    };
    readonly headers_too_large: {
        readonly title: "The head of the request is larger than 16 KB";
        readonly statuses: readonly [431];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly idempotency_conflict: {
        readonly title: "The idempotency key was used with another payload, or its first request still runs";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["public", "engine", "insights", "admin"];
    };
    readonly intent_conflict: {
        readonly title: "Another published flow owns the intent";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["admin"];
        readonly details: "IntentConflict";
    };
    readonly intent_not_allowed: {
        readonly title: "The intent is outside the key's allow-list";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
        readonly details: "PermittedIntents";
    };
    readonly intent_not_matched: {
        readonly title: "No published flow answers the intent";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["public", "engine"];
        readonly details: "PublishedIntents";
    };
    readonly internal_error: {
        readonly title: "The service failed";
        readonly statuses: readonly [500];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly invalid_client: {
        readonly title: "The client is not registered here";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
    };
    readonly invalid_client_metadata: {
        readonly title: "The application cannot be registered so";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
        readonly details: "RejectedInput";
    };
    readonly invalid_counts: {
        readonly title: "A count is negative, or more pages are indexed than there are";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["training"];
    };
    readonly invalid_credentials: {
        readonly title: "The e-mail address or the password is wrong";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["admin"];
    };
    readonly invalid_grant: {
        readonly title: "The code or refresh token is unknown, used, expired, or not this client's";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
    };
    readonly identity_required: {
        readonly title: "The key takes the id of a customer only with an identity token";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
    };
    readonly invalid_identity: {
        readonly title: "The identity token is malformed, expired or not signed for this key";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["public"];
        readonly details: "IdentityProblem";
    };
    readonly invalid_input: {
        readonly title: "The request is malformed";
        readonly statuses: readonly [400, 422];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files"];
        readonly details: "RejectedInput";
    };
    readonly invalid_redirect_uri: {
        readonly title: "A redirect URI is neither HTTPS nor on the own machine";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
    };
    readonly invalid_request: {
        readonly title: "The request is malformed";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
        readonly details: "RejectedInput";
    };
    readonly invalid_scope: {
        readonly title: "The scope selector is malformed";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["config", "admin"];
    };
    readonly invalid_session_token: {
        readonly title: "The session token is absent, expired or not ours";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["public"];
    };
    readonly invalid_signature: {
        readonly title: "The signature does not match";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["intake"];
    };
    readonly invalid_status: {
        readonly title: "The status is neither ready nor failed";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["training"];
        readonly details: "SourceStatus";
    };
    readonly invalid_target: {
        readonly title: "The resource is not the agent gateway";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
    };
    readonly invalid_values: {
        readonly title: "Some fields were rejected";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["public"];
        readonly details: "RejectedFields";
    };
    readonly invalid_wait_token: {
        readonly title: "The wait token is absent, used, expired or not this execution's";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["public", "engine"];
    };
    readonly locked_out: {
        readonly title: "Too many failed sign-ins";
        readonly statuses: readonly [429];
        readonly surfaces: readonly ["admin"];
    };
    readonly method_not_allowed: {
        readonly title: "The path does not answer this method";
        readonly statuses: readonly [405];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly mime_not_allowed: {
        readonly title: "The field does not accept files of this type";
        readonly statuses: readonly [415];
        readonly surfaces: readonly ["public", "files", "admin"];
    };
    readonly not_claimable: {
        readonly title: "The source is not due";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["training"];
        readonly details: "SourceStatus";
    };
    readonly not_crawling: {
        readonly title: "The source is not being crawled under this lease";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["training"];
        readonly details: "SourceStatus";
    };
    readonly not_found: {
        readonly title: "No such thing";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly not_submittable: {
        readonly title: "The form takes no submissions";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
    };
    readonly operations_changed: {
        readonly title: "The version would take over breaking changes of operations";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
    readonly origin_not_allowed: {
        readonly title: "The page's origin is outside the key's allow-list";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
    };
    readonly payload_too_large: {
        readonly title: "The body is larger than this path reads";
        readonly statuses: readonly [413];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "admin", "intake", "files", "oauth"];
    };
    readonly permission_denied: {
        readonly title: "The caller lacks the permission";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["admin", "files", "engine", "insights", "training", "ops"];
        readonly details: "MissingPermission";
    };
    readonly precondition_failed: {
        readonly title: "The entity tag is stale";
        readonly statuses: readonly [412];
        readonly surfaces: readonly ["admin"];
    };
    readonly precondition_required: {
        readonly title: "The request needs If-Match";
        readonly statuses: readonly [428];
        readonly surfaces: readonly ["admin"];
    };
    readonly rate_limited: {
        readonly title: "Too many requests";
        readonly statuses: readonly [429];
        readonly surfaces: readonly ["public", "engine", "config", "admin", "intake", "oauth"];
    };
    readonly rejected: {
        readonly title: "The submission was taken for spam";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["public"];
    };
    readonly request_timeout: {
        readonly title: "The request did not arrive in time";
        readonly statuses: readonly [408];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "ops", "intake", "files", "oauth"];
    };
    readonly scope_denied: {
        readonly title: "The caller may not read that scope";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["config", "admin"];
    };
    readonly service_unavailable: {
        readonly title: "The service cannot answer at the moment; try again later";
        readonly statuses: readonly [503];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "config", "admin", "intake", "files", "ops", "oauth"];
    };
    readonly signature_replayed: {
        readonly title: "The signature was used before";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["intake"];
    };
    readonly timestamp_out_of_range: {
        readonly title: "The timestamp is too far from the server's clock";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["intake"];
    };
    readonly unauthorized: {
        readonly title: "No user is signed in";
        readonly statuses: readonly [401];
        readonly surfaces: readonly ["admin"];
    };
    readonly unknown_goal: {
        readonly title: "No active goal has that code";
        readonly statuses: readonly [404];
        readonly surfaces: readonly ["insights"];
    };
    readonly unsupported_grant_type: {
        readonly title: "Tokens are issued for codes and refresh tokens alone";
        readonly statuses: readonly [400];
        readonly surfaces: readonly ["oauth"];
    };
    readonly unsupported_media_type: {
        readonly title: "The body's media type is not read here";
        readonly statuses: readonly [415];
        readonly surfaces: readonly ["public", "engine", "insights", "training", "admin", "intake", "files", "oauth"];
    };
    readonly upload_failed: {
        readonly title: "The upload failed";
        readonly statuses: readonly [400, 500];
        readonly surfaces: readonly ["public", "files", "admin"];
    };
    readonly validation_failed: {
        readonly title: "A value was rejected";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["public", "insights", "admin"];
        readonly details: "RejectedInput";
    };
    readonly webhook_immutable: {
        readonly title: "The webhook of a key cannot be changed";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["admin"];
    };
    readonly webhook_not_configured: {
        readonly title: "The key has no webhook";
        readonly statuses: readonly [409];
        readonly surfaces: readonly ["admin"];
    };
    readonly widget_disabled: {
        readonly title: "The key is unknown or not active";
        readonly statuses: readonly [403];
        readonly surfaces: readonly ["public"];
    };
    readonly workspace_file_invalid: {
        readonly title: "The workspace file has errors";
        readonly statuses: readonly [422];
        readonly surfaces: readonly ["admin"];
        readonly details: "FlowFindings";
    };
};
export type ErrorCode = keyof typeof errors;
