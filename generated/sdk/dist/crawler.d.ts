import { type CrawledDocument, type KnownDocument, type ReceivedDocument, type TrainingSource } from './client.js';
import { type ConnectionOptions } from './connection.js';
import type { CallOptions } from './engine.js';
export type CrawlerOptions = ConnectionOptions & {
    /** An engine token that may crawl, or the one of the whole deployment. */
    token: string;
};
export type CrawlCounts = {
    indexed: number;
    total?: number;
};
/**
 * A claimed source under its lease. A call fails with `not_crawling` once another crawler has claimed the source; what
 * was sent before stays.
 */
export type Crawl = {
    readonly source: TrainingSource;
    /** What earlier crawls stored, page by page as it is read. */
    known(): AsyncGenerator<KnownDocument>;
    /** Up to 20 documents in a body of up to 1 MB. */
    put(documents: CrawledDocument[]): Promise<ReceivedDocument[]>;
    /** Up to 200 addresses; how many of them the source had. */
    remove(urls: string[]): Promise<number>;
    /** Keeps the lease alive for 30 minutes, as each of the other calls does. */
    progress(counts: CrawlCounts): Promise<void>;
    ready(counts: CrawlCounts): Promise<void>;
    /** @param reason for the people of the workspace */
    failed(reason: string): Promise<void>;
};
export type Crawler = {
    /** Sources that can be claimed, the longest due first. */
    due(limit?: number, options?: CallOptions): Promise<TrainingSource[]>;
    /** Undefined where it is no longer due, or another crawler was faster. */
    claim(source: Pick<TrainingSource, 'id' | 'tenant_id'>, options?: CallOptions): Promise<Crawl | undefined>;
};
/** The crawler's side of Parley: sources that are due, and the documents that were found in them. */
export declare function createCrawler({ token, ...connection }: CrawlerOptions): Crawler;
