import type { Admin } from './admin.js';
import type { AuthorEnd, AuthorFlowRequest, AuthorProposal, AuthorStep, AuthorText, AuthorUsage } from './client.js';
export type AuthorEvent = {
    event: 'step';
    data: AuthorStep;
} | {
    event: 'proposal';
    data: AuthorProposal;
} | {
    event: 'said';
    data: AuthorText;
} | {
    event: 'usage';
    data: AuthorUsage;
} | {
    event: 'end';
    data: AuthorEnd;
};
/**
 * Lets a model change a flow, and yields what it does until it has ended. The signal stops it; so does leaving the
 * loop. A stream that breaks off before the event `end` is not opened again: what the model was asked is paid for.
 */
export declare function authorFlow({ flows }: Pick<Admin, 'flows'>, flowId: string, request: AuthorFlowRequest, { signal }?: {
    signal?: AbortSignal;
}): AsyncGenerator<AuthorEvent, void, undefined>;
