import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import type { Pack } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import {
  createAccounts,
  createKnownBrowsers,
  createPasswordGuard,
  createGoogleSignIn,
} from './features/accounts/index.ts'
import { mountAnnouncementRoutes } from './features/announcements/index.ts'
import { mountBlockRoutes } from './features/blocks/index.ts'
import { mountBooksRoutes } from './features/books/index.ts'
import { createCollection } from './features/collection/index.ts'
import { mountDayRoutes, rollOver } from './features/day/index.ts'
import { admitOperators, createDeskSessions, mountDeskRoutes } from './features/desk/index.ts'
import {
  countClaimable,
  createChallenges,
  createGames,
  createGuestCookie,
  createGuests,
  openDaysBeforeRequests,
} from './features/games/index.ts'
import { countUnreadNotices, createMarket } from './features/market/index.ts'
import { mountModerationRoutes } from './features/moderation/index.ts'
import { mountPackRoutes } from './features/pack/index.ts'
import {
  createPageDescriber,
  createPreviewFinder,
  listPublicPaths,
  mountCrawlerFiles,
  mountPreviewRoutes,
  type PageDeps,
} from './features/pages/index.ts'
import { findPlayerOfSession, lockPlayers } from './features/players/index.ts'
import { mountPollRoutes } from './features/polls/index.ts'
import { mountProfileRoutes } from './features/profile/index.ts'
import { mountQuestRoutes } from './features/quests/index.ts'
import { mountRankingRoutes } from './features/ranking/index.ts'
import { createPushService, mountReminderRoutes, type PushService } from './features/reminders/index.ts'
import { mountReportDeskRoutes, mountReportRoutes } from './features/reports/index.ts'
import { createSummon } from './features/summon/index.ts'
import { mountWalletRoutes } from './features/wallet/index.ts'
import { admitRequests } from './platform/http/admission.ts'
import { setErrorHandler, refuseMalformedUrl } from './platform/http/error-replies.ts'
import { parseJsonBodies, refuseEncodedBodies } from './platform/http/bodies.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Config } from './platform/process/config.ts'
import type { Database } from './platform/db/db.ts'
import { createCredentialReader } from './platform/http/google.ts'
import { mountHealthRoute } from './platform/http/health.ts'
import { rememberWrites } from './platform/http/last-write.ts'
import { createLimiter } from './platform/http/limiter.ts'
import { logRequests, createLoggerOptions, type LogStream } from './platform/process/log.ts'
import { createDescriptions } from './platform/media/descriptions.ts'
import { mountMediaRoutes } from './platform/media/media-routes.ts'
import type { Mail } from './platform/process/mail.ts'
import { createMedia, type MediaUrls, type Media, type MediaFiles } from './platform/media/media.ts'
import { createMount, type Mount } from './platform/http/mount.ts'
import type { Pictures } from './platform/media/pictures.ts'
import { createLockedRunner, type RunLocked } from './platform/http/run-locked.ts'
import { warnIfForwardedForMissing } from './platform/http/proxy.ts'
import { Refusal } from './platform/http/refusal.ts'
import { mountReferenceRoutes } from './platform/http/reference.ts'
import type { Secrets } from './platform/process/secrets.ts'
import { addSecurityHeaders } from './platform/http/security.ts'
import { getSessionCookieName, createSessions, type Sessions } from './platform/http/session.ts'
import { serveWeb } from './platform/http/serve-web.ts'

/** External dependencies of a server: database, clock, files, mail and configuration. */
export type ServerDeps = {
  readonly config: Pick<
    Config,
    'publicOrigin' | 'google' | 'rateLimits' | 'marketGuard' | 'pollMinAccountDays' | 'logLevel'
  > &
    Partial<Pick<Config, 'trustedProxies' | 'databaseReadUrl'>>
  readonly db: Database
  readonly clock: Clock
  readonly pack: Pack
  readonly files: MediaFiles & { name(request: Parameters<MediaFiles['find']>[0]): string }
  readonly pictures: Pictures
  readonly mail: Mail | undefined
  readonly secrets: Secrets
  /** Service that sends push messages. If undefined, they are sent to public push services only. */
  readonly push?: PushService
  readonly version: string
  /** Receives the log lines. If undefined, they are written to standard output. */
  readonly log?: LogStream | undefined
  /** Adds measurements to the server before its routes. */
  readonly instrument?: ((app: FastifyInstance) => Promise<void>) | undefined
  /** Folder of the built web app; undefined to serve only the API. */
  readonly webRoot?: string | undefined
  /** Whether replies are validated against the contract. Validation is slow and meant for tests. */
  readonly validatesReplies?: boolean
}

