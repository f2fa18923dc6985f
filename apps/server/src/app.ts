import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import type { MediaRequest } from '@otogi/content/media/request'
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
import { admitOperators } from './features/desk/index.ts'
import {
  buildClaimableCountQuery,
  createChallenges,
  createGames,
  createGuestCookie,
  createGuests,
  openDaysBeforeRequests,
} from './features/games/index.ts'
import { buildUnreadNoticesQuery, createMarket } from './features/market/index.ts'
import { mountPackRoutes } from './features/pack/index.ts'
import { findSessionPlayer, lockPlayers } from './features/players/index.ts'
import { mountPollRoutes } from './features/polls/index.ts'
import { mountProfileRoutes } from './features/profile/index.ts'
import { mountQuestRoutes } from './features/quests/index.ts'
import { mountRankingRoutes } from './features/ranking/index.ts'
import { createPushService, mountReminderRoutes, type PushService } from './features/reminders/index.ts'
import { mountReportRoutes } from './features/reports/index.ts'
import { createSummon } from './features/summon/index.ts'
import { mountWalletRoutes } from './features/wallet/index.ts'
import {
  createWithdrawn,
  hideWithdrawnMedia,
  refreshBeforeRequests,
  type Withdrawn,
} from './features/withdrawn/index.ts'
import { admitRequests } from './platform/http/admission.ts'
import { MAX_CONNECTIONS, REQUEST_LIMITS } from './platform/http/connection-limits.ts'
import { countErrors } from './platform/http/error-counts.ts'
import { setErrorHandler, refuseMalformedUrl } from './platform/http/error-replies.ts'
import { parseJsonBodies, refuseEncodedBodies } from './platform/http/bodies.ts'
import { mountOperatorRoutes } from './operator-routes.ts'
import { mountPages } from './page-routes.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Config } from './platform/process/config.ts'
import type { Database } from './platform/db/db.ts'
import { createCredentialReader } from './platform/http/google.ts'
import { mountHealthRoute } from './platform/http/health.ts'
import { setLastWriteCookies } from './platform/http/last-write.ts'
import { createLimiter } from './platform/http/limiter.ts'
import { logRequests, createLoggerOptions, type LogStream } from './platform/process/log.ts'
import { createDescriptions } from './platform/media/descriptions.ts'
import { mountMediaRoutes } from './platform/media/media-routes.ts'
import type { Mail } from './platform/process/mail.ts'
import { createMedia, type MediaUrls, type Media, type MediaFiles } from './platform/media/media.ts'
import { createMount, type Mount } from './platform/http/mount.ts'
import { shedCalls } from './platform/http/overload.ts'
import type { Pictures } from './platform/media/pictures.ts'
import { createLockedRunner, type LockedRunner } from './platform/http/run-locked.ts'
import { warnIfForwardedForMissing } from './platform/http/proxy.ts'
import { mountReferenceRoutes } from './platform/http/reference.ts'
import type { Secrets } from './platform/process/secrets.ts'
import { addSecurityHeaders } from './platform/http/security.ts'
import { getSessionCookieName, createSessions, type Sessions } from './platform/http/session.ts'

/** A server's external dependencies: database, clock, files, mail and configuration. */
export type ServerDeps = {
  readonly config: Pick<
    Config,
    'dataDir' | 'publicOrigin' | 'google' | 'rateLimits' | 'marketGuard' | 'pollMinAccountDays' | 'logLevel'
  > &
    Partial<Pick<Config, 'trustedProxies' | 'databaseReadUrl'>>
  readonly db: Database
  readonly clock: Clock
  readonly pack: Pack
  readonly files: MediaFiles & { name(request: Parameters<MediaFiles['find']>[0]): string }
  readonly pictures: Pictures
  readonly mail: Mail | undefined
  readonly secrets: Secrets
  /** Sends push messages. If undefined, the server uses its own sender, which sends only to public push services. */
  readonly push?: PushService
  readonly version: string
  /** Receives the log lines. If undefined, they are written to standard output. */
  readonly log?: LogStream | undefined
  /** Called with the server before its routes are added, e.g. to measure it. */
  readonly instrument?: ((app: FastifyInstance) => Promise<void>) | undefined
  /** Folder of the built web app; undefined to serve only the API. */
  readonly webRoot?: string | undefined
  /** Whether replies are validated against the contract. Validation is slow and meant for tests. */
  readonly validatesReplies?: boolean
  /** Whether calls are refused while the database cannot keep up. Tests that send many calls at once turn this off. */
  readonly shedsCalls?: boolean
}

const COMPRESSION = {
  /** Compressing a smaller reply takes more of the server's time than it saves on the network. */
  threshold: 4096,
  /** Replies up to this size are compressed on the main thread, because every core already runs a worker. */
  syncThreshold: 65_536,
  globalDecompression: false,
}

