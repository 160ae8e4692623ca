import type { Admin } from './admin.js';
import type { AdminExecution, ExecutionLogEntry, FlowChange, StreamEnd, WorkspaceChange } from './client.js';
export type FlowEvent = {
    event: 'flow';
    data: FlowChange;
} | {
    event: 'end';
    data: StreamEnd;
};
export type ExecutionEvent = {
    event: 'entry';
    data: ExecutionLogEntry;
} | {
    event: 'execution';
    data: AdminExecution;
} | {
    event: 'end';
    data: StreamEnd;
};
export type WorkspaceEvent = {
    event: 'change';
    data: WorkspaceChange;
} | {
    event: 'end';
    data: StreamEnd;
};
export type FollowOptions = {
    signal?: AbortSignal;
};
/**
 * The flow now, and after each change of it, its draft or its layout by any user. Opens the stream again when it breaks
 * off; ends with the event `end`, or when the signal aborts, and fails if the service refuses it.
 */
export declare function followFlow({ flows }: Pick<Admin, 'flows'>, flowId: string, { signal }?: FollowOptions): AsyncGenerator<FlowEvent, void, undefined>;
/**
 * The entries of an execution's event log, and the execution after each turn, as it runs; otherwise as `followFlow`.
 * `after`: id of the last entry that was read already.
 */
export declare function followExecution({ executions }: Pick<Admin, 'executions'>, executionId: string, { signal, after }?: FollowOptions & {
    after?: string;
}): AsyncGenerator<ExecutionEvent, void, undefined>;
/**
 * All changes in the workspace that the caller may read; otherwise as `followFlow`. Each time the stream is opened, it
 * starts with a change of everything.
 */
export declare function followChanges({ workspace }: Pick<Admin, 'workspace'>, { signal }?: FollowOptions): AsyncGenerator<WorkspaceEvent, void, undefined>;
