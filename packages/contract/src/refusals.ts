import * as z from 'zod/mini'

/**
 * All refusal codes with their HTTP status and error text. The web app depends on the code, not on the text. Some of
 * the texts are required by the specification.
 */
export const REFUSALS = {
  INVALID: { status: 400, text: 'The request is not valid' },
  SESSION_REQUIRED: { status: 401, text: 'Session required' },
  NOT_YOURS: { status: 403, text: 'This belongs to another player' },
  CROSS_ORIGIN: { status: 403, text: 'Requests from other origins are refused' },
  NOT_FOUND: { status: 404, text: 'Not found' },
  TOO_LARGE: { status: 413, text: 'The request is too large' },
  NOT_JSON: { status: 415, text: 'Only JSON is accepted' },
  BODY_ENCODED: { status: 415, text: 'Send the body without Content-Encoding' },
  NO_SUCH_PART: { status: 416, text: 'The file has no such part' },
  KEY_REUSED: { status: 422, text: 'This Idempotency-Key was used long ago or with another request' },
  TOO_MANY: { status: 429, text: 'Too many requests' },
  FAULT: { status: 500, text: 'Unknown error' },
  UNAVAILABLE: { status: 503, text: 'Temporarily unavailable' },

  USERNAME_UNKNOWN: { status: 404, text: 'Usuario no encontrado' },
  PASSWORD_WRONG: { status: 400, text: 'Credenciales inválidas' },
  /**
   * The text is the same as for PASSWORD_WRONG, because the specification defines none for this case. The actual reason
   * is in `issues`.
   */
  PASSWORD_GUESSABLE: { status: 400, text: 'Credenciales inválidas' },
  USERNAME_IN_USE: { status: 409, text: 'Nombre de usuario en uso' },
  USERNAME_NOT_ALLOWED: { status: 400, text: 'This username is reserved or could offend others' },
  PASSWORD_MISSING: { status: 400, text: 'Password necesaria' },
  EMAIL_MISSING: { status: 400, text: 'Email necesario' },
  EMAIL_IN_USE: { status: 409, text: 'Correo electrónico en uso' },
  USERNAME_TAKEN: { status: 409, text: 'Username already taken' },
  PICTURE_REFUSED: { status: 400, text: 'The picture must be a JPEG, PNG or GIF of at most 10 MB and 40 megapixels' },
  GOOGLE_OFF: { status: 404, text: 'This server offers no third-party sign-in' },
  GOOGLE_TOKEN_INVALID: { status: 401, text: 'The third-party credential is not valid' },
  GOOGLE_LINK_PASSWORD: { status: 409, text: 'This email belongs to an account; enter its password to link it' },
  RESET_TOKEN_INVALID: { status: 400, text: 'This link is no longer valid' },
  MAIL_OFF: { status: 404, text: 'This server sends no mail' },
  PLAYER_UNKNOWN: { status: 404, text: 'Player not found' },

  MODE_LOCKED: { status: 403, text: 'This mode is locked' },
  NEW_PUZZLE: { status: 409, text: 'There is a new puzzle' },
  UNKNOWN_GUESS: { status: 400, text: 'This guess is not on the list' },
  NAME_INVALID: { status: 400, text: 'A row must have as many letters as the name, from A to Z' },
  ALREADY_GUESSED: { status: 409, text: 'Already guessed' },
  GAME_FINISHED: { status: 409, text: 'This game is finished' },
  GUESS_REQUIRED: { status: 400, text: 'Finish a game with a correct guess' },
  NO_ROWS_LEFT: { status: 409, text: 'No rows are left' },
  NO_RESETS: { status: 409, text: 'No resets are left' },
  NOT_CLAIMABLE: { status: 409, text: 'There is nothing to claim' },

  INSUFFICIENT_GACHAS: { status: 400, text: 'Not enough gachas' },
  BANNER_LIMIT: { status: 400, text: 'No special summons are left' },
  BANNER_OVER: { status: 409, text: 'This banner is over' },
  SEED_CHANGED: { status: 409, text: 'The next seed has changed; read the commitments again' },
  CARD_NOT_OWNED: { status: 404, text: 'This card is not in the collection' },
  CARD_FAVOURITE: { status: 409, text: 'A favourite card is locked against selling' },
  CARD_UNKNOWN: { status: 404, text: 'Card not found' },
  CARD_WITHDRAWN: { status: 409, text: 'This card was withdrawn' },
  LISTING_LIMIT: { status: 409, text: 'Only 200 cards a day can be put up for sale' },
  LISTING_GONE: { status: 409, text: 'This card is no longer for sale' },
  OWN_LISTING: { status: 400, text: 'This is your own listing' },
  MARKET_GUARDED: { status: 403, text: 'This price is too far above the going rate' },
  PRICE_TOO_LOW: { status: 403, text: 'This price is too far below the going rate' },
  SELLER_LIMIT: { status: 403, text: 'This seller has reached the weekly limit of sales to new accounts' },
  SUSPENDED: { status: 403, text: 'This account is suspended' },
  NOT_SUSPENDED: { status: 409, text: 'This account is not suspended' },
  DESK_SESSION_REQUIRED: { status: 401, text: 'Sign in to the desk with a passkey' },
  DESK_ROLE_REQUIRED: { status: 403, text: 'Your role does not allow this' },
  INVITATION_INVALID: { status: 400, text: 'The invitation is no longer valid' },
  PASSKEY_INVALID: { status: 400, text: 'The passkey was not accepted' },
  RECOVERY_CODE_INVALID: { status: 400, text: 'The recovery code is not valid' },
  PUZZLE_FIXED: { status: 409, text: "This day's puzzles can no longer be changed" },
  OWN_CASE: { status: 403, text: "You can't decide your own case. Ask another operator" },
  BALANCE_TOO_LOW: { status: 409, text: 'The player has fewer gachas than that' },
  AUDIT_RUNNING: { status: 409, text: 'An audit is already running' },
  WITHDRAWN_ALREADY: { status: 409, text: 'This is already withdrawn' },
  NOT_WITHDRAWN: { status: 409, text: 'This is not withdrawn' },
  TAKEDOWN_TOO_LARGE: { status: 409, text: 'Without it, the game would have too few cards or puzzles' },
  ANSWER_TOO_NEAR: { status: 409, text: 'This answer is already used on a nearby day' },

  POLL_VOTED: { status: 400, text: 'El usuario ya ha votado' },
  POLL_RUNNING: { status: 409, text: 'A poll is running: close it first' },
  POLL_NONE: { status: 404, text: 'There is no open poll' },
  POLL_PLANNED: { status: 409, text: 'A poll is already planned for this day' },
  POLL_NOT_PLANNED: { status: 404, text: 'No poll is planned for this day' },
  SALE_GONE: { status: 409, text: 'This sale does not exist or has already been undone' },
  SALE_CARD_GONE: { status: 409, text: 'The buyer no longer has this card' },
  SALE_GACHAS_SPENT: { status: 409, text: 'The seller no longer has the gachas from this sale' },
  OWN_REPORT: { status: 400, text: 'You cannot report yourself' },
  REPORT_OPEN: { status: 409, text: 'You have already reported this' },
  REPORT_LIMIT: { status: 409, text: 'Only 10 reports a day can be sent' },
  REPORT_GONE: { status: 409, text: 'This report is no longer open' },
  OWN_BLOCK: { status: 400, text: 'You cannot block yourself' },
  WISH_LIMIT: { status: 409, text: 'Only 20 cards can be on the wish list' },
  BLOCK_LIMIT: { status: 409, text: 'Only 100 players can be blocked' },
  ACCOUNT_TOO_YOUNG: { status: 403, text: 'This account is too new to vote' },
} as const satisfies Record<string, { status: number; text: string }>

export type RefusalCode = keyof typeof REFUSALS

/** The body of every error response. */
export const Problem = z
  .object({
    error: z.string(),
    code: z.string(),
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  })
  .register(z.globalRegistry, { id: 'Problem' })
export type Problem = z.infer<typeof Problem>