/** Builds the server without starting it. */
export async function buildApp(deps: ServerDeps): Promise<FastifyInstance> {
  const { config, db, clock, pack, secrets, version } = deps
  const isHttps = usesHttps(deps)
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel, deps.log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    ...REQUEST_LIMITS,
    trustProxy: config.trustedProxies ?? 'loopback',
    genReqId: () => crypto.randomUUID(),
    // Requests that arrive during a shutdown are served too.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    frameworkErrors: refuseMalformedUrl,
  })
  app.server.maxConnections = MAX_CONNECTIONS
  await deps.instrument?.(app)
  parseJsonBodies(app)
  setErrorHandler(app)
  countErrors(app, { db, clock })
  logRequests(app)
  warnIfForwardedForMissing(app, config.publicOrigin)
  addSecurityHeaders(app, {
    secure: isHttps,
    thirdPartySignIn: config.google !== undefined,
    publicOrigin: config.publicOrigin,
    hasVideos: pack.series.some(({ opening }) => opening.video !== null),
  })
  refuseEncodedBodies(app)
  if (deps.shedsCalls) shedCalls(app, db)
  await app.register(cookie)
  if (config.databaseReadUrl) setLastWriteCookies(app)
  const sessions = createSessions({ db, clock, findSessionPlayer, networkKey: secrets.guests }, isHttps)
  admitRequests(app, { sessions, limiter: await createLimiter(app, { db, limits: config.rateLimits }) })
  admitOperators(app, { db, clock, usesHttps: isHttps })
  await app.register(compress, COMPRESSION)
  await app.register(etag)

  const run = { db, clock, players: { lock: lockPlayers, rollOver } }
  const runLocked = createLockedRunner(run)
  const mount = createMount({ ...run, app, runLocked, validatesReplies: deps.validatesReplies ?? false })
  const media = createMedia(pack, secrets.media, (request) => deps.files.name(request))
  const withdrawn = createWithdrawn(pack)
  refreshBeforeRequests(app, { db, clock, withdrawn })
  const parts = { app, media, withdrawn, sessions, runLocked }
  const { catalog, guests, challenges, sharedPulls } = mountFeatures(mount, deps, parts)

  const { files, pictures } = deps
  const urls = hideWithdrawnMedia(media, withdrawn)
  const describe = createDescriptions(pack, files)
  const mayGenerate = async (request: FastifyRequest, asked: MediaRequest) =>
    guests.isShownToday(asked) || (await sessions.peek(request)) !== undefined
  mountMediaRoutes(app, { urls, files, pictures, describe, mayGenerate })
  mountHealthRoute(app, deps, version)
  await mountReferenceRoutes(app, { version, cookie: getSessionCookieName(isHttps), limits: config.rateLimits })
  const findGuestPicture = (day: MadridDay) => guests.findFirstPicture(day)
  await mountPages(app, deps, { db, clock, catalog, sharedPulls, challenges, findGuestPicture })
  return app
}

type Parts = {
  readonly app: FastifyInstance
  readonly media: Media & MediaUrls
  readonly withdrawn: Withdrawn
  readonly sessions: Sessions
  readonly runLocked: LockedRunner
}

function mountFeatures(mount: Mount, deps: ServerDeps, { app, media, withdrawn, sessions, runLocked }: Parts) {
  const { config, db, clock, pack, pictures, secrets, version } = deps
  const collection = createCollection({ pack, media, withdrawn })
  const { catalog } = collection

  const mailService = deps.mail && config.publicOrigin ? { mail: deps.mail, origin: config.publicOrigin } : undefined
  const games = createGames({ pack, media, withdrawn, keys: secrets.puzzles, networkKey: secrets.guests })
  openDaysBeforeRequests(app, { db, clock, withdrawn, schedule: games.schedule })
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
    games: ({ player, today }) => buildClaimableCountQuery(player.id, today),
    inbox: ({ player }) => buildUnreadNoticesQuery(player.id),
  })
  games.mount(mount)
  guests.mount(mount)
  const findPlayerId = (request: FastifyRequest) => sessions.peek(request)
  const visits = { db, clock, media, files: deps.files, cookie, findPlayerId }
  const challenges = createChallenges({ ...games, ...visits, keys: secrets.challenges })
  challenges.mount(mount)
  const summon = createSummon({ db, pack, collection, withdrawn, shareKey: secrets.sharedPulls })
  summon.mount(mount)
  mountProfileRoutes(mount, { db, clock, catalog })
  mountRankingRoutes(mount, db, pack.cards.length)
  mountPollRoutes(mount, { db, packPolls: pack.polls, minAccountDays: config.pollMinAccountDays })
  createMarket({ db, collection, mode: config.marketGuard, personKey: secrets.persons }).mount(mount)
  const service = deps.push ?? createPushService({ keys: secrets.vapid, publicOrigin: config.publicOrigin })
  mountReminderRoutes(mount, { sessions, service, publicKey: secrets.vapid.publicKey })
  mountReportRoutes(mount)
  mountBlockRoutes(mount)
  mountAnnouncementRoutes(mount, { db, clock })
  mountBooksRoutes(mount, { db, clock, catalog })
  const { schedule } = games
  mountOperatorRoutes(mount, { ...deps, collection, withdrawn, schedule, usesHttps: usesHttps(deps) })
  const shown = { pack, media, withdrawn }
  mountPackRoutes(mount, shown, {
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
