// Written by `make generate` from contracts/files/. Do not edit.

export interface paths {
    "/api/v1/forms/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as a signed-in user
         * @description Stores one file for the user's workspace and answers with its reference. When `form` and `field` name an upload field, that field's size and type limits apply; otherwise any type up to 100 MB is taken. A file that no submission or answer has taken within 24 hours is deleted. Without a token with the scope `api:full`, and without the file part, as in a body that is not multipart, the answer is 400 `invalid_input`; a user without the permission is answered 403 `permission_denied`.
         */
        post: operations["uploadFormFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/uploads/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata of a stored file
         * @description Answers with what is known of a file of the user's workspace, with a fresh download address. A file that does not exist and one of another workspace answer alike. Without such a token the answer is 400 `invalid_input`.
         */
        get: operations["getUploadedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description Returns the bytes of a file to anyone with a signed address that has not expired, as an attachment and never as content that the browser would execute. A wrong signature, an expired address and a deleted file get the same answer.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a medium by its lasting address
         * @description Gives out a picture or document that was uploaded for flows and the widget, to anyone who knows its address and without cookies. Pictures are shown in the page; documents are downloads. A browser runs nothing of either. What is at an address never changes; one whose medium was deleted answers like one that never was.
         */
        get: operations["downloadMedium"];
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
        /** @description The parts of an upload. */
        FileUploadInput: {
            /**
             * Format: binary
             * @description The file itself, with its name in the part's header.
             */
            file: string;
        };
        /**
         * @description A stored file as the value of an upload field. Send it back unchanged as the field's answer; it is checked
         *     against what was stored for that workspace.
         */
        FileReference: {
            /**
             * Format: uuid
             * @description Id of the stored file.
             */
            fileId: string;
            /**
             * Format: uri-reference
             * @description Signed download address, valid for a limited time; not a permanent link.
             */
            url: string;
            /** @description Media type found in the content, whatever the file's name says. */
            mime: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** @description File name as sent by the client, without any folder. */
            name: string;
        };
        /** @description Receipt for a stored upload. */
        UploadedFile: {
            file: components["schemas"]["FileReference"];
        };
        /** @description A stored file with where it came from. */
        StoredFile: {
            /**
             * Format: uuid
             * @description The stored file.
             */
            fileId: string;
            /**
             * Format: uri-reference
             * @description Signed download address, valid for a limited time.
             */
            url: string;
            /** @description Media type found in the content. */
            mime: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** @description File name as sent by the client, without any folder. */
            name: string;
            /** @description Code of the form it was uploaded for; null when for none. */
            form: string | null;
            /** @description Name of the upload field; null when for none. */
            field: string | null;
            /**
             * Format: date-time
             * @description When it was stored.
             */
            createdAt: string;
        };
        /** @description One stored file. */
        StoredFileReply: {
            file: components["schemas"]["StoredFile"];
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
         * @description The form has no upload field of that name.
         * @example {
         *       "error": "field_not_found",
         *       "message": "The form has no upload field of that name"
         *     }
         */
        FieldNotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "field_not_found";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The file is larger than its field allows.
         * @example {
         *       "error": "file_too_large",
         *       "message": "The file is larger than its field allows"
         *     }
         */
        FileTooLargeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "file_too_large";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No such form.
         * @example {
         *       "error": "form_not_found",
         *       "message": "No such form"
         *     }
         */
        FormNotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "form_not_found";
            /** @description A sentence for people; may change. */
            message: string;
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
         * @description The field does not accept files of this type.
         * @example {
         *       "error": "mime_not_allowed",
         *       "message": "The field does not accept files of this type"
         *     }
         */
        MimeNotAllowedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "mime_not_allowed";
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
        /**
         * @description The upload failed.
         * @example {
         *       "error": "upload_failed",
         *       "message": "The upload failed"
         *     }
         */
        UploadFailedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "upload_failed";
            /** @description A sentence for people; may change. */
            message: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The stored file.
         * @example 018f0000-0000-7000-8000-0000000000b1
         */
        FileId: string;
    };
    requestBodies: never;
    headers: {
        /** @description How long browsers and shared caches may keep the answer (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    uploadFormFile: {
        parameters: {
            query?: {
                /**
                 * @description Code or UUID of the form the file is for; together with `field`.
                 * @example contact
                 */
                form?: string;
                /**
                 * @description Name of the form's upload field; together with `form`.
                 * @example photo
                 */
                field?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(bytes of photo.png)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileUploadInput"];
            };
        };
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file": {
                     *         "fileId": "018f0000-0000-7000-8000-0000000000b1",
                     *         "url": "https://chat.acme.example/api/v1/files/018f0000-0000-7000-8000-0000000000b1?expires=1772360100&signature=6d1f0c",
                     *         "mime": "image/png",
                     *         "size": 48213,
                     *         "name": "photo.png"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description `invalid_input`: The request is malformed. `upload_failed`: The upload failed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["UploadFailedError"];
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
            /** @description `field_not_found`: The form has no upload field of that name. `form_not_found`: No such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldNotFoundError"] | components["schemas"]["FormNotFoundError"];
                };
            };
            /** @description `file_too_large`: The file is larger than its field allows. `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileTooLargeError"] | components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `mime_not_allowed`: The field does not accept files of this type. `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MimeNotAllowedError"] | components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `internal_error`: The service failed. `upload_failed`: The upload failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["UploadFailedError"];
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
    getUploadedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The stored file.
                 * @example 018f0000-0000-7000-8000-0000000000b1
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file's metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file": {
                     *         "fileId": "018f0000-0000-7000-8000-0000000000b1",
                     *         "url": "https://chat.acme.example/api/v1/files/018f0000-0000-7000-8000-0000000000b1?expires=1772360100&signature=6d1f0c",
                     *         "mime": "image/png",
                     *         "size": 48213,
                     *         "name": "photo.png",
                     *         "form": "contact",
                     *         "field": "photo",
                     *         "createdAt": "2026-03-01T10:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoredFileReply"];
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
    downloadFile: {
        parameters: {
            query: {
                /**
                 * @description End of the address's validity in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                expires: string;
                /**
                 * @description Signature of file and end of validity, as in the address.
                 * @example 3q2-7wAbCdEf
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description The stored file.
                 * @example 018f0000-0000-7000-8000-0000000000b1
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file's bytes under its own media type. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file's name (RFC 6266). */
                    "Content-Disposition"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: "nosniff";
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of photo.png) */
                    "*/*": string;
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
    downloadMedium: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The random part of the address.
                 * @example 3q2-7wAbCdEf3q2-7wAbCd
                 */
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The medium's bytes under its own media type. */
            200: {
                headers: {
                    /** @description `inline` for a picture, else `attachment`, with its name (RFC 6266). */
                    "Content-Disposition"?: string;
                    /** @description A sandbox in which nothing runs. */
                    "Content-Security-Policy"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: "nosniff";
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of map.png) */
                    "*/*": string;
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
}
