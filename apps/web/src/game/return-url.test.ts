import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearReturnUrl, storeReturnUrl, consumeReturnUrl } from './return-url.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

function openAddress(address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://otogi.example')
  vi.stubGlobal('location', { pathname, search, hash })
  storeReturnUrl()
}

it('returns the requested page with its query, once', () => {
  openAddress('/home/market?rarity=S&page=2#top')
  expect(consumeReturnUrl()).toBe('/home/market?rarity=S&page=2#top')
  expect(consumeReturnUrl()).toBe('/home')
})

it.each(['/', '/auth', '/auth/register?x=1', '/home', '/nowhere'])('returns the home page after %s', (address) => {
  openAddress(address)
  expect(consumeReturnUrl()).toBe('/home')
})

it.each(['https://evil.example/home/main', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/homestead'])(
  'never leads to %s, even if that was stored',
  (address) => {
    stored.set('returnUrl', address)
    expect(consumeReturnUrl()).toBe('/home')
  },
)

it('returns the home page after a log-out and in browsers without storage', () => {
  openAddress('/home/market')
  clearReturnUrl()
  expect(consumeReturnUrl()).toBe('/home')
  vi.stubGlobal('sessionStorage', undefined)
  openAddress('/home/market')
  expect(consumeReturnUrl()).toBe('/home')
})
