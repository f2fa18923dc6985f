type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Hole = readonly [hole: string, method: Method, url: string, payload: object | undefined, outcome: string]

/** Calls that told or changed what is another's. */
export const IDENTITY: readonly Hole[] = [
  ['H1 the documents of all users', 'GET', '/users/', undefined, '404 NOT_FOUND'],
  [
    'H2 a third-party sign-in by an e-mail alone',
    'POST',
    '/users/findGoogle',
    { email: 'victim@example.org', username: 'a', googleAccount: true },
    '404 GOOGLE_OFF',
  ],
  ['H3 a third-party sign-in by an operator', 'POST', '/users/findGoogle', { email: { $ne: null } }, '404 GOOGLE_OFF'],
  [
    'H4 a sign-in by an operator',
    'POST',
    '/users/find',
    { username: { $regex: '^a' }, password: '123456' },
    '400 INVALID',
  ],
  ['H5 the account of another', 'GET', '/users/findById?id=$V', undefined, '403 NOT_YOURS'],
  ['H8 another’s name', 'PUT', '/users/updateUser', { userid: '$V', username: 'x', picture: '' }, '403 NOT_YOURS'],
  [
    'H8 a name of other signs',
    'PUT',
    '/users/updateUser',
    { userid: '$M', username: '<b>x</b>', picture: '' },
    '400 INVALID',
  ],
  [
    'H9 an active picture',
    'PUT',
    '/users/updateUser',
    { userid: '$M', picture: 'data:image/svg+xml,<svg onload=alert(1)>', username: '' },
    '400 PICTURE_REFUSED',
  ],
  [
    'H9 a picture elsewhere',
    'PUT',
    '/users/updateUser',
    { userid: '$M', picture: 'https://example.org/pixel.gif', username: '' },
    '400 PICTURE_REFUSED',
  ],
  ['H12 the games of another', 'GET', '/userGames/findById?id=$V', undefined, '403 NOT_YOURS'],
  ['H12 a puzzle of another', 'GET', '/userGames/findGameImageById?id=$PUZZLE', undefined, '409 NEW_PUZZLE'],
]

/** Calls that stopped the server, or left it waiting. */
export const STOPPING: readonly Hole[] = [
  ['H38 a loop without end', 'PUT', '/userGames/resetGame', { userid: '$M', game: 'x', mode: 0 }, '400 INVALID'],
  ...(
    [
      ['PUT', '/users/updateUserLan', { lan: 'en' }],
      ['POST', '/users/updateReset', {}],
      ['PUT', '/users/updateLevel', {}],
      ['PUT', '/users/updateUser', {}],
      ['PUT', '/users/unlockMode', { mode: 0 }],
      ['PUT', '/users/updatePower', {}],
      ['POST', '/userQuests/updateWeekQuests', {}],
    ] as const
  ).map(([method, url, more]): Hole => [
    `H39 an id that is none, to ${url}`,
    method,
    url,
    { userid: 'x', userId: 'x', ...more },
    '403 NOT_YOURS',
  ]),
  ['H40 games anew', 'POST', '/userGames/create', { userId: '$M' }, '200'],
  ['H40 games anew, again', 'POST', '/userGames/create', { userId: '$M' }, '200'],
  ['H41 a mode far out', 'PUT', '/users/unlockMode', { userid: '$M', mode: 50_000_000 }, '400 INVALID'],
  ['H42 a market without offers', 'GET', '/markets/getDataMarket', undefined, '200'],
]
