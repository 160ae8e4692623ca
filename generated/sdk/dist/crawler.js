import { DocumentsApi, TrainingSourcesApi, } from "./client.js";
import { call, configure, overrides } from "./connection.js";
import { isParleyError } from "./errors.js";
/** The crawler's side of Parley: sources that are due, and the documents that were found in them. */
export function createCrawler({ token, ...connection }) {
    const configuration = configure(connection, () => token);
    const sources = new TrainingSourcesApi(configuration);
    const documents = new DocumentsApi(configuration);
    function crawlOf(source, init) {
        const { id, tenant_id, lease } = source;
        const report = async (status, more) => {
            await call(() => sources.reportSourceResult({ id, tenant_id, lease, status, ...more }, init));
        };
        return {
            source,
            async *known() {
                for (let cursor; cursor !== null;) {
                    const page = await call(() => documents.listSourceDocuments({ id, tenant_id, cursor: cursor ?? undefined }, init));
                    yield* page.documents;
                    cursor = page.next_cursor;
                }
            },
            put: async (found) => (await call(() => documents.putSourceDocuments({ id, tenant_id, lease, documents: found }, init))).documents,
            remove: async (urls) => (await call(() => documents.deleteSourceDocuments({ id, tenant_id, lease, urls }, init))).deleted,
            async progress(counts) {
                await call(() => sources.reportSourceProgress({ id, tenant_id, lease, ...countsOf(counts) }, init));
            },
            ready: async (counts) => await report('ready', countsOf(counts)),
            failed: async (reason) => await report('failed', { error: reason }),
        };
    }
    return {
        due: async (limit, { signal } = {}) => (await call(() => sources.listDueSources({ limit }, overrides({}, signal)))).sources,
        async claim({ id, tenant_id }, { signal } = {}) {
            const init = overrides({}, signal);
            try {
                const { source } = await call(() => sources.claimSource({ id, tenant_id }, init));
                return crawlOf(source, init);
            }
            catch (error) {
                if (isParleyError(error) && error.code === 'not_claimable')
                    return undefined;
                throw error;
            }
        },
    };
}
function countsOf({ indexed, total }) {
    return { pages_indexed: indexed, ...(total === undefined ? {} : { pages_total: total }) };
}
