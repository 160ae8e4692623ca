// Written by `make generate` from contracts/. Do not edit.

export const errors = {
  "answer_uncertain": {
    "title": "The text may answer the question or mean an intent",
    "statuses": [
      422
    ],
    "surfaces": [
      "public"
    ],
    "details": "UncertainAnswer"
  },
  "conflict": {
    "title": "The state of the resource does not allow this",
    "statuses": [
      409
    ],
    "surfaces": [
      "public",
      "admin",
      "engine"
    ]
  },
  "csrf_token_invalid": {
    "title": "The CSRF token is missing or not this session's",
    "statuses": [
      403
    ],
    "surfaces": [
      "admin",
      "files"
    ]
  },
  "document_invalid": {
    "title": "The OpenAPI document cannot be used",
    "statuses": [
      422
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  },
  "execution_aborted": {
    "title": "The run was cancelled on the server",
    "statuses": [
      410
    ],
    "surfaces": [
      "public",
      "engine"
    ]
  },
  "execution_not_found": {
    "title": "No such execution",
    "statuses": [
      404
    ],
    "surfaces": [
      "public",
      "engine"
    ]
  },
  "expectation_failed": {
    "title": "The only supported expectation is 100-continue",
    "statuses": [
      417
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "export_invalid": {
    "title": "The export cannot be read",
    "statuses": [
      422
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  },
  "field_not_found": {
    "title": "The form has no upload field of that name",
    "statuses": [
      404
    ],
    "surfaces": [
      "public",
      "files"
    ]
  },
  "file_too_large": {
    "title": "The file is larger than its field allows",
    "statuses": [
      413
    ],
    "surfaces": [
      "public",
      "files",
      "admin"
    ]
  },
  "flow_invalid": {
    "title": "The flow has errors",
    "statuses": [
      422
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  },
  "form_invalid": {
    "title": "The form has errors",
    "statuses": [
      422
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  },
  "form_not_allowed": {
    "title": "The form is outside the key's form scope",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ]
  },
  "form_not_found": {
    "title": "No such form",
    "statuses": [
      404
    ],
    "surfaces": [
      "public",
      "files"
    ]
  },
  "headers_too_large": {
    "title": "The head of the request is larger than 16 KB",
    "statuses": [
      431
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "idempotency_conflict": {
    "title": "The idempotency key was used with another payload, or its first request still runs",
    "statuses": [
      409
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "admin"
    ]
  },
  "intent_conflict": {
    "title": "Another published flow owns the intent",
    "statuses": [
      409
    ],
    "surfaces": [
      "admin"
    ],
    "details": "IntentConflict"
  },
  "intent_not_allowed": {
    "title": "The intent is outside the key's allow-list",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ],
    "details": "PermittedIntents"
  },
  "intent_not_matched": {
    "title": "No published flow answers the intent",
    "statuses": [
      404
    ],
    "surfaces": [
      "public",
      "engine"
    ],
    "details": "PublishedIntents"
  },
  "internal_error": {
    "title": "The service failed",
    "statuses": [
      500
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "invalid_client": {
    "title": "The client is not registered here",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ]
  },
  "invalid_client_metadata": {
    "title": "The application cannot be registered so",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ],
    "details": "RejectedInput"
  },
  "invalid_counts": {
    "title": "A count is negative, or more pages are indexed than there are",
    "statuses": [
      422
    ],
    "surfaces": [
      "training"
    ]
  },
  "invalid_credentials": {
    "title": "The e-mail address or the password is wrong",
    "statuses": [
      401
    ],
    "surfaces": [
      "admin"
    ]
  },
  "invalid_grant": {
    "title": "The code or refresh token is unknown, used, expired, or not this client's",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ]
  },
  "identity_required": {
    "title": "The key takes the id of a customer only with an identity token",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ]
  },
  "invalid_identity": {
    "title": "The identity token is malformed, expired or not signed for this key",
    "statuses": [
      401
    ],
    "surfaces": [
      "public"
    ],
    "details": "IdentityProblem"
  },
  "invalid_input": {
    "title": "The request is malformed",
    "statuses": [
      400,
      422
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files"
    ],
    "details": "RejectedInput"
  },
  "invalid_redirect_uri": {
    "title": "A redirect URI is neither HTTPS nor on the own machine",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ]
  },
  "invalid_request": {
    "title": "The request is malformed",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ],
    "details": "RejectedInput"
  },
  "invalid_scope": {
    "title": "The scope selector is malformed",
    "statuses": [
      400
    ],
    "surfaces": [
      "config",
      "admin"
    ]
  },
  "invalid_session_token": {
    "title": "The session token is absent, expired or not ours",
    "statuses": [
      401
    ],
    "surfaces": [
      "public"
    ]
  },
  "invalid_signature": {
    "title": "The signature does not match",
    "statuses": [
      401
    ],
    "surfaces": [
      "intake"
    ]
  },
  "invalid_status": {
    "title": "The status is neither ready nor failed",
    "statuses": [
      422
    ],
    "surfaces": [
      "training"
    ],
    "details": "SourceStatus"
  },
  "invalid_target": {
    "title": "The resource is not the agent gateway",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ]
  },
  "invalid_values": {
    "title": "Some fields were rejected",
    "statuses": [
      422
    ],
    "surfaces": [
      "public"
    ],
    "details": "RejectedFields"
  },
  "invalid_wait_token": {
    "title": "The wait token is absent, used, expired or not this execution's",
    "statuses": [
      409
    ],
    "surfaces": [
      "public",
      "engine"
    ]
  },
  "locked_out": {
    "title": "Too many failed sign-ins",
    "statuses": [
      429
    ],
    "surfaces": [
      "admin"
    ]
  },
  "method_not_allowed": {
    "title": "The path does not answer this method",
    "statuses": [
      405
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "mime_not_allowed": {
    "title": "The field does not accept files of this type",
    "statuses": [
      415
    ],
    "surfaces": [
      "public",
      "files",
      "admin"
    ]
  },
  "not_claimable": {
    "title": "The source is not due",
    "statuses": [
      409
    ],
    "surfaces": [
      "training"
    ],
    "details": "SourceStatus"
  },
  "not_crawling": {
    "title": "The source is not being crawled under this lease",
    "statuses": [
      409
    ],
    "surfaces": [
      "training"
    ],
    "details": "SourceStatus"
  },
  "not_found": {
    "title": "No such thing",
    "statuses": [
      404
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "not_submittable": {
    "title": "The form takes no submissions",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ]
  },
  "operations_changed": {
    "title": "The version would take over breaking changes of operations",
    "statuses": [
      409
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  },
  "origin_not_allowed": {
    "title": "The page's origin is outside the key's allow-list",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ]
  },
  "payload_too_large": {
    "title": "The body is larger than this path reads",
    "statuses": [
      413
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "admin",
      "intake",
      "files",
      "oauth"
    ]
  },
  "permission_denied": {
    "title": "The caller lacks the permission",
    "statuses": [
      403
    ],
    "surfaces": [
      "admin",
      "files",
      "engine",
      "insights",
      "training",
      "ops"
    ],
    "details": "MissingPermission"
  },
  "precondition_failed": {
    "title": "The entity tag is stale",
    "statuses": [
      412
    ],
    "surfaces": [
      "admin"
    ]
  },
  "precondition_required": {
    "title": "The request needs If-Match",
    "statuses": [
      428
    ],
    "surfaces": [
      "admin"
    ]
  },
  "rate_limited": {
    "title": "Too many requests",
    "statuses": [
      429
    ],
    "surfaces": [
      "public",
      "engine",
      "config",
      "admin",
      "intake",
      "oauth"
    ]
  },
  "rejected": {
    "title": "The submission was taken for spam",
    "statuses": [
      422
    ],
    "surfaces": [
      "public"
    ]
  },
  "request_timeout": {
    "title": "The request did not arrive in time",
    "statuses": [
      408
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "ops",
      "intake",
      "files",
      "oauth"
    ]
  },
  "scope_denied": {
    "title": "The caller may not read that scope",
    "statuses": [
      403
    ],
    "surfaces": [
      "config",
      "admin"
    ]
  },
  "service_unavailable": {
    "title": "The service cannot answer at the moment; try again later",
    "statuses": [
      503
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "config",
      "admin",
      "intake",
      "files",
      "ops",
      "oauth"
    ]
  },
  "signature_replayed": {
    "title": "The signature was used before",
    "statuses": [
      409
    ],
    "surfaces": [
      "intake"
    ]
  },
  "timestamp_out_of_range": {
    "title": "The timestamp is too far from the server's clock",
    "statuses": [
      401
    ],
    "surfaces": [
      "intake"
    ]
  },
  "unauthorized": {
    "title": "No user is signed in",
    "statuses": [
      401
    ],
    "surfaces": [
      "admin"
    ]
  },
  "unknown_goal": {
    "title": "No active goal has that code",
    "statuses": [
      404
    ],
    "surfaces": [
      "insights"
    ]
  },
  "unsupported_grant_type": {
    "title": "Tokens are issued for codes and refresh tokens alone",
    "statuses": [
      400
    ],
    "surfaces": [
      "oauth"
    ]
  },
  "unsupported_media_type": {
    "title": "The body's media type is not read here",
    "statuses": [
      415
    ],
    "surfaces": [
      "public",
      "engine",
      "insights",
      "training",
      "admin",
      "intake",
      "files",
      "oauth"
    ]
  },
  "upload_failed": {
    "title": "The upload failed",
    "statuses": [
      400,
      500
    ],
    "surfaces": [
      "public",
      "files",
      "admin"
    ]
  },
  "validation_failed": {
    "title": "A value was rejected",
    "statuses": [
      422
    ],
    "surfaces": [
      "public",
      "insights",
      "admin"
    ],
    "details": "RejectedInput"
  },
  "webhook_immutable": {
    "title": "The webhook of a key cannot be changed",
    "statuses": [
      409
    ],
    "surfaces": [
      "admin"
    ]
  },
  "webhook_not_configured": {
    "title": "The key has no webhook",
    "statuses": [
      409
    ],
    "surfaces": [
      "admin"
    ]
  },
  "widget_disabled": {
    "title": "The key is unknown or not active",
    "statuses": [
      403
    ],
    "surfaces": [
      "public"
    ]
  },
  "workspace_file_invalid": {
    "title": "The workspace file has errors",
    "statuses": [
      422
    ],
    "surfaces": [
      "admin"
    ],
    "details": "FlowFindings"
  }
} as const
export type ErrorCode = keyof typeof errors
