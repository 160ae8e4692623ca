/** Names by which requests reach the resources of one workspace; or valid names without a resource. */
export type Names = {
  tenantId: string
  organisationId: string
  publicKey: string
  keyId: string
  flowId: string
  flowCode: string
  intent: string
  event: string
  formId: string
  formCode: string
  goal: string
  goalId: string
  connection: string
  llm: string
  sourceId: string
  unmatchedTextId: string
  gapId: string
  inboundId: string
  senderId: string
  inboundSecret: string
  roleCode: string
  userId: string
  commentId: string
  email: string
  customerId: string
  customerEmail: string
  model: string
  /** A conversation whose run waits for `answer`. */
  sessionToken: string
  conversationId: string
  executionId: string
  waitToken: string
  /** The same, for requests of a file. */
  fileSessionToken: string
  fileConversationId: string
  fileExecutionId: string
  fileWaitToken: string
  /** A file that was uploaded for that question. */
  answerFileId: string
  /** A file of the form's field `photo`, and its signed address. */
  fileId: string
  expires: string
  signature: string
  /** A handoff that the user has, and its conversation. */
  handoffId: string
  handedOverId: string
  /** Idempotency keys of clients, which have used them with the suffixes `-0` to `-2`. */
  clientKey: string
  /** Code of a flow, a form, a goal, a connection and (with an underscore) a role without other references. */
  taken: string
}
/** Those of them that people choose. */
export function codesOf(side: string) {
  return {
    flowCode: `${side}-flow`,
    intent: `${side}-intent`,
    event: `${side}.paid`,
    formCode: `${side}-form`,
    goal: `${side}-goal`,
    connection: `${side}-connection`,
    llm: `${side}-llm`,
    roleCode: `${side}_role`,
    customerId: `${side}-customer`,
    customerEmail: `${side}@customers.example`,
    model: `${side}-model`,
    taken: `${side}-taken`,
  }
}
