/** Maximum length of an announcement in each language. */
export const MAX_ANNOUNCEMENT_LENGTH = 280
/** How many announcements are shown at once, newest first. */
export const SHOWN_ANNOUNCEMENTS = 3
