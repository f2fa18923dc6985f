// Made by `npm run db:types` from the migrations.
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Rarity } from '@otogi/rules/summon/rarity'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
type Json = ColumnType<unknown, string, string>

export type Tables = {
  audits: {
    id: GeneratedAlways<number>
    at: Timestamp
    entries: number
    copies: number
    rules: number
    broken: number
  }
  banner_choices: {
    id: GeneratedAlways<number>
    series: string | null
    at: Timestamp
  }
  book_days: {
    day: MadridDay
    made: number
    destroyed: number
    last_entry: number
  }
  book_draws: {
    day: MadridDay
    rarity: Rarity
    drawn: number
    expected: number
    variance: number
  }
  cancelled_listings: {
    seller: string
    card_id: string
    times: number
    last_at: Timestamp
  }
  card_pools: {
    hash: string
    pools: Json
    fallback: Json
  }
  fingerprints: {
    name: string
    value: string
  }
  former_accounts: {
    person_hash: Buffer
    given: number
    left_at: Timestamp
  }
  guest_rounds: {
    guest_hash: Buffer
    day: MadridDay
    network: Buffer
    wrong: Generated<string[]>
    finished_at: Timestamp | null
    taken_at: Timestamp | null
  }
  holdings: {
    player_id: string
    card_id: string
    quantity: number
    favourite: Generated<boolean>
    first_at: Timestamp
  }
  idempotent_replies: {
    player_id: string
    key: string
    request_hash: Buffer
    reply: Json | null
    at: Timestamp
  }
  ledger_entries: {
    id: GeneratedAlways<number>
    operation: string
    account: string
    player_id: string | null
    position: number | null
    delta: number
    balance_after: number | null
    reason: string
    at: Timestamp
  }
  listings: {
    id: Generated<string>
    seller: string
    card_id: string
    price: number
    state: Generated<string>
    buyer: string | null
    signs: Generated<string[]>
    created_at: Timestamp
    closed_at: Timestamp | null
    told_at: Timestamp | null
    seller_gives: Generated<number>
    buyer_gives: Generated<number>
    bound_buyer: Generated<boolean>
    rate: number | null
    counts: Generated<boolean>
    seller_gains: Generated<number>
  }
  mail_tokens: {
    token_hash: Buffer
    player_id: string
    purpose: string
    email: string
    created_at: Timestamp
    expires_at: Timestamp
  }
  next_seeds: {
    player_id: string
    server_seed: Buffer
  }
  players: {
    id: Generated<string>
    username: string
    username_key: GeneratedAlways<string | null>
    email: string
    email_key: GeneratedAlways<string | null>
    google_sub: string | null
    password_hash: string | null
    picture: string | null
    language: Generated<string>
    level: Generated<number>
    experience: Generated<number>
    experience_needed: Generated<number>
    normal_open: Generated<boolean>
    hard_open: Generated<boolean>
    total_power: Generated<number>
    unique_cards: Generated<number>
    day: MadridDay
    paid_at_rollover: Generated<number>
    created_at: Timestamp
    power_arrival: Generated<number>
    level_arrival: Generated<number>
    cards_arrival: Generated<number>
    email_verified_at: Timestamp | null
    shows_statistics: Generated<boolean>
    deleted_at: Timestamp | null
    shows_profile: Generated<boolean>
  }
  poll_votes: {
    poll_id: number
    player_id: string
    option: number
    at: Timestamp
  }
  polls: {
    id: number
    expires_on: MadridDay
    finished_on: MadridDay | null
    first_votes: Generated<number>
    second_votes: Generated<number>
    started_at: Timestamp
    options: Json
  }
  pulls: {
    id: Generated<string>
    player_id: string
    banner: string
    series: string | null
    edition: string | null
    rarities: Rarity[]
    cards: string[]
    throws_before: number
    seed_id: string
    counter: number
    pool: string
    at: Timestamp
    rules: number
  }
  quest_claims: {
    player_id: string
    quest: string
    period: string
    gachas: number
    at: Timestamp
  }
  quest_progress: {
    player_id: string
    week: MadridDay
    image: Generated<number>
    silhouette: Generated<number>
    name: Generated<number>
    opening: Generated<number>
    all_games: Generated<number>
    summons_week: Generated<number>
    logins_week: Generated<number>
    power_150k: Generated<number>
    power_500k: Generated<number>
    level_5: Generated<number>
    level_20: Generated<number>
    finished_today: Generated<number>
    visited_days: Generated<number>
    left_week: Json | null
  }
  rate_limits: {
    key: string
    points: number
    expire: number
  }
  resets_used: {
    player_id: string
    day: MadridDay
    game: Game
    used: number
  }
  rounds: {
    player_id: string
    day: MadridDay
    game: Game
    mode: Mode
    reset_no: Generated<number>
    answer: string
    seen: string[]
    wrong: Generated<string[]>
    finished: Generated<boolean>
    status: Generated<RewardStatus>
    finished_at: Timestamp | null
  }
  seeds: {
    id: Generated<string>
    player_id: string
    server_seed: Buffer
    client_seed: string
    next_counter: Generated<number>
    created_at: Timestamp
    revealed_at: Timestamp | null
  }
  server_runs: {
    id: string
    started_at: Generated<Timestamp>
    beats: Generated<number>
  }
  sessions: {
    token_hash: Buffer
    player_id: string
    created_at: Timestamp
    seen_at: Timestamp
    expires_at: Timestamp
  }
  showcases: {
    player_id: string
    place: number
    card_id: string
  }
  spent_nonces: {
    nonce: string
    expires_at: Timestamp
  }
  wallets: {
    player_id: string
    balance: Generated<number>
    throws: Generated<number>
    entries: Generated<number>
  }
  write_checks: {
    id: Generated<boolean>
    at: Timestamp
  }
}