const BODY_LIMIT_BYTES = 64 * 1024
/** Time limit for a request: long enough to upload a 10 MB picture over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000

/** Builds the server without starting it. */
export async function buildApp(deps: ServerDeps): Promise<FastifyInstance> {
  const { config, db, clock, pack, secrets, version } = deps
  const isHttps = usesHttps(deps)
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel, deps.log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustedProxies ?? 'loopback',
    genReqId: () => crypto.randomUUID(),
    // Requests that arrive during a shutdown are served too.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    frameworkErrors: refuseMalformedUrl,
  })
  await deps.instrument?.(app)
  parseJsonBodies(app)
  setErrorHandler(app)
  logRequests(app)
  warnIfForwardedForMissing(app, config.publicOrigin)
  addSecurityHeaders(app, {
    secure: isHttps,
    thirdPartySignIn: config.google !== undefined,
    publicOrigin: config.publicOrigin,
    hasVideos: pack.series.some(({ opening }) => opening.video !== null),
  })
  refuseEncodedBodies(app)
  await app.register(cookie)
  if (config.databaseReadUrl) rememberWrites(app)
  const sessions = createSessions({ db, clock, findPlayerOfSession, networkKey: secrets.guests }, isHttps)
  admitRequests(app, { sessions, limiter: await createLimiter(app, { db, limits: config.rateLimits }) })
  admitOperators(app, { db, clock, usesHttps: isHttps })
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(etag)

  const run = { db, clock, players: { lock: lockPlayers, rollOver } }
  const runLocked = createLockedRunner(run)
  const mount = createMount({ ...run, app, runLocked, validatesReplies: deps.validatesReplies ?? false })
  const media = createMedia(pack, secrets.media, (request) => deps.files.name(request))
  const { catalog, guests, challenges, sharedPulls } = mountFeatures(mount, deps, { app, media, sessions, runLocked })

  const { files, pictures } = deps
  mountMediaRoutes(app, { urls: media, files, pictures, describe: createDescriptions(pack, files) })
  mountHealthRoute(app, deps, version)
  await mountReferenceRoutes(app, { version, cookie: getSessionCookieName(isHttps), limits: config.rateLimits })
  const findGuestPicture = (day: MadridDay) => guests.findFirstPicture(day)
  await mountPages(app, deps, { db, clock, catalog, sharedPulls, challenges, findGuestPicture })
  return app
}

async function mountPages(
  app: FastifyInstance,
  { config, files, webRoot }: ServerDeps,
  pages: PageDeps,
): Promise<void> {
  const { publicOrigin } = config
  mountCrawlerFiles(app, { publicOrigin, paths: listPublicPaths(pages) })
  mountPreviewRoutes(app, { files, findPreview: createPreviewFinder(pages) })
  if (webRoot) await serveWeb(app, { root: webRoot, describePage: createPageDescriber(pages), publicOrigin })
  else app.setNotFoundHandler(throwNotFound)
}

function throwNotFound(): never {
  throw new Refusal('NOT_FOUND')
}

type Parts = {
  readonly app: FastifyInstance
  readonly media: Media & MediaUrls
  readonly sessions: Sessions
  readonly runLocked: RunLocked
}

function mountFeatures(mount: Mount, deps: ServerDeps, { app, media, sessions, runLocked }: Parts) {
  const { config, db, clock, pack, pictures, secrets, version } = deps
  const collection = createCollection({ pack, media })
  const { catalog } = collection

  const mailService = deps.mail && config.publicOrigin ? { mail: deps.mail, origin: config.publicOrigin } : undefined
  const games = createGames({ pack, media, keys: secrets.puzzles, networkKey: secrets.guests })
  openDaysBeforeRequests(app, { db, clock, schedule: games.schedule })
  const cookie = createGuestCookie(usesHttps(deps))
  const guests = createGuests({ ...games, db, clock, media, cookie })
  const browsers = createKnownBrowsers(secrets.browsers, usesHttps(deps))
  const passwordGuard = createPasswordGuard({ db, limits: config.rateLimits, browsers })
  createAccounts({
    db,
    clock,
    sessions,
    pictures,
    guests,
    runLocked,
    mailService,
    google: createGoogleSignInIfEnabled(deps),
    browsers,
    passwordGuard,
    personKey: secrets.persons,
  }).mount(mount)
  mountDayRoutes(mount)
  mountWalletRoutes(mount)
  collection.mount(mount)
  mountQuestRoutes(mount, {
    games: (call) => countClaimable(call.db, call.player.id, call.today),
    inbox: (call) => countUnreadNotices(call.db, call.player.id),
  })
  games.mount(mount)
  guests.mount(mount)
  const findPlayerId = (request: FastifyRequest) => sessions.peek(request)
  const challenges = createChallenges({ ...games, db, clock, media, cookie, keys: secrets.challenges, findPlayerId })
  challenges.mount(mount)
  const summon = createSummon({ db, pack, collection, shareKey: secrets.sharedPulls })
  summon.mount(mount)
  mountProfileRoutes(mount, { db, clock, catalog })
  mountRankingRoutes(mount, db, pack.cards.length)
  mountPollRoutes(mount, { db, packPolls: pack.polls, minAccountDays: config.pollMinAccountDays })
  createMarket({ db, collection, mode: config.marketGuard, personKey: secrets.persons }).mount(mount)
  const service = deps.push ?? createPushService({ keys: secrets.vapid, publicOrigin: config.publicOrigin })
  mountReminderRoutes(mount, { sessions, service, publicKey: secrets.vapid.publicKey })
  mountReportRoutes(mount)
  mountReportDeskRoutes(mount, db)
  mountBlockRoutes(mount)
  mountAnnouncementRoutes(mount, { db, clock })
  mountBooksRoutes(mount, { db, clock, catalog })
  mountModerationRoutes(mount, { db, pictures })
  mountDeskRoutes(mount, { db, sessions: createDeskSessions(usesHttps(deps)), publicOrigin: config.publicOrigin })
  mountPackRoutes(mount, pack, media, {
    googleClientId: config.google?.clientId ?? null,
    mail: mailService !== undefined,
    build: version,
  })
  return { catalog, guests, challenges, sharedPulls: summon.sharedPulls }
}

function usesHttps({ config }: ServerDeps): boolean {
  return config.publicOrigin?.startsWith('https:') ?? false
}

function createGoogleSignInIfEnabled(deps: ServerDeps) {
  const { db, clock, config } = deps
  return (
    config.google &&
    createGoogleSignIn(createCredentialReader(config.google, clock), { db, clock, secure: usesHttps(deps) })
  )
}
