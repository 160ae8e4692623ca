// Written by `make generate` from contracts/. Do not edit.

/** Operations whose contract stands and whose handler does not, by surface (`contracts/not-served.yaml`). */
export const notServed: Readonly<Record<string, readonly string[]>> = {
  "insights": [
    "getFailuresByNode"
  ],
  "admin": [
    "listGoals",
    "createGoal",
    "getGoal",
    "updateGoal",
    "changeGoalStatus",
    "listGoalCompletions",
    "listPrices",
    "createPrice",
    "getPrice",
    "deletePrice",
    "updatePrice",
    "listBuiltInPrices",
    "listTokenUsage",
    "listReports",
    "createReport",
    "getReport",
    "deleteReport",
    "updateReport",
    "pinReport",
    "unpinReport",
    "saveReportSchedule",
    "deleteReportSchedule",
    "runReport",
    "exportReport",
    "runAdHocReport",
    "listReportDatasets",
    "suggestFilterValues"
  ]
}
