import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { createCard } from './cards.ts'
import { DAY, HOUR, NOW } from './player.ts'

type Listing = WireReplyOf<typeof market.list>[number]

const OFFERS = [
  [14, 'Kintaro', 24_500],
  [4, 'BenzaitenNoUta', 19_999],
  [17, 'Otohime', 6_400],
  [10, 'Momoka', 4_150],
  [23, 'Tsukiyomi', 3_900],
  [7, 'Hanasaka', 3_350],
  [24, 'Issunboshi', 1_200],
  [15, 'KaguyaHime', 980],
  [19, 'Urashima', 240],
  [21, 'Raiden', 190],
  [9, 'Yukionna', 45],
  [25, 'Shuten', 1],
] as const

export const listings: Listing[] = OFFERS.map(([card, username, price], n) => ({
  _id: `l${n}`,
  card: createCard(card),
  user: { _id: username === 'Momoka' ? 'p1' : `u${n}`, username },
  price,
  createdAt: NOW - n * HOUR,
}))

export const ownListings: Listing[] = listings.filter(({ user }) => user._id === 'p1')

export const prices: WireReplyOf<typeof market.prices> = {
  sales: [1600, 1750, 1580, 1900, 2250, 2100, 1980, 2040].map((price, n) => ({ at: NOW - 3 * (n + 1) * DAY, price })),
  median: 1940,
  offers: [
    { _id: 'o1', card: createCard(0), user: { _id: 'u1', username: 'Kintaro' }, price: 2090, createdAt: NOW - HOUR },
    {
      _id: 'o2',
      card: createCard(0),
      user: { _id: 'u2', username: 'BenzaitenNoUta' },
      price: 12_400,
      createdAt: NOW - DAY,
    },
  ],
}

export const inbox: WireReplyOf<typeof market.inbox> = [
  { _id: 'n1', at: NOW - 2 * HOUR, kind: 'sold', card: createCard(0)._id, gachas: 1980, read: false },
  { _id: 'n2', at: NOW - 30 * HOUR, kind: 'sold', card: createCard(10)._id, gachas: 3420, read: true },
  { _id: 'n3', at: NOW - 80 * HOUR, kind: 'sold', card: createCard(3)._id, gachas: 1, read: true },
]
