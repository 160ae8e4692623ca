export type DocumentFormat = 'html' | 'markdown' | 'text' | 'pdf' | 'docx'

/** Why a document has no passages. */
export type DocumentFinding = 'too_large' | 'too_many_pages' | 'took_too_long' | 'no_text' | 'unreadable'
