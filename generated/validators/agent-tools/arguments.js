import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('./arguments.code.js')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

export const analyticsListDatasets = onFirstUse('analyticsListDatasets')
export const analyticsRunReport = onFirstUse('analyticsRunReport')
export const analyticsListReports = onFirstUse('analyticsListReports')
export const analyticsGetReport = onFirstUse('analyticsGetReport')
export const analyticsSuggestFilterValues = onFirstUse('analyticsSuggestFilterValues')
export const analyticsGoalSummary = onFirstUse('analyticsGoalSummary')
export const analyticsEngagementSummary = onFirstUse('analyticsEngagementSummary')
export const analyticsFunnel = onFirstUse('analyticsFunnel')
export const analyticsTopCustomers = onFirstUse('analyticsTopCustomers')
export const analyticsListTelemetry = onFirstUse('analyticsListTelemetry')
export const analyticsExportReportCsv = onFirstUse('analyticsExportReportCsv')
export const analyticsCreateGoal = onFirstUse('analyticsCreateGoal')
export const analyticsUpdateGoal = onFirstUse('analyticsUpdateGoal')
export const analyticsChangeGoalStatus = onFirstUse('analyticsChangeGoalStatus')
export const analyticsRecordConversion = onFirstUse('analyticsRecordConversion')
export const flowsListFlows = onFirstUse('flowsListFlows')
export const flowsGetFlow = onFirstUse('flowsGetFlow')
export const flowsStart = onFirstUse('flowsStart')
export const flowsResume = onFirstUse('flowsResume')
export const flowsValidate = onFirstUse('flowsValidate')
export const connectionsListConnections = onFirstUse('connectionsListConnections')
export const connectionsGetConnectionMetadata = onFirstUse('connectionsGetConnectionMetadata')
export const connectionsTestConnection = onFirstUse('connectionsTestConnection')
export const configList = onFirstUse('configList')
export const configGet = onFirstUse('configGet')
export const configGetSection = onFirstUse('configGetSection')
export const configGetValues = onFirstUse('configGetValues')
export const configSet = onFirstUse('configSet')
export const flowsGetSchema = onFirstUse('flowsGetSchema')
export const flowsGetDraft = onFirstUse('flowsGetDraft')
export const flowsCreateDraft = onFirstUse('flowsCreateDraft')
export const flowsUpdateDraft = onFirstUse('flowsUpdateDraft')
export const flowsSimulate = onFirstUse('flowsSimulate')
export const flowsTest = onFirstUse('flowsTest')
export const flowsSaveTests = onFirstUse('flowsSaveTests')
export const flowsReplay = onFirstUse('flowsReplay')
export const flowsDiff = onFirstUse('flowsDiff')
export const flowsPublish = onFirstUse('flowsPublish')
export const flowsRollback = onFirstUse('flowsRollback')
export const formsListForms = onFirstUse('formsListForms')
export const formsGetForm = onFirstUse('formsGetForm')
export const formsGetSchema = onFirstUse('formsGetSchema')
export const formsGetDraft = onFirstUse('formsGetDraft')
export const formsCreateDraft = onFirstUse('formsCreateDraft')
export const formsUpdateDraft = onFirstUse('formsUpdateDraft')
export const formsValidate = onFirstUse('formsValidate')
export const formsDiff = onFirstUse('formsDiff')
export const formsPublish = onFirstUse('formsPublish')
export const formsRollback = onFirstUse('formsRollback')
export const runsStart = onFirstUse('runsStart')
export const runsAnswer = onFirstUse('runsAnswer')
export const runsGet = onFirstUse('runsGet')
export const runsList = onFirstUse('runsList')
export const runsExplain = onFirstUse('runsExplain')
