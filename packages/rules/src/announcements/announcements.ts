/** Maximum length of an announcement in each language. */
export const MAX_ANNOUNCEMENT_LENGTH = 280
/** The maximum number of announcements shown at the same time, newest first. */
export const SHOWN_ANNOUNCEMENTS = 3
