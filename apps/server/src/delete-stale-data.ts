import type { ServerDeps } from './app.ts'
import { deleteExpiredNonces, deleteExpiredTokens } from './features/accounts/index.ts'
import { deleteOldChallengeRounds, deleteOldPuzzleResults, deletePastGuestRounds } from './features/games/index.ts'
import { deleteFormerAccounts, pruneCanceledListings } from './features/market/index.ts'
import { deleteOldNotices } from './features/notices/index.ts'
import { deleteOldVisitCounts } from './features/players/index.ts'
import { deleteClosedReports, listKeptPictures } from './features/reports/index.ts'
import { deleteOldErrorCounts } from './platform/http/error-counts.ts'
import { deleteOldReplies } from './platform/http/idempotency.ts'
import { deleteExpiredSessions } from './platform/http/session.ts'
import { deleteExpiredLimits } from './platform/http/shared-limit.ts'

type CleanupDeps = Pick<ServerDeps, 'db' | 'clock' | 'pictures'>

/** Deletes expired data that all servers share, so that files and tables do not grow forever. */
export async function deleteStaleData({ db, clock, pictures }: CleanupDeps): Promise<void> {
  const now = clock.now()
  await db.transaction((tx) => deleteExpiredSessions(tx, now))
  await db.transaction((tx) => deleteExpiredNonces(tx, now))
  await db.transaction((tx) => deleteExpiredTokens(tx, now))
  await db.transaction((tx) => deleteExpiredLimits(tx, now))
  await db.transaction((tx) => deletePastGuestRounds(tx, clock.today()))
  await db.transaction((tx) => deleteOldPuzzleResults(tx, clock.today()))
  await db.transaction((tx) => deleteOldChallengeRounds(tx, clock.today()))
  await db.transaction((tx) => deleteOldVisitCounts(tx, clock.today()))
  await db.transaction((tx) => deleteOldErrorCounts(tx, clock.today()))
  await deleteOldReplies(db, now)
  await db.transaction((tx) => deleteFormerAccounts(tx, now))
  await db.transaction((tx) => deleteOldNotices(tx, now))
  await db.transaction((tx) => deleteClosedReports(tx, now))
  await pruneCanceledListings(db, now)
  const used = await listKeptPictures(db.reader)
  // If the database uses none of the pictures, the folder probably belongs to another database, so nothing is deleted.
  if (used.length > 0) await pictures.sweep(new Set(used), now)
}
