/** What a player can report about another player. */
export const REPORT_KINDS = ['name', 'picture', 'offer', 'profile'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** A moderator's decision on a report. */
export const REPORT_OUTCOMES = ['dismissed', 'acted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Maximum number of reports that a player may send per day. */
export const REPORTS_PER_DAY = 10

/** Maximum length of the text of a report, in characters. */
export const MAX_REPORT_TEXT = 500
