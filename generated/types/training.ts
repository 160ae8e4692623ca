// Written by `make generate` from contracts/training/. Do not edit.

export interface paths {
    "/api/v1/training/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sources due for a crawl
         * @description Sources of all workspaces that the token is for that can be claimed now, the longest due first: new ones, recurring ones whose time has come, and those in `crawling` that have shown no life for more than 30 minutes. Reading claims nothing, so two crawlers may see the same source; the claim decides.
         */
        get: operations["listDueSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/training/sources/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a source
         * @description Moves a due source to `crawling` and gives out a new lease number, one higher than the last. Of parallel claims one wins, the others get 409.
         */
        post: operations["claimSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/training/sources/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what earlier crawls stored
         * @description The documents that crawls of the source stored, sorted by address, each with what its crawler said about it: a crawl that starts from them fetches only what has changed, and knows what is no longer there. Files that people uploaded are not among them. Reading needs no lease.
         */
        get: operations["listSourceDocuments"];
        /**
         * Store documents that a crawl found
         * @description Takes up to 20 documents in a body of at most 1 MB, and cuts them into passages that flows of the workspace answer from. A document replaces the one with the same `url`; one whose format, title, language, labels and content are the stored ones is `unchanged`, and costs no more than a comparison. What cannot be read is stored with a `finding` instead of passages. `busy` says that a document was not read, because others took too long; send it again. The call keeps the lease alive; without it, 409 `not_crawling`, nothing is stored.
         */
        put: operations["putSourceDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/training/sources/{id}/documents/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete documents that a crawl no longer found
         * @description Deletes the documents of these addresses with their passages; an address that the source has not is no error. The call keeps the lease alive.
         */
        post: operations["deleteSourceDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/training/sources/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report progress of a crawl
         * @description Records the counts and keeps the lease alive. A count that is not an integer, or a missing `pages_indexed`, is 422 `invalid_input`; a negative count, or more pages indexed than there are, is 422 `invalid_counts`. An omitted `pages_total` keeps the stored one.
         */
        post: operations["reportSourceProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/training/sources/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a crawl
         * @description `ready` ends the crawl well and computes the next one from the schedule (none for manual sources); `failed` stores the error and plans none. Any other status is 422 `invalid_status`. Reporting the state that the source already has changes nothing and answers with the source. Omitted counts keep the stored ones.
         */
        post: operations["reportSourceResult"];
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
        SourceStatus: {
            /** @description The state the source is in, or the refused status. */
            status: string;
        };
        MissingPermission: {
            /** @description The permission that is wanted; of an engine token the scope, or `workspace` where the request names a workspace that the token is not for. */
            permission: string;
        };
        /**
         * @description `new` was never crawled and is due, `crawling` is claimed, `ready` and `failed` tell how the last crawl ended, `paused` is left alone until an admin restarts it.
         * @enum {string}
         */
        TrainingSourceStatus: "new" | "crawling" | "ready" | "failed" | "paused";
        /**
         * @description How often the source is crawled again after a successful crawl; `manual` never automatically.
         * @enum {string}
         */
        TrainingSchedule: "manual" | "hourly" | "daily" | "weekly";
        /** @description Something that is crawled into a workspace's knowledge base. */
        TrainingSource: {
            /**
             * Format: uuid
             * @description The source.
             */
            id: string;
            /**
             * Format: uuid
             * @description Its workspace.
             */
            tenant_id: string;
            /** @description Name shown to people. */
            name: string;
            /**
             * Format: uri
             * @description Start address of the crawl.
             */
            url: string;
            status: components["schemas"]["TrainingSourceStatus"];
            schedule: components["schemas"]["TrainingSchedule"];
            /** @description Pages indexed in the current or last crawl. */
            pages_indexed: number;
            /** @description Pages found; null while unknown. */
            pages_total: number | null;
            /** @description Number of the latest claim; 0 before the first. */
            lease: number;
            /** @description Why the last crawl failed; null when it did not. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it is due again; null when nothing is planned.
             */
            next_crawl_at: string | null;
            /**
             * Format: date-time
             * @description Last sign of life or change.
             */
            updated_at: string;
        };
        /** @description Sources that can be claimed. */
        TrainingQueue: {
            /** @description The longest due first. */
            sources: components["schemas"]["TrainingSource"][];
        };
        /** @description Whose source is claimed. */
        ClaimSourceRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
        };
        /** @description One source. */
        TrainingSourceReply: {
            source: components["schemas"]["TrainingSource"];
        };
        /** @description A document of an earlier crawl, or of this one before it was interrupted. */
        KnownDocument: {
            /** @description Its address. */
            url: string;
            /** @description The entity tag that it was sent with; null without one. */
            etag: string | null;
            /**
             * Format: date-time
             * @description When it was last changed; null if unknown.
             */
            modified_at: string | null;
            /** @description Addresses that it links to. */
            links: string[];
        };
        /** @description Documents of a source. */
        KnownDocumentPage: {
            /** @description Sorted by address. */
            documents: components["schemas"]["KnownDocument"][];
            /** @description Value of `cursor` for the next page; null on the last. */
            next_cursor: string | null;
        };
        /**
         * @description What a document is written in.
         * @enum {string}
         */
        DocumentFormat: "html" | "markdown" | "text" | "pdf" | "docx";
        /** @description The entity tag that the document was sent with, for the next crawl. */
        DocumentEntityTag: string;
        /** @description Addresses that it links to and that the crawl follows. The next crawl follows them as well if the document has not changed and is not sent again. */
        DocumentLinks: string[];
        /** @description What the document is about, beside the labels of its source: flows may answer from those with a label alone. Absent, a document keeps those that it has; a change of them is a change of the document. */
        DocumentLabels: string[];
        /** @description A document as the crawler found it. */
        CrawledDocument: {
            /** @description Where visitors can read it, without a user name or password. */
            url: string;
            /** @description Its title; absent, the one that it states itself, or else its address. */
            title?: string;
            /** @description Tag of its language, by which its words are stemmed; absent, the one that an HTML document states, or else the one that its text is found to be written in. Without one the words are compared as they are written. */
            language?: string;
            format: components["schemas"]["DocumentFormat"];
            /** @description The document itself: as text, or in base64 for `pdf` and `docx`. */
            content: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            modified_at?: string;
            etag?: components["schemas"]["DocumentEntityTag"];
            links?: components["schemas"]["DocumentLinks"];
            labels?: components["schemas"]["DocumentLabels"];
        };
        /** @description Documents of one source. */
        PutDocumentsRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Number that the claim gave out; another one is 409 `not_crawling`. */
            lease: number;
            /** @description The documents; of two with the same address the later one counts. */
            documents: components["schemas"]["CrawledDocument"][];
        };
        /**
         * @description Why a document has no passages: its text is longer than 500,000 characters or its archive unpacks to more than 50 MB; it has more than 500 pages; it took longer than 10 seconds, or too much memory, to read; it contains no text; it is not what its format says. Null where there is nothing to say.
         * @enum {string|null}
         */
        DocumentFinding: "too_large" | "too_many_pages" | "took_too_long" | "no_text" | "unreadable" | null;
        /** @description What became of one document. */
        ReceivedDocument: {
            /** @description Its address. */
            url: string;
            /**
             * @description `stored` with its passages; `unchanged` since it was stored; stored with a `finding` instead of passages; or `busy`, not read and to be sent again.
             * @enum {string}
             */
            outcome: "stored" | "unchanged" | "finding" | "busy";
            finding: components["schemas"]["DocumentFinding"];
        };
        /** @description What became of the documents. */
        PutDocumentsReply: {
            /** @description One entry for each address. */
            documents: components["schemas"]["ReceivedDocument"][];
        };
        /** @description Documents of one source that are no more. */
        DeleteDocumentsRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Number that the claim gave out; another one is 409 `not_crawling`. */
            lease: number;
            /** @description Their addresses. */
            urls: string[];
        };
        /** @description What was deleted. */
        DeleteDocumentsReply: {
            /** @description Documents that there were. */
            deleted: number;
        };
        /** @description How far the crawl is. */
        SourceProgressRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Number that the claim gave out; an older one is 409 `not_crawling`. Absent: not compared. */
            lease?: number;
            /** @description Pages indexed so far; not negative and not above `pages_total`. */
            pages_indexed: number;
            /** @description Pages found so far; not negative. */
            pages_total?: number;
        };
        /** @description How the crawl ended. */
        SourceResultRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Number that the claim gave out; an older one is 409 `not_crawling`. Absent: not compared. */
            lease?: number;
            /** @description `ready` or `failed`; anything else is 422 `invalid_status` with the refused status in `details.status`. */
            status: string;
            /** @description Pages indexed in all; not negative and not above `pages_total`. */
            pages_indexed?: number;
            /** @description Pages found in all; not negative. */
            pages_total?: number;
            /** @description Why it failed, as text for the workspace's admins; ignored on `ready`. */
            error?: string;
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
         * @description A count is negative, or more pages are indexed than there are.
         * @example {
         *       "error": "invalid_counts",
         *       "message": "A count is negative, or more pages are indexed than there are"
         *     }
         */
        InvalidCountsError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_counts";
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
         * @description The status is neither ready nor failed.
         * @example {
         *       "error": "invalid_status",
         *       "message": "The status is neither ready nor failed"
         *     }
         */
        InvalidStatusError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_status";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["SourceStatus"];
        };
        /**
         * @description The source is not due.
         * @example {
         *       "error": "not_claimable",
         *       "message": "The source is not due"
         *     }
         */
        NotClaimableError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "not_claimable";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["SourceStatus"];
        };
        /**
         * @description The source is not being crawled under this lease.
         * @example {
         *       "error": "not_crawling",
         *       "message": "The source is not being crawled under this lease"
         *     }
         */
        NotCrawlingError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "not_crawling";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["SourceStatus"];
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
    responses: {
        /** @description The bearer token is missing or invalid. No body. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The source as it is now. */
        TrainingSourceAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "source": {
                 *         "id": "018f0000-0000-7000-8000-00000000000a",
                 *         "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *         "name": "Help centre",
                 *         "url": "https://help.acme.example",
                 *         "status": "crawling",
                 *         "schedule": "daily",
                 *         "pages_indexed": 12,
                 *         "pages_total": 40,
                 *         "lease": 1,
                 *         "error": null,
                 *         "next_crawl_at": null,
                 *         "updated_at": "2026-03-01T10:15:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TrainingSourceReply"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The credential that is wanted (RFC 6750). */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDueSources: {
        parameters: {
            query?: {
                /**
                 * @description Most sources wanted; above 200 counts as 200.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most `limit` sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sources": [
                     *         {
                     *           "id": "018f0000-0000-7000-8000-00000000000a",
                     *           "tenant_id": "018f0000-0000-7000-8000-000000000002",
                     *           "name": "Help centre",
                     *           "url": "https://help.acme.example",
                     *           "status": "new",
                     *           "schedule": "daily",
                     *           "pages_indexed": 0,
                     *           "pages_total": null,
                     *           "lease": 0,
                     *           "error": null,
                     *           "next_crawl_at": null,
                     *           "updated_at": "2026-03-01T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrainingQueue"];
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
    claimSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002"
                 *     }
                 */
                "application/json": components["schemas"]["ClaimSourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["TrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_claimable`: The source is not due. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotClaimableError"];
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
    listSourceDocuments: {
        parameters: {
            query: {
                /**
                 * @description The workspace.
                 * @example 018f0000-0000-7000-8000-000000000002
                 */
                tenant_id: string;
                /** @description Most documents wanted. */
                limit?: number;
                /** @description The `next_cursor` of the page before; absent for the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "url": "https://help.acme.example/refunds",
                     *           "etag": "\"33a64df5\"",
                     *           "modified_at": "2026-03-01T09:00:00.000Z",
                     *           "links": [
                     *             "https://help.acme.example/shipping"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["KnownDocumentPage"];
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
    putSourceDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "lease": 1,
                 *       "documents": [
                 *         {
                 *           "url": "https://help.acme.example/refunds",
                 *           "title": "Refunds",
                 *           "language": "en",
                 *           "format": "html",
                 *           "content": "<h1>Refunds</h1><p>We refund within 14 days.</p>",
                 *           "modified_at": "2026-03-01T09:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PutDocumentsRequest"];
            };
        };
        responses: {
            /** @description What became of each document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "url": "https://help.acme.example/refunds",
                     *           "outcome": "stored",
                     *           "finding": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PutDocumentsReply"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_crawling`: The source is not being crawled under this lease. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotCrawlingError"];
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
            /** @description `invalid_input`: The request is malformed. */
            422: {
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
    deleteSourceDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "lease": 1,
                 *       "urls": [
                 *         "https://help.acme.example/old"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeleteDocumentsRequest"];
            };
        };
        responses: {
            /** @description How many documents there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteDocumentsReply"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_crawling`: The source is not being crawled under this lease. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotCrawlingError"];
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
            /** @description `invalid_input`: The request is malformed. */
            422: {
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
    reportSourceProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "lease": 1,
                 *       "pages_indexed": 12,
                 *       "pages_total": 40
                 *     }
                 */
                "application/json": components["schemas"]["SourceProgressRequest"];
            };
        };
        responses: {
            200: components["responses"]["TrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_crawling`: The source is not being crawled under this lease. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotCrawlingError"];
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
            /** @description `invalid_counts`: A count is negative, or more pages are indexed than there are. `invalid_input`: The request is malformed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidCountsError"] | components["schemas"]["InvalidInputError"];
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
    reportSourceResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The source. A segment that has not 36 characters is an unknown path (404 `not_found`); 36 characters that are no UUID are 400 `invalid_input`.
                 * @example 018f0000-0000-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceResultRequest"];
            };
        };
        responses: {
            200: components["responses"]["TrainingSourceAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description `not_crawling`: The source is not being crawled under this lease. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotCrawlingError"];
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
            /** @description `invalid_counts`: A count is negative, or more pages are indexed than there are. `invalid_input`: The request is malformed. `invalid_status`: The status is neither ready nor failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidCountsError"] | components["schemas"]["InvalidInputError"] | components["schemas"]["InvalidStatusError"];
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
