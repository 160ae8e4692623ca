// Written by `make generate` from contracts/ops/. Do not edit.

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is up
         * @description Answers 200 as long as the process serves requests. It asks nothing of the database, so that an outage there does not restart the process.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests can be served
         * @description Answers 200 when the database answers (of a distributed one, the coordinator and a server with workspaces), all migrations are applied, `APP_SECRET` decrypts the stored secrets and the data folder can be written to, and otherwise 503 with the failed checks, also while the process is stopping. A worker also says whether it still polls its queues. Processes that share a port (`--processes`) answer together, and each check is ready when it is ready in all of them. Answers within some two seconds, over separate connections, so that a full pool or a locked table does not make a process look dead.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics of the whole deployment
         * @description Prometheus text: requests by operation and status with their durations, executions by status, durations of turns and steps, jobs by state, webhook deliveries, calls of flows to other services and the hosts that only time out, open event streams of visitors and of the console (`parley_open_streams` by `surface`), limiter rejections, pool use, and the process itself. Names begin with `parley_`; those of the process are the usual ones (`process_`, `nodejs_`); labels never carry ids. Processes that share a port (`--processes`) answer together, each sample with the number of its process as the label `process`. The figures span all workspaces: an engine token needs the scope `metrics`. They come without the figures of the database while it is away; 503 is only for a caller whose engine token cannot be looked up then.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/openapi/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI document of a surface
         * @description The bundled document that requests are validated against, as JSON without outside references.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/openrpc.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenRPC document of the agent gateway
         * @description Protocol methods and agent tools, as JSON without outside references.
         */
        get: operations["getOpenRpcDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/schemas/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a document
         * @description Schemas of hand-written files, such as flows, forms and workspace files; editors validate and complete with them.
         */
        get: operations["getSchemaDocument"];
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
        /** @description Errors of the request, value by value. */
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
        /** @description A sign of life. */
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
        /** @description A condition for readiness. */
        ReadinessCheck: {
            /**
             * @description What was looked at; `servers`, only of a distributed database, is ready when one of the servers with workspaces answers, and has a reason while another one does not; `admin_connections` is always ready, and has a reason while requests of the admin API wait for a connection to the database; `queues` of a worker only; `shutdown` is not ready once the process has started to stop; `processes`, only with several on one port, is ready when all that run answer.
             * @enum {string}
             */
            name: "database" | "servers" | "migrations" | "app_secret" | "data_folder" | "admin_connections" | "queues" | "shutdown" | "processes";
            /** @description Whether it is in order. */
            ready: boolean;
            /** @description The problem, in one sentence without addresses or credentials; absent where there is none. */
            reason?: string;
        };
        /** @description A check of readiness and its result. */
        Readiness: {
            /**
             * @description `ready` when every check is.
             * @enum {string}
             */
            status: "ready" | "not_ready";
            /** @description Each condition that was checked. */
            checks: components["schemas"]["ReadinessCheck"][];
        };
        /** @description A contract document as JSON. */
        ServedDocument: {
            [key: string]: unknown;
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
    };
    responses: {
        /** @description The bearer token is missing or invalid. No body. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The document. */
        ServedDocumentAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "openapi": "3.0.3",
                 *       "info": {
                 *         "title": "Parley public API",
                 *         "version": "1.0.0"
                 *       },
                 *       "paths": {}
                 *     }
                 */
                "application/json": components["schemas"]["ServedDocument"];
            };
        };
        /** @description The caller's copy is current. No body. */
        ServedDocumentNotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The credential that is wanted (RFC 6750). */
        WwwAuthenticate: string;
        /** @description Fingerprint of the exact body, quoted (RFC 9110, section 8.8.3). */
        ETag: string;
        /** @description How long browsers and shared caches may keep the answer (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
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
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "checks": [
                     *         {
                     *           "name": "database",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "migrations",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "app_secret",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "data_folder",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "admin_connections",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "shutdown",
                     *           "ready": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
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
            /** @description Not ready; `checks` tells why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "not_ready",
                     *       "checks": [
                     *         {
                     *           "name": "database",
                     *           "ready": true
                     *         },
                     *         {
                     *           "name": "migrations",
                     *           "ready": false,
                     *           "reason": "2 migrations are pending"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics in the text exposition format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP parley_http_requests_total Requests answered.
                     *     # TYPE parley_http_requests_total counter
                     *     parley_http_requests_total{operation="sendChatMessage",status="200"} 42
                     */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
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
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the surface with the ending `.json`.
                 * @example public.json
                 */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServedDocumentAnswer"];
            304: components["responses"]["ServedDocumentNotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
    getOpenRpcDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServedDocumentAnswer"];
            304: components["responses"]["ServedDocumentNotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
        };
    };
    getSchemaDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the schema with the ending `.json`.
                 * @example flow.json
                 */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServedDocumentAnswer"];
            304: components["responses"]["ServedDocumentNotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
        };
    };
}
