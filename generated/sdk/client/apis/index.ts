/* tslint:disable */
/* eslint-disable */
export * from './AnalyticsApi.js';
export * from './ChatApi.js';
export * from './ConversionsApi.js';
export * from './DomainEventsApi.js';
export * from './FormsApi.js';
export * from './IntentsApi.js';
export * from './PublishedDocumentsApi.js';
export * from './RunsApi.js';
export * from './TelemetryApi.js';
