import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import type { Pack } from '@otogi/content/pack'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import {
  createAccounts,
  createKnownBrowsers,
  createPasswordGuard,
  createGoogleSignIn,
} from './features/accounts/index.ts'
import { mountBooksRoutes } from './features/books/index.ts'
import { createCollection } from './features/collection/index.ts'
import { mountDayRoutes, rollOver } from './features/day/index.ts'
import { countClaimable, createGames, createGuestCookie, createGuests } from './features/games/index.ts'
import { countUnreadNotices, createMarket } from './features/market/index.ts'
import { mountPackRoutes } from './features/pack/index.ts'
import { createDescribePage, FIXED_PAGES, mountCrawlerFiles } from './features/pages/index.ts'
import { findPlayer, lockPlayers } from './features/players/index.ts'
import { mountPollRoutes } from './features/polls/index.ts'
import { mountProfileRoutes } from './features/profile/index.ts'
import { mountQuestRoutes } from './features/quests/index.ts'
import { mountRankingRoutes } from './features/ranking/index.ts'
import { createSummon } from './features/summon/index.ts'
import { mountWalletRoutes } from './features/wallet/index.ts'
import { admitRequests } from './platform/http/admission.ts'
import { answerErrors, answerMalformed } from './platform/http/answers.ts'
import { readBodies, refuseEncodedBodies } from './platform/http/bodies.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Config } from './platform/process/config.ts'
import type { Database } from './platform/db/db.ts'
import { credentialReader } from './platform/http/google.ts'
import { healthRoute } from './platform/http/health.ts'
import { createLimiter } from './platform/http/limiter.ts'
import { logCalls, loggerOptions, type Lines } from './platform/process/log.ts'
import { mediaRoutes } from './platform/media/media-routes.ts'
import type { Mail } from './platform/process/mail.ts'
import { mediaOf, type Addressed, type Media, type MediaFiles } from './platform/media/media.ts'
import { createMount, type Mount } from './platform/http/mount.ts'
import type { Pictures } from './platform/media/pictures.ts'
import { createRunLocked, type RunLocked } from './platform/http/run-locked.ts'
import { warnWithoutForwardedFor } from './platform/http/proxy.ts'
import { Refusal } from './platform/http/refusal.ts'
import { referenceRoutes } from './platform/http/reference.ts'
import type { Secrets } from './platform/process/secrets.ts'
import { secure } from './platform/http/security.ts'
import { sessionCookie, sessionsIn, type Sessions } from './platform/http/session.ts'
import { serveWeb } from './platform/http/serve-web.ts'

/** The outside world: everything that a server touches beyond its own memory. */
export type World = {
  readonly config: Pick<
    Config,
    'publicOrigin' | 'google' | 'rateLimits' | 'marketGuard' | 'pollMinAccountDays' | 'logLevel'
  >
  readonly db: Database
  readonly clock: Clock
  readonly pack: Pack
  readonly files: MediaFiles & { name(request: Parameters<MediaFiles['find']>[0]): string }
  readonly pictures: Pictures
  /** Absent where the server sends no mail. */
  readonly mail: Mail | undefined
  readonly secrets: Secrets
  readonly version: string
  /** Takes the log where the standard output does not. */
  readonly log?: Lines | undefined
  /** The folder of the built web; absent where only the calls are wanted. */
  readonly webRoot?: string | undefined
  /** Whether replies are validated against the contract, which is slow: for tests. */
  readonly validatesReplies?: boolean
}

const BODY_LIMIT_BYTES = 64 * 1024
/** The largest body is a picture of 10 MB: time enough for a slow line, and no request is held for ever. */
const REQUEST_TIMEOUT_MS = 120_000

/** Builds the whole server from the world it is given; starts nothing. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { config, db, clock, pack, secrets, version } = world
  const isHttps = isSecure(world)
  const app = Fastify({
    logger: loggerOptions(config.logLevel, world.log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: 'loopback',
    genReqId: () => crypto.randomUUID(),
    onProtoPoisoning: 'error',
    frameworkErrors: answerMalformed,
  })
  readBodies(app)
  answerErrors(app)
  logCalls(app)
  warnWithoutForwardedFor(app, config.publicOrigin)
  secure(app, {
    secure: isHttps,
    thirdPartySignIn: config.google !== undefined,
    publicOrigin: config.publicOrigin,
    hasVideos: pack.series.some(({ opening }) => opening.video !== null),
  })
  refuseEncodedBodies(app)
  await app.register(cookie)
  const sessions = sessionsIn(db, clock, isHttps)
  admitRequests(app, { sessions, limiter: await createLimiter(app, config.rateLimits) })
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(etag)

  const run = { db, clock, players: { find: findPlayer, lock: lockPlayers, rollOver } }
  const runLocked = createRunLocked(run)
  const mount = createMount({ ...run, app, runLocked, validatesReplies: world.validatesReplies ?? false })
  const media = mediaOf(pack, secrets.media, (request) => world.files.name(request))
  mountFeatures(mount, world, { media, sessions, runLocked })

  mediaRoutes(app, media, world.files, world.pictures)
  healthRoute(app, world, version)
  await referenceRoutes(app, { version, cookie: sessionCookie(isHttps), limits: config.rateLimits })
  await mountPages(app, world)
  return app
}

async function mountPages(app: FastifyInstance, { config: { publicOrigin }, webRoot }: World): Promise<void> {
  mountCrawlerFiles(app, { publicOrigin, paths: Object.keys(FIXED_PAGES) })
  if (webRoot) await serveWeb(app, { root: webRoot, describePage: createDescribePage(), publicOrigin })
  else app.setNotFoundHandler(refuseUnknown)
}

function refuseUnknown(): never {
  throw new Refusal('NOT_FOUND')
}

type Parts = { readonly media: Media & Addressed; readonly sessions: Sessions; readonly runLocked: RunLocked }

function mountFeatures(mount: Mount, world: World, { media, sessions, runLocked }: Parts): void {
  const { config, db, clock, pack, pictures, secrets, version } = world
  const collection = createCollection({ pack, media })
  const { catalogue } = collection

  const post = world.mail && config.publicOrigin ? { mail: world.mail, origin: config.publicOrigin } : undefined
  const games = createGames({ pack, media, keys: secrets.puzzles })
  const cookie = createGuestCookie(isSecure(world))
  const guests = createGuests({ ...games, db, clock, media, cookie, networkKey: secrets.guests })
  const browsers = createKnownBrowsers(secrets.browsers, isSecure(world))
  const passwordGuard = createPasswordGuard(config.rateLimits, browsers)
  createAccounts({
    db,
    clock,
    sessions,
    pictures,
    guests,
    runLocked,
    post,
    google: doorOf(world),
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
  createSummon({ pack, collection }).mount(mount)
  mountProfileRoutes(mount, catalogue)
  mountRankingRoutes(mount, pack.cards.length)
  mountPollRoutes(mount, { db, packPolls: pack.polls, minAccountDays: config.pollMinAccountDays })
  createMarket({ collection, mode: config.marketGuard, personKey: secrets.persons }).mount(mount)
  mountBooksRoutes(mount, { db, clock, catalogue })
  mountPackRoutes(mount, pack, media, {
    googleClientId: config.google?.clientId ?? null,
    mail: post !== undefined,
    build: version,
  })
}

function isSecure({ config }: World): boolean {
  return config.publicOrigin?.startsWith('https:') ?? false
}

function doorOf(world: World) {
  const { db, clock, config } = world
  return (
    config.google && createGoogleSignIn(credentialReader(config.google, clock), { db, clock, secure: isSecure(world) })
  )
}
