export { ClientDocumentFailure, createClientDocuments, type ClientDocuments } from './client-documents.ts'
export { discover } from './discovery.ts'
export { createOauthClient, OauthFailure, type OauthClient, type IssuedTokens, type OauthServer } from './client.ts'
