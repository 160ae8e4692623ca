// Written by `make generate` from contracts/oauth/. Do not edit.

export interface paths {
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata of the agent gateway
         * @description Which authorization server issues tokens for `POST /mcp`, and for which scopes (RFC 9728). The addresses begin with `PUBLIC_URL`, whatever host was asked.
         */
        get: operations["getResourceMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata of the authorization server
         * @description Where to register, to ask for consent and to get tokens, and what is supported (RFC 8414).
         */
        get: operations["getServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card of the agent gateway
         * @description What an application may know before it connects: the name, the address and the protocol revisions of `POST /mcp` (Model Context Protocol, SEP-2127). Any page may read it. It names no tool: those depend on the token.
         */
        get: operations["getServerCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an application
         * @description Anybody may register (RFC 7591), and nothing is stored: the identifier holds what was registered, signed with `APP_SECRET`. It has no expiry, and is worth nothing until a person consents. Redirect URIs are HTTPS, or HTTP to the person's own machine (`localhost`, `127.0.0.1`, `[::1]`), whose port may differ at the consent page (RFC 8252). Unknown members are ignored. Whatever authentication is asked for, the client is public.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or renew a token
         * @description For the code of the consent page (`authorization_code`), within a minute and once: a second use revokes what the first one got. The redirect URI and the client are those of the consent, and `code_verifier` fits the challenge. For a refresh token (`refresh_token`), once as well: the reply has the next one, and the second use of any revokes the whole grant, since one of two holders must have stolen it. The access token works for an hour, a refresh token for 30 days. `resource`, where it is sent, is the address of the gateway.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Ends the grant of an access or refresh token that the client holds (RFC 7009): both stop working everywhere within a second. A token that is unknown or expired is answered alike; another client's is 400 `invalid_grant`.
         */
        post: operations["revokeToken"];
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
        /** @description Errors of the request, value by value. */
        RejectedInput: {
            /** @description Each rejected value. */
            validation_errors?: components["schemas"]["ValidationError"][];
            /** @description The rejected key of `variables`; `variables` itself when the map as a whole is rejected. */
            key?: string;
        };
        /** @description Metadata of a protected resource. */
        ResourceMetadata: {
            /**
             * Format: uri
             * @description Address of the gateway, also its resource indicator.
             */
            resource: string;
            /** @description Issuers of its tokens. */
            authorization_servers: string[];
            /** @description Scopes that a token can have. */
            scopes_supported: string[];
            /** @description How a token is sent. */
            bearer_methods_supported: "header"[];
            /** @description Name for people. */
            resource_name: string;
        };
        /** @description Metadata of an authorization server. */
        ServerMetadata: {
            /**
             * Format: uri
             * @description Its name, also `iss` in what it sends back.
             */
            issuer: string;
            /**
             * Format: uri
             * @description The consent page of the console.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Address of `issueToken`.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Address of `registerClient`.
             */
            registration_endpoint: string;
            /**
             * Format: uri
             * @description Address of `revokeToken`.
             */
            revocation_endpoint: string;
            /** @description Scopes that a person can consent to. */
            scopes_supported: string[];
            /** @description What the consent page sends back. */
            response_types_supported: "code"[];
            /** @description How it sends that back. */
            response_modes_supported: "query"[];
            /** @description What a token is issued for. */
            grant_types_supported: ("authorization_code" | "refresh_token")[];
            /** @description How clients authenticate for a token. */
            token_endpoint_auth_methods_supported: "none"[];
            /** @description How clients authenticate for a revocation. */
            revocation_endpoint_auth_methods_supported: "none"[];
            /** @description PKCE methods; a challenge is required. */
            code_challenge_methods_supported: "S256"[];
            /** @description Whether `iss` is sent back with the code (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether the identifier of a client may be the address of a document about it. */
            client_id_metadata_document_supported: boolean;
        };
        /** @description An address of the server. */
        ServerCardRemote: {
            /**
             * @description Transport.
             * @enum {string}
             */
            type: "streamable-http";
            /**
             * Format: uri
             * @description Address of the gateway.
             */
            url: string;
            /** @description Revisions that it speaks, the newest first. */
            supportedProtocolVersions: string[];
        };
        /** @description The card of an MCP server. */
        ServerCard: {
            /**
             * Format: uri
             * @description Schema of the card.
             */
            $schema: string;
            /** @description The host of `PUBLIC_URL` backwards, a slash and `parley`. */
            name: string;
            /** @description Name for people. */
            title: string;
            /** @description Version of the service. */
            version: string;
            /** @description What it is for. */
            description: string;
            /** @description Where it is reached. */
            remotes: components["schemas"]["ServerCardRemote"][];
        };
        /** @description What an application says about itself. */
        ClientRegistration: {
            /** @description Its name on the consent page and in the list of tokens; by default the host of its first redirect URI. */
            client_name?: string;
            /** @description Where a person may be sent back to. */
            redirect_uris: string[];
            /** @description Where present, it has `authorization_code`; refresh tokens are always issued. */
            grant_types?: string[];
            /** @description Where present, it has `code`. */
            response_types?: string[];
        };
        /** @description A registered application. */
        RegisteredClient: {
            /** @description Its identifier. */
            client_id: string;
            /** @description When it was registered, in seconds since 1970-01-01 UTC. */
            client_id_issued_at: number;
            /** @description Its name. */
            client_name: string;
            /** @description Where a person may be sent back to. */
            redirect_uris: string[];
            /** @description What it gets tokens for. */
            grant_types: string[];
            /** @description What the consent page sends back. */
            response_types: string[];
            /**
             * @description It has no secret.
             * @enum {string}
             */
            token_endpoint_auth_method: "none";
        };
        /** @description What a token is asked for with. Unknown parameters are ignored. */
        TokenRequest: {
            /** @description `authorization_code` or `refresh_token`. */
            grant_type: string;
            /** @description The client. */
            client_id: string;
            /** @description The code; with `authorization_code`. */
            code?: string;
            /** @description That of the consent; with `authorization_code`. */
            redirect_uri?: string;
            /** @description What the challenge was made of (RFC 7636); with `authorization_code`. */
            code_verifier?: string;
            /** @description The refresh token; with `refresh_token`. */
            refresh_token?: string;
            /** @description Address of the gateway (RFC 8707). */
            resource?: string;
        };
        /** @description A token with the means to renew it. */
        IssuedToken: {
            /** @description The token for `Authorization` of the gateway. */
            access_token: string;
            /**
             * @description How it is sent.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description Seconds that it works for. */
            expires_in: number;
            /** @description What the next token is issued for. */
            refresh_token: string;
            /** @description Its scopes, separated by spaces. */
            scope: string;
        };
        /** @description Which token to revoke. Unknown parameters are ignored. */
        RevocationRequest: {
            /** @description The access or refresh token. */
            token: string;
            /** @description The client. */
            client_id: string;
        };
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
            /** @description Requirement of the rule: a bound, a pattern, a list of choices. */
            expected?: unknown;
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
         * @description The client is not registered here.
         * @example {
         *       "error": "invalid_client",
         *       "message": "The client is not registered here"
         *     }
         */
        InvalidClientError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_client";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The application cannot be registered so.
         * @example {
         *       "error": "invalid_client_metadata",
         *       "message": "The application cannot be registered so"
         *     }
         */
        InvalidClientMetadataError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_client_metadata";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The code or refresh token is unknown, used, expired, or not this client's.
         * @example {
         *       "error": "invalid_grant",
         *       "message": "The code or refresh token is unknown, used, expired, or not this client's"
         *     }
         */
        InvalidGrantError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_grant";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description A redirect URI is neither HTTPS nor on the own machine.
         * @example {
         *       "error": "invalid_redirect_uri",
         *       "message": "A redirect URI is neither HTTPS nor on the own machine"
         *     }
         */
        InvalidRedirectUriError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_redirect_uri";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The request is malformed.
         * @example {
         *       "error": "invalid_request",
         *       "message": "The request is malformed"
         *     }
         */
        InvalidRequestError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_request";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The resource is not the agent gateway.
         * @example {
         *       "error": "invalid_target",
         *       "message": "The resource is not the agent gateway"
         *     }
         */
        InvalidTargetError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_target";
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
         * @description Tokens are issued for codes and refresh tokens alone.
         * @example {
         *       "error": "unsupported_grant_type",
         *       "message": "Tokens are issued for codes and refresh tokens alone"
         *     }
         */
        UnsupportedGrantTypeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "unsupported_grant_type";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description How long browsers and shared caches may keep the answer (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resource": "https://parley.acme.example/mcp",
                     *       "authorization_servers": [
                     *         "https://parley.acme.example"
                     *       ],
                     *       "scopes_supported": [
                     *         "mcp:flows:read",
                     *         "mcp:flows:run"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ],
                     *       "resource_name": "Parley"
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceMetadata"];
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
    getServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": "https://parley.acme.example",
                     *       "authorization_endpoint": "https://parley.acme.example/console/connect",
                     *       "token_endpoint": "https://parley.acme.example/oauth/token",
                     *       "registration_endpoint": "https://parley.acme.example/oauth/register",
                     *       "revocation_endpoint": "https://parley.acme.example/oauth/revoke",
                     *       "scopes_supported": [
                     *         "mcp:flows:read",
                     *         "mcp:flows:run"
                     *       ],
                     *       "response_types_supported": [
                     *         "code"
                     *       ],
                     *       "response_modes_supported": [
                     *         "query"
                     *       ],
                     *       "grant_types_supported": [
                     *         "authorization_code",
                     *         "refresh_token"
                     *       ],
                     *       "token_endpoint_auth_methods_supported": [
                     *         "none"
                     *       ],
                     *       "revocation_endpoint_auth_methods_supported": [
                     *         "none"
                     *       ],
                     *       "code_challenge_methods_supported": [
                     *         "S256"
                     *       ],
                     *       "authorization_response_iss_parameter_supported": true,
                     *       "client_id_metadata_document_supported": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServerMetadata"];
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
    getServerCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
                     *       "name": "example.acme.parley/parley",
                     *       "title": "Parley",
                     *       "version": "0.1.0",
                     *       "description": "Conversational flows of a workspace.",
                     *       "remotes": [
                     *         {
                     *           "type": "streamable-http",
                     *           "url": "https://parley.acme.example/mcp",
                     *           "supportedProtocolVersions": [
                     *             "2026-07-28",
                     *             "2025-11-25",
                     *             "2025-06-18",
                     *             "2025-03-26"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/mcp-server-card+json": components["schemas"]["ServerCard"];
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
    registerClient: {
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
                 *       "client_name": "Desktop assistant",
                 *       "redirect_uris": [
                 *         "http://127.0.0.1/callback"
                 *       ],
                 *       "grant_types": [
                 *         "authorization_code",
                 *         "refresh_token"
                 *       ],
                 *       "response_types": [
                 *         "code"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "eyJuYW1lIjoiRGVza3RvcCBhc3Npc3RhbnQifQ.4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                     *       "client_id_issued_at": 1772360100,
                     *       "client_name": "Desktop assistant",
                     *       "redirect_uris": [
                     *         "http://127.0.0.1/callback"
                     *       ],
                     *       "grant_types": [
                     *         "authorization_code",
                     *         "refresh_token"
                     *       ],
                     *       "response_types": [
                     *         "code"
                     *       ],
                     *       "token_endpoint_auth_method": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            /** @description `invalid_client_metadata`: The application cannot be registered so. `invalid_redirect_uri`: A redirect URI is neither HTTPS nor on the own machine. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidClientMetadataError"] | components["schemas"]["InvalidRedirectUriError"];
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
    issueToken: {
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
                 *       "grant_type": "authorization_code",
                 *       "client_id": "eyJuYW1lIjoiRGVza3RvcCBhc3Npc3RhbnQifQ.4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                 *       "code": "eyJ0ZW5hbnRJZCI6IjAxOGYifQ.hQ3xkJr7sLh5fDg6aTnE",
                 *       "redirect_uri": "http://127.0.0.1:51034/callback",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
                 *       "resource": "https://parley.acme.example/mcp"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    /** @description Always `no-store`; the answer holds secrets. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "cfp_4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                     *       "token_type": "Bearer",
                     *       "expires_in": 3600,
                     *       "refresh_token": "eyJ0ZW5hbnRJZCI6IjAxOGYifQ.4Zq1oWc0uYx2b9m8tQk3",
                     *       "scope": "mcp:flows:read mcp:flows:run"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description `invalid_client`: The client is not registered here. `invalid_grant`: The code or refresh token is unknown, used, expired, or not this client's. `invalid_request`: The request is malformed. `invalid_target`: The resource is not the agent gateway. `unsupported_grant_type`: Tokens are issued for codes and refresh tokens alone. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidClientError"] | components["schemas"]["InvalidGrantError"] | components["schemas"]["InvalidRequestError"] | components["schemas"]["InvalidTargetError"] | components["schemas"]["UnsupportedGrantTypeError"];
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
    revokeToken: {
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
                 *       "token": "cfp_4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE",
                 *       "client_id": "eyJuYW1lIjoiRGVza3RvcCBhc3Npc3RhbnQifQ.4Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnE"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RevocationRequest"];
            };
        };
        responses: {
            /** @description The token does not work any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_client`: The client is not registered here. `invalid_grant`: The code or refresh token is unknown, used, expired, or not this client's. `invalid_request`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidClientError"] | components["schemas"]["InvalidGrantError"] | components["schemas"]["InvalidRequestError"];
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
}
