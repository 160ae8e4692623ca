// Written by `make generate` from contracts/. Do not edit.

export const operations = {
  "login": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/login",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_credentials"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "locked_out",
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "logout": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/logout",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.manage"
    ]
  },
  "getSession": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/session",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.view"
    ]
  },
  "probeSession": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/session/probe",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "requestPasswordReset": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/password-resets",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "confirmPasswordReset": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/password-resets/confirm",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "changeOwnPassword": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/password",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_credentials",
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "locked_out",
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.manage"
    ]
  },
  "listOwnTokens": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/tokens",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.view"
    ]
  },
  "createOwnToken": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/tokens",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.account.manage"
    ]
  },
  "getOwnToken": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/tokens/{tokenId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.view"
    ]
  },
  "revokeOwnToken": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/tokens/{tokenId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.manage"
    ]
  },
  "grantAuthorization": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/authorizations",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.manage"
    ]
  },
  "checkAuthorization": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/authorizations/check",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.manage"
    ]
  },
  "getWorkspace": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/workspace",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.workspace.view"
    ]
  },
  "updateWorkspace": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/workspace",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.workspace.manage"
    ]
  },
  "followChanges": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/changes",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.view"
    ]
  },
  "exportWorkspaceFile": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/workspace/file",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.workspace.export"
    ]
  },
  "checkWorkspaceFile": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/workspace/file/check",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.workspace.check"
    ]
  },
  "applyWorkspaceFile": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/workspace/file/apply",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed",
        "workspace_file_invalid"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "permissions": [
      "service.workspace.apply"
    ]
  },
  "listPermissions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/permissions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.roles.view"
    ]
  },
  "listRoles": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/roles",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.roles.view"
    ]
  },
  "createRole": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/roles",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.roles.manage"
    ]
  },
  "getRole": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/roles/{roleCode}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.roles.view"
    ]
  },
  "deleteRole": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/roles/{roleCode}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.roles.manage"
    ]
  },
  "updateRole": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/roles/{roleCode}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.roles.manage"
    ]
  },
  "listUsers": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/users",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.view"
    ]
  },
  "createUser": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/users",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.users.manage"
    ]
  },
  "getUser": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/users/{userId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.view"
    ]
  },
  "updateUser": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/users/{userId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.users.manage"
    ]
  },
  "activateUser": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/users/{userId}/activate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.manage"
    ]
  },
  "deactivateUser": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/users/{userId}/deactivate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.manage"
    ]
  },
  "inviteUser": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/users/{userId}/invite",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.manage"
    ]
  },
  "setUserPassword": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/users/{userId}/password",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.manage"
    ]
  },
  "listUserTokens": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/users/{userId}/tokens",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.view"
    ]
  },
  "revokeUserToken": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/users/{userId}/tokens/{tokenId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.users.manage"
    ]
  },
  "listEngineTokens": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/engine-tokens",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.engine_tokens.view"
    ]
  },
  "createEngineToken": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/engine-tokens",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.engine_tokens.manage"
    ]
  },
  "getEngineToken": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/engine-tokens/{engineTokenId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.engine_tokens.view"
    ]
  },
  "revokeEngineToken": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/engine-tokens/{engineTokenId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.engine_tokens.manage"
    ]
  },
  "listKeys": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/keys",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.keys.view"
    ]
  },
  "createKey": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/keys",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.keys.manage"
    ]
  },
  "getKey": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/keys/{keyId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.keys.view"
    ]
  },
  "updateKey": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/keys/{keyId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict",
        "webhook_immutable"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.keys.manage"
    ]
  },
  "changeKeyStatus": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/keys/{keyId}/status",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.keys.manage"
    ]
  },
  "listIdentitySecrets": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/keys/{keyId}/identity-secrets",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.keys.view"
    ]
  },
  "createIdentitySecret": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/keys/{keyId}/identity-secrets",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.keys.manage"
    ]
  },
  "revokeIdentitySecret": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/keys/{keyId}/identity-secrets/{identitySecretId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.keys.manage"
    ]
  },
  "sendWebhookTestEvent": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/keys/{keyId}/webhook-test",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "webhook_not_configured"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.webhooks.manage"
    ]
  },
  "listFlows": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "createFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "getFlow": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "deleteFlow": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/flows/{flowId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "getFlowDraft": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "saveFlowDraft": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/flows/{flowId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "discardFlowDraft": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/flows/{flowId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "followFlow": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/changes",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "announceFlowViewer": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/viewers",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "getFlowLayout": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/layout",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "saveFlowLayout": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/flows/{flowId}/layout",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "listFlowUses": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/uses",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "getFlowTraffic": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/traffic",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "compareFlowBranches": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/branches",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "validateFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/validate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage",
      "service.flows.publish"
    ]
  },
  "publishFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/publish",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict",
        "intent_conflict",
        "operations_changed"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.publish"
    ]
  },
  "withdrawFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/withdraw",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.publish"
    ]
  },
  "rollbackFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/rollback",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict",
        "intent_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.publish"
    ]
  },
  "simulateFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/simulate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.simulate",
      "service.flows.manage",
      "service.flows.publish"
    ]
  },
  "listFlowResults": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/results",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "exportFlowResults": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/results/file",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "listFlowVisitors": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/visitors",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "exportFlowVisitors": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/visitors/file",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "listTrialLinks": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/trial-links",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "createTrialLink": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/trial-links",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "revokeTrialLink": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/flows/{flowId}/trial-links/{trialLinkId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "listFlowComments": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/comments",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "createFlowComment": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/comments",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.view"
    ]
  },
  "deleteFlowComment": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/flows/{flowId}/comments/{commentId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.view"
    ]
  },
  "updateFlowComment": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/flows/{flowId}/comments/{commentId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.view"
    ]
  },
  "listMentions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/mentions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "replayFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/replay",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.replay"
    ]
  },
  "authorFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/author",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "getFlowTests": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/tests",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "saveFlowTests": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/flows/{flowId}/tests",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "testFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flows/{flowId}/test",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.simulate",
      "service.flows.manage",
      "service.flows.publish"
    ]
  },
  "listFlowVersions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/versions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "getFlowVersion": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/versions/{version}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "compareFlowVersions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flows/{flowId}/versions/{version}/difference",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "importFlow": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flow-imports",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "export_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "simulateDefinition": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/flow-simulations",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "form_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "listUses": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/uses",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "searchWorkspace": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/search",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.account.view"
    ]
  },
  "countFlows": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/flow-totals",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "evaluateExpression": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/expressions/evaluate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage",
      "service.flows.publish"
    ]
  },
  "listForms": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.view"
    ]
  },
  "createForm": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/forms",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.forms.manage"
    ]
  },
  "getAdminForm": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.view"
    ]
  },
  "deleteForm": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/forms/{formId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.forms.manage"
    ]
  },
  "getFormDraft": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.view"
    ]
  },
  "saveFormDraft": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/forms/{formId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.forms.manage"
    ]
  },
  "discardFormDraft": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/forms/{formId}/draft",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.forms.manage"
    ]
  },
  "validateForm": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/forms/{formId}/validate",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.manage"
    ]
  },
  "publishForm": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/forms/{formId}/publish",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "form_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.forms.publish"
    ]
  },
  "withdrawForm": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/forms/{formId}/withdraw",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.publish"
    ]
  },
  "listFormVersions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}/versions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.view"
    ]
  },
  "getFormVersion": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}/versions/{version}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.view"
    ]
  },
  "listFormSubmissions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}/submissions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.submissions.view"
    ],
    "replica": true
  },
  "getFormSubmission": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/forms/{formId}/submissions/{submissionId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.submissions.view"
    ]
  },
  "listConfigurationSections": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/config/sections",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.config"
    ]
  },
  "getConfigurationSection": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/config/sections/{section}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.config"
    ]
  },
  "getConfigurationValues": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/config/sections/{section}/values",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input",
        "invalid_scope"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied",
        "scope_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.config"
    ]
  },
  "saveConfigurationValues": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/config/sections/{section}/values",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "invalid_scope"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied",
        "scope_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.config"
    ]
  },
  "resetConfigurationValues": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/config/sections/{section}/reset",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "invalid_scope"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied",
        "scope_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.config"
    ]
  },
  "listGoals": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/goals",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "createGoal": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/goals",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.goals.manage"
    ]
  },
  "getGoal": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/goals/{goalId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "updateGoal": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/goals/{goalId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.goals.manage"
    ]
  },
  "changeGoalStatus": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/goals/{goalId}/status",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.goals.manage"
    ]
  },
  "listGoalCompletions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/goals/{goalId}/completions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "listPrices": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/prices",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "createPrice": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/prices",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.prices.manage"
    ]
  },
  "getPrice": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/prices/{priceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "deletePrice": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/prices/{priceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.prices.manage"
    ]
  },
  "updatePrice": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/prices/{priceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.prices.manage"
    ]
  },
  "listBuiltInPrices": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/built-in-prices",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "listTokenUsage": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/token-usage",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "listReports": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/reports",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "createReport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/reports",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "getReport": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/reports/{reportId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "deleteReport": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/reports/{reportId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "updateReport": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/reports/{reportId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "pinReport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/reports/{reportId}/pin",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "unpinReport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/reports/{reportId}/unpin",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "saveReportSchedule": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/reports/{reportId}/schedule",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "deleteReportSchedule": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/reports/{reportId}/schedule",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.insights.reports.manage"
    ]
  },
  "runReport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/reports/{reportId}/run",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "exportReport": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/reports/{reportId}/export",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "runAdHocReport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/report-runs",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "listReportDatasets": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/report-datasets",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "suggestFilterValues": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/report-datasets/{dataset}/values",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "listConnections": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "createConnection": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "createConnectionFromTemplate": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/templated-connections",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "document_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "listConnectionTemplates": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connection-templates",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "createConnectionTemplate": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connection-templates",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "document_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "getConnectionTemplate": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connection-templates/{templateKey}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "deleteConnectionTemplate": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/connection-templates/{templateKey}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "getConnection": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections/{connectionId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "deleteConnection": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/connections/{connectionId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "updateConnection": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/connections/{connectionId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "replaceConnectionCredentials": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/connections/{connectionId}/credentials",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "testConnection": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections/{connectionId}/test",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.manage"
    ]
  },
  "proposeCallArguments": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections/{connectionId}/call-arguments",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "getConnectionGrant": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections/{connectionId}/grant",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "deleteConnectionGrant": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/connections/{connectionId}/grant",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "requestConnectionGrant": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections/{connectionId}/grant/request",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.manage"
    ]
  },
  "completeConnectionGrant": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/completed-connection-grants",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.manage"
    ]
  },
  "getConnectionDocument": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections/{connectionId}/document",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "putConnectionDocument": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/connections/{connectionId}/document",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "document_invalid",
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "deleteConnectionDocument": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/connections/{connectionId}/document",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "refreshConnectionDocument": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections/{connectionId}/document/refresh",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "422": [
        "document_invalid"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "listHeldOperations": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections/{connectionId}/document/held-operations",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "acceptHeldOperations": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/connections/{connectionId}/document/held-operations/accept",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.connections.manage"
    ]
  },
  "listConnectionOperations": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/connections/{connectionId}/operations",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.connections.view"
    ]
  },
  "listMedia": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/media",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.media.view"
    ]
  },
  "uploadMedium": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/media",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "multipart/form-data"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "upload_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "file_too_large",
        "payload_too_large"
      ],
      "415": [
        "mime_not_allowed",
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error",
        "upload_failed"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.media.manage"
    ]
  },
  "getMedium": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/media/{mediumId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.media.view"
    ]
  },
  "deleteMedium": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/media/{mediumId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.media.manage"
    ]
  },
  "listTrainingSources": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/training-sources",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "createTrainingSource": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/training-sources",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "getTrainingSource": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/training-sources/{sourceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "deleteTrainingSource": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/training-sources/{sourceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "updateTrainingSource": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/training-sources/{sourceId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "pauseTrainingSource": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/training-sources/{sourceId}/pause",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "requestTrainingCrawl": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/training-sources/{sourceId}/crawl",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "listHostedPages": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/hosted-pages",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.hosted_pages.view"
    ]
  },
  "createHostedPage": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/hosted-pages",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.hosted_pages.manage"
    ]
  },
  "getHostedPage": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/hosted-pages/{hostedPageId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.hosted_pages.view"
    ]
  },
  "deleteHostedPage": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/hosted-pages/{hostedPageId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.hosted_pages.manage"
    ]
  },
  "updateHostedPage": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/hosted-pages/{hostedPageId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.hosted_pages.manage"
    ]
  },
  "listTrainingDocuments": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/training-sources/{sourceId}/documents",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "uploadTrainingDocument": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/training-sources/{sourceId}/documents",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "multipart/form-data"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "upload_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "file_too_large",
        "payload_too_large"
      ],
      "415": [
        "mime_not_allowed",
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ],
    "lists": [
      "labels"
    ]
  },
  "getTrainingDocument": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/training-sources/{sourceId}/documents/{documentId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "deleteTrainingDocument": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/training-sources/{sourceId}/documents/{documentId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "setTrainingDocumentLabels": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/training-sources/{sourceId}/documents/{documentId}/labels",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "runKnowledgeChecks": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/knowledge/check",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "listKnowledgeChecks": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge-checks",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "createKnowledgeCheck": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/knowledge-checks",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "getKnowledgeCheck": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge-checks/{checkId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "deleteKnowledgeCheck": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/knowledge-checks/{checkId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "updateKnowledgeCheck": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/knowledge-checks/{checkId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "getKnowledgeGenerations": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge/generations",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "promoteKnowledgeGeneration": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/knowledge/promotion",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "searchKnowledge": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/knowledge/search",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "getKnowledgeVectors": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge/vectors",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "listInboundWebhooks": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/inbound-webhooks",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.inbound_webhooks.view"
    ]
  },
  "createInboundWebhook": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/inbound-webhooks",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.inbound_webhooks.manage"
    ]
  },
  "getInboundWebhook": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/inbound-webhooks/{inboundWebhookId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.inbound_webhooks.view"
    ]
  },
  "deleteInboundWebhook": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/inbound-webhooks/{inboundWebhookId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.inbound_webhooks.manage"
    ]
  },
  "updateInboundWebhook": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/inbound-webhooks/{inboundWebhookId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.inbound_webhooks.manage"
    ]
  },
  "rotateInboundWebhookSecret": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/inbound-webhooks/{inboundWebhookId}/rotate-secret",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.inbound_webhooks.manage"
    ]
  },
  "previewInboundWebhook": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/inbound-webhooks/{inboundWebhookId}/preview",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.inbound_webhooks.manage"
    ]
  },
  "listWebhookDeliveries": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/webhook-deliveries",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.webhooks.view"
    ],
    "replica": true
  },
  "getWebhookDelivery": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/webhook-deliveries/{deliveryId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.webhooks.view"
    ]
  },
  "redeliverWebhook": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/webhook-deliveries/{deliveryId}/redeliver",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.webhooks.manage"
    ]
  },
  "countExecutions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/execution-totals",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ],
    "replica": true
  },
  "listExecutions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ],
    "replica": true
  },
  "inspectExecution": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions/{executionId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "listExecutionEvents": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions/{executionId}/events",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ],
    "replica": true
  },
  "getExecutionRecording": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions/{executionId}/recording",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "followExecution": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions/{executionId}/changes",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ]
  },
  "listSlowestCalls": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/slow-calls",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ],
    "replica": true
  },
  "replayExecution": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/executions/{executionId}/replay",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "flow_invalid",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.replay"
    ]
  },
  "abortExecution": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/executions/{executionId}/abort",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.manage"
    ]
  },
  "listQueues": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/queues",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view",
      "service.queues.manage"
    ]
  },
  "createQueue": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/queues",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.queues.manage"
    ]
  },
  "getQueue": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/queues/{queueId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view",
      "service.queues.manage"
    ]
  },
  "deleteQueue": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/queues/{queueId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.queues.manage"
    ]
  },
  "updateQueue": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/queues/{queueId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.queues.manage"
    ]
  },
  "listCannedAnswers": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/canned-answers",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view",
      "service.canned_answers.manage"
    ]
  },
  "createCannedAnswer": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/canned-answers",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.canned_answers.manage"
    ]
  },
  "getCannedAnswer": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/canned-answers/{cannedAnswerId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view",
      "service.canned_answers.manage"
    ]
  },
  "deleteCannedAnswer": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/canned-answers/{cannedAnswerId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.canned_answers.manage"
    ]
  },
  "updateCannedAnswer": {
    "surface": "admin",
    "method": "patch",
    "path": "/api/admin/v1/canned-answers/{cannedAnswerId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "428": [
        "precondition_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      428,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "missing": {
      "if-match": {
        "status": 428,
        "code": "precondition_required"
      }
    },
    "takesIdempotencyKey": true,
    "permissions": [
      "service.canned_answers.manage"
    ]
  },
  "getPresence": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/presence",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "setPresence": {
    "surface": "admin",
    "method": "put",
    "path": "/api/admin/v1/presence",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "listPresences": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/presences",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view"
    ]
  },
  "listHandoffs": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/handoffs",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view"
    ]
  },
  "getHandoff": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/handoffs/{handoffId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view"
    ]
  },
  "claimHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/claim",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "assignHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/assign",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.assign"
    ]
  },
  "releaseHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/release",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "replyToHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/replies",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "uploadReplyFile": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/files",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "multipart/form-data"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "upload_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "file_too_large",
        "payload_too_large"
      ],
      "415": [
        "mime_not_allowed",
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error",
        "upload_failed"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "announceReplyTyping": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/typing",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "suggestReply": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/suggestion",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "mailTranscript": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/transcript",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "listHandoffNotes": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/handoffs/{handoffId}/notes",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.view"
    ]
  },
  "addHandoffNote": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/notes",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "handBackHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/hand-back",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "closeHandoff": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/handoffs/{handoffId}/close",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "412": [
        "precondition_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.handoffs.answer"
    ]
  },
  "listContacts": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/contacts",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.contacts.view"
    ]
  },
  "getContact": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/contacts/{contactId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.contacts.view"
    ]
  },
  "listConversations": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/conversations",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.view"
    ],
    "replica": true
  },
  "exportConversations": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/conversations/export",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.view"
    ],
    "replica": true
  },
  "exportExecutions": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/executions/export",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.executions.view"
    ],
    "replica": true
  },
  "getConversation": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/conversations/{conversationId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.view"
    ]
  },
  "listConversationMessages": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/conversations/{conversationId}/messages",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.view"
    ]
  },
  "getConversationFile": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/conversations/{conversationId}/files/{fileId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.view"
    ]
  },
  "closeConversation": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/conversations/{conversationId}/close",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "412": [
        "precondition_failed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      412,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.conversations.manage"
    ]
  },
  "listUnmatchedTexts": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/unmatched-texts",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "getUnmatchedText": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/unmatched-texts/{unmatchedTextId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.view"
    ]
  },
  "dismissUnmatchedText": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/unmatched-texts/{unmatchedTextId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.flows.manage"
    ]
  },
  "makeExampleOfText": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/unmatched-texts/{unmatchedTextId}/example",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict",
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.flows.manage"
    ]
  },
  "listKnowledgeGaps": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge-gaps",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "getKnowledgeGap": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/knowledge-gaps/{gapId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.view"
    ]
  },
  "dismissKnowledgeGap": {
    "surface": "admin",
    "method": "delete",
    "path": "/api/admin/v1/knowledge-gaps/{gapId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.training.manage"
    ]
  },
  "answerKnowledgeGap": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/knowledge-gaps/{gapId}/document",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.training.manage"
    ]
  },
  "listFailedMessages": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/failed-messages",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.failed_messages.view"
    ]
  },
  "getFailedMessage": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/failed-messages/{failedMessageId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.failed_messages.view"
    ]
  },
  "retryFailedMessage": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/failed-messages/{failedMessageId}/retry",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.failed_messages.retry"
    ]
  },
  "listAuditEntries": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/audit",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.audit.view"
    ],
    "replica": true
  },
  "getAuditEntry": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/audit/{auditEntryId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.audit.view"
    ]
  },
  "listCustomerExports": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/customer-exports",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.erasure.view"
    ]
  },
  "createCustomerExport": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/customer-exports",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.erasure.export"
    ]
  },
  "getCustomerExport": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/customer-exports/{exportId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.erasure.view"
    ]
  },
  "createCustomerExportDownload": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/customer-exports/{exportId}/download",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.erasure.export"
    ]
  },
  "listCustomerErasures": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/customer-erasures",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.erasure.view"
    ]
  },
  "createCustomerErasure": {
    "surface": "admin",
    "method": "post",
    "path": "/api/admin/v1/customer-erasures",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "csrf_token_invalid",
        "permission_denied"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "takesIdempotencyKey": true,
    "permissions": [
      "service.erasure.delete"
    ]
  },
  "getCustomerErasure": {
    "surface": "admin",
    "method": "get",
    "path": "/api/admin/v1/customer-erasures/{erasureId}",
    "security": [
      [
        "adminSession"
      ],
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.erasure.view"
    ]
  },
  "listConfigFields": {
    "surface": "config",
    "method": "get",
    "path": "/api/v2/config",
    "security": [
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getConfigValue": {
    "surface": "config",
    "method": "get",
    "path": "/api/v2/config/{path}",
    "security": [
      [
        "personalAccessToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input",
        "invalid_scope"
      ],
      "403": [
        "scope_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "wildcard": "path"
  },
  "publishDomainEvent": {
    "surface": "engine",
    "method": "post",
    "path": "/api/v1/engine/events",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400
    },
    "pathLengths": {},
    "takesIdempotencyKey": true
  },
  "listIntents": {
    "surface": "engine",
    "method": "get",
    "path": "/api/v1/engine/intents",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "triggerChat": {
    "surface": "engine",
    "method": "post",
    "path": "/api/v1/engine/triggers/chat",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "intent_not_matched"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400,
      "variables": 422
    },
    "pathLengths": {},
    "takesIdempotencyKey": true
  },
  "listEngineConversations": {
    "surface": "engine",
    "method": "get",
    "path": "/api/v1/engine/conversations",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "listEngineExecutions": {
    "surface": "engine",
    "method": "get",
    "path": "/api/v1/engine/executions",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getEngineExecution": {
    "surface": "engine",
    "method": "get",
    "path": "/api/v1/engine/executions/{executionId}",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "execution_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "cancelExecution": {
    "surface": "engine",
    "method": "post",
    "path": "/api/v1/engine/executions/{executionId}/cancel",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "execution_not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400
    },
    "pathLengths": {
      "executionId": 36
    }
  },
  "resumeExecution": {
    "surface": "engine",
    "method": "post",
    "path": "/api/v1/engine/executions/{executionId}/resume",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "execution_not_found"
      ],
      "409": [
        "idempotency_conflict",
        "invalid_wait_token"
      ],
      "410": [
        "execution_aborted"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400,
      "variables": 422
    },
    "pathLengths": {
      "executionId": 36
    },
    "takesIdempotencyKey": true
  },
  "uploadFormFile": {
    "surface": "files",
    "method": "post",
    "path": "/api/v1/forms/uploads",
    "security": [
      [
        "personalAccessToken"
      ],
      []
    ],
    "bodyTypes": [
      "multipart/form-data"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "upload_failed"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "field_not_found",
        "form_not_found"
      ],
      "413": [
        "file_too_large",
        "payload_too_large"
      ],
      "415": [
        "mime_not_allowed",
        "unsupported_media_type"
      ],
      "500": [
        "internal_error",
        "upload_failed"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      403,
      404,
      413,
      415,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.forms.uploads.create"
    ]
  },
  "getUploadedFile": {
    "surface": "files",
    "method": "get",
    "path": "/api/v1/forms/uploads/{fileId}",
    "security": [
      [
        "personalAccessToken"
      ],
      []
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      404,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "downloadFile": {
    "surface": "files",
    "method": "get",
    "path": "/api/v1/files/{fileId}",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      404,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "downloadMedium": {
    "surface": "files",
    "method": "get",
    "path": "/api/v1/media/{address}",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      404,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "recordConversion": {
    "surface": "insights",
    "method": "post",
    "path": "/api/v1/insights/conversions",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "unknown_goal"
      ],
      "409": [
        "idempotency_conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {
      "tenant_id": 400,
      "conversation_id": 422
    },
    "pathLengths": {},
    "takesIdempotencyKey": true
  },
  "getFailuresByNode": {
    "surface": "insights",
    "method": "get",
    "path": "/api/v1/analytics/failures-by-node",
    "security": [
      [
        "adminSession"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "permissions": [
      "service.insights.analytics"
    ]
  },
  "receiveInboundWebhook": {
    "surface": "intake",
    "method": "post",
    "path": "/api/v1/webhooks/inbound/{sourceId}",
    "security": [
      [
        "inboundSignature"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_signature",
        "timestamp_out_of_range"
      ],
      "409": [
        "signature_replayed"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "receiveSenderWebhook": {
    "surface": "intake",
    "method": "post",
    "path": "/api/v1/webhooks/senders/{sourceId}",
    "security": [
      [
        "senderSignature"
      ]
    ],
    "bodyTypes": [
      "application/json",
      "application/x-www-form-urlencoded"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_signature",
        "timestamp_out_of_range"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      202,
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getResourceMetadata": {
    "surface": "oauth",
    "method": "get",
    "path": "/.well-known/oauth-protected-resource/mcp",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_request"
  },
  "getServerMetadata": {
    "surface": "oauth",
    "method": "get",
    "path": "/.well-known/oauth-authorization-server",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_request"
  },
  "getServerCard": {
    "surface": "oauth",
    "method": "get",
    "path": "/mcp/server-card",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_request"
  },
  "registerClient": {
    "surface": "oauth",
    "method": "post",
    "path": "/oauth/register",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_client_metadata",
        "invalid_redirect_uri"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_client_metadata"
  },
  "issueToken": {
    "surface": "oauth",
    "method": "post",
    "path": "/oauth/token",
    "security": [],
    "bodyTypes": [
      "application/x-www-form-urlencoded"
    ],
    "errors": {
      "400": [
        "invalid_client",
        "invalid_grant",
        "invalid_request",
        "invalid_target",
        "unsupported_grant_type"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_request"
  },
  "revokeToken": {
    "surface": "oauth",
    "method": "post",
    "path": "/oauth/revoke",
    "security": [],
    "bodyTypes": [
      "application/x-www-form-urlencoded"
    ],
    "errors": {
      "400": [
        "invalid_client",
        "invalid_grant",
        "invalid_request"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {},
    "refusal": "invalid_request"
  },
  "getHealth": {
    "surface": "ops",
    "method": "get",
    "path": "/healthz",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "500": [
        "internal_error"
      ]
    },
    "statuses": [
      200,
      500
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getReadiness": {
    "surface": "ops",
    "method": "get",
    "path": "/readyz",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "500": [
        "internal_error"
      ]
    },
    "statuses": [
      200,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getMetrics": {
    "surface": "ops",
    "method": "get",
    "path": "/metrics",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "403": [
        "permission_denied"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      401,
      403,
      500,
      503
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getOpenApiDocument": {
    "surface": "ops",
    "method": "get",
    "path": "/docs/openapi/{document}",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      404,
      500
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getOpenRpcDocument": {
    "surface": "ops",
    "method": "get",
    "path": "/docs/openrpc.json",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "500": [
        "internal_error"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      500
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getSchemaDocument": {
    "surface": "ops",
    "method": "get",
    "path": "/docs/schemas/{document}",
    "security": [],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      404,
      500
    ],
    "rejection": {
      "status": 400,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "openChatSession": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/sessions",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_identity",
        "invalid_session_token"
      ],
      "403": [
        "identity_required",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {
      "variables": 422
    },
    "pathLengths": {},
    "keyInBody": true
  },
  "sendChatMessage": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/messages",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "intent_not_allowed",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "execution_not_found",
        "intent_not_matched"
      ],
      "409": [
        "idempotency_conflict",
        "invalid_wait_token"
      ],
      "410": [
        "execution_aborted"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "answer_uncertain",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {
      "variables": 422
    },
    "pathLengths": {},
    "takesIdempotencyKey": true
  },
  "matchChatIntents": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/intents/match",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getChatExecution": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/chat/executions/{executionId}",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "execution_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "followConversation": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/chat/conversations/{conversationId}/events",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "announceVisitorTyping": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/conversations/{conversationId}/typing",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "requestTranscript": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/conversations/{conversationId}/transcript",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "conflict"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getChatFile": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/chat/conversations/{conversationId}/files/{fileId}",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "rateHandoff": {
    "surface": "public",
    "method": "put",
    "path": "/api/public/v1/chat/handoffs/{handoffId}/rating",
    "security": [
      [
        "sessionToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getQuickQuestions": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/chat/quick-questions",
    "security": [
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "runTrial": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/trials",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "404": [
        "not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getPublicConfigSection": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/config/{section}",
    "security": [
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getPublicForm": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/forms/{codeOrId}",
    "security": [
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "form_not_allowed",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "form_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "getPublicFormSchema": {
    "surface": "public",
    "method": "get",
    "path": "/api/public/v1/forms/{codeOrId}/schema",
    "security": [
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "form_not_allowed",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "form_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      304,
      400,
      403,
      404,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "submitPublicForm": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/forms/{codeOrId}/submissions",
    "security": [],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "form_not_allowed",
        "not_submittable",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "form_not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_values",
        "rejected",
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      201,
      400,
      403,
      404,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "keyInBody": true
  },
  "uploadPublicFormFile": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/forms/{codeOrId}/uploads",
    "security": [],
    "bodyTypes": [
      "multipart/form-data"
    ],
    "errors": {
      "400": [
        "invalid_input",
        "upload_failed"
      ],
      "403": [
        "form_not_allowed",
        "origin_not_allowed",
        "widget_disabled"
      ],
      "404": [
        "field_not_found",
        "form_not_found"
      ],
      "413": [
        "file_too_large",
        "payload_too_large"
      ],
      "415": [
        "mime_not_allowed",
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      201,
      400,
      403,
      404,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {},
    "keyInBody": true
  },
  "recordTelemetryEvent": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/events",
    "security": [
      [
        "sessionToken"
      ],
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "validation_failed"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {},
    "pathLengths": {}
  },
  "recordTelemetryBatch": {
    "surface": "public",
    "method": "post",
    "path": "/api/public/v1/chat/events/batch",
    "security": [
      [
        "sessionToken"
      ],
      [
        "publishableKeyQuery"
      ],
      [
        "publishableKeyHeader"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "401": [
        "invalid_session_token"
      ],
      "403": [
        "origin_not_allowed",
        "widget_disabled"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      202,
      400,
      401,
      403,
      413,
      415,
      429,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "validation_failed"
    },
    "violations": {
      "events": 400
    },
    "pathLengths": {},
    "checkedByItem": "events"
  },
  "listDueSources": {
    "surface": "training",
    "method": "get",
    "path": "/api/v1/training/queue",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {}
  },
  "claimSource": {
    "surface": "training",
    "method": "post",
    "path": "/api/v1/training/sources/{id}/claim",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_claimable"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400
    },
    "pathLengths": {
      "id": 36
    }
  },
  "listSourceDocuments": {
    "surface": "training",
    "method": "get",
    "path": "/api/v1/training/sources/{id}/documents",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {},
    "pathLengths": {
      "id": 36
    }
  },
  "putSourceDocuments": {
    "surface": "training",
    "method": "put",
    "path": "/api/v1/training/sources/{id}/documents",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_crawling"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400
    },
    "pathLengths": {
      "id": 36
    }
  },
  "deleteSourceDocuments": {
    "surface": "training",
    "method": "post",
    "path": "/api/v1/training/sources/{id}/documents/delete",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_crawling"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_input"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400
    },
    "pathLengths": {
      "id": 36
    }
  },
  "reportSourceProgress": {
    "surface": "training",
    "method": "post",
    "path": "/api/v1/training/sources/{id}/progress",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_crawling"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_counts",
        "invalid_input"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400,
      "pages_indexed": 422,
      "pages_total": 422
    },
    "pathLengths": {
      "id": 36
    }
  },
  "reportSourceResult": {
    "surface": "training",
    "method": "post",
    "path": "/api/v1/training/sources/{id}/result",
    "security": [
      [
        "engineToken"
      ]
    ],
    "bodyTypes": [
      "application/json"
    ],
    "errors": {
      "400": [
        "invalid_input"
      ],
      "403": [
        "permission_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_crawling"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "invalid_counts",
        "invalid_input",
        "invalid_status"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      500,
      503
    ],
    "rejection": {
      "status": 422,
      "code": "invalid_input"
    },
    "violations": {
      "tenant_id": 400,
      "pages_indexed": 422,
      "pages_total": 422
    },
    "pathLengths": {
      "id": 36
    }
  }
} as const
export type OperationId = keyof typeof operations
export type Surface = (typeof operations)[OperationId]['surface']
/**
 * What the server knows of an operation at run time. `violations`: body properties whose rejection has a status of
 * its own.
 */
export type Operation = {
  surface: Surface
  method: string
  path: string
  security: readonly (readonly string[])[]
  bodyTypes: readonly string[]
  errors: Readonly<Record<string, readonly string[]>>
  statuses: readonly number[]
  rejection: { status: number, code: string }
  violations: Readonly<Record<string, number>>
  /** One of them is enough. */
  permissions?: readonly string[]
  /** Required headers, in lower case, whose absence has a specific answer. */
  missing?: Readonly<Record<string, { status: number, code: string }>>
  takesIdempotencyKey?: boolean
  /** It may be answered from a standby. */
  replica?: boolean
  /** The publishable key may come as `publicKey` in the body, besides query and header. */
  keyInBody?: boolean
  /** The array in the body whose items the operation checks itself, whatever their shape. */
  checkedByItem?: string
  /** The code of every request that breaks the contract, whatever is wrong with it. */
  refusal?: string
  /** The path parameter that takes the rest of the path, slashes included. */
  wildcard?: string
  /** Query parameters that are sent once for each item. */
  lists?: readonly string[]
  /** Path parameters of one exact length: another length is another path. */
  pathLengths: Readonly<Record<string, number>>
}
