/** A failure that its message explains completely: whoever called the command is shown no stack. */
export class ExpectedFailure extends Error {}
