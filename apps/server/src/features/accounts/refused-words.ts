/** Splits a list of words at spaces and line breaks. */
const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * English and then Spanish words that a username must not contain, in addition to the library's English words. Patterns
 * are in the library's syntax: `|` is a word boundary.
 */
export const OFFENSIVE_PATTERNS: readonly string[] = splitWords(`
  asshole arsehole faggot bullshit shithead cocksuck cumshot boobs whitepower killyourself |anal| |anus| |dyke|
  |kys| |kkk| pedophil paedophil terrorist hitler siegheil |nazi| |nazis| neonazi

  puta puto putita putito puticlub hijoput hijueput prostitut mierda gilipoll cabron joder| |jodete |jodid
  |follar |follame chupapoll comepoll mamapoll |polla| |pollas| |verga| |vergas| |pendej |chingar |chingada
  |chingatu |culo| |culos| |culazo comeculo lameculo cojones cojonud |marica| |maricas| maricon sudaca negrata
  |travelo| subnormal retrasad mongolic |teta| |tetas| tetona |ojete| |mamada pederasta pedofil violador
  malparid |hdp| |pedo| etarra
`)

/** Harmless words and names that contain an offensive pattern. */
export const HARMLESS_WORDS: readonly string[] = splitWords(`
  computa computo disputa disputo reputa reputo diputa imputa imputo amputa amputo deputat deputac putativ
  maputo caputo saputo esputo mariconc mariconsu guitarra grasshol cumpl cummings cockpit fu fuka fuki fuko fuku
  dickin dickso riddick georgy yorgy rapero rapel penisto peniscola semeno sement wankel pissar fagan fagund
  angga ingga ongga ungga shita shito akshit ikshit abich ibich obich ubich
`)

/**
 * The library's English words that are harmless in Spanish (Kike, GatoNegro, panal) or occur often in random letters
 * and digits.
 */
export const ALLOWED_ENGLISH: ReadonlySet<string> = new Set(['abo', 'abeed', 'anal', 'anus', 'dyke', 'kike', 'negro'])

/** A username must not consist only of these words, so that nobody can pose as the game's staff. */
export const RESERVED_WORDS: readonly string[] = splitWords(`
  admin administrator administrador administradora moderator moderador moderadora mod otogi system sistema
  support soporte staff official oficial owner operator operador root sysadmin webmaster security seguridad
  helpdesk ayuda help desk server servidor editor team equipo bot null undefined anonymous anonimo everyone
  deleted eliminado
`)
