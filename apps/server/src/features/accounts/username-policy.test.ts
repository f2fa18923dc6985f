import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findUsernameProblem } from './username-policy.ts'

const splitNames = (text: string) => text.split(/,\s+/)

describe('an offensive name is refused', () => {
  test.each(
    splitNames(`fuckyou, FUCKER99, xXfuckXx, sex123, MegaAss, asshole, bitch22, whore, Nazi88, hitler, PutaMadre,
      hijodeputa, Gilipollas, Mierda99, cabron, maricon, ElCulo, Pendejo, cojones`),
  )('in English or Spanish: %s', (name) => {
    expect(findUsernameProblem(name)).toBe('offensive')
  })

  test.each(
    splitNames(`sh1thead, n1gg3r, fagg0t, P0RN, b00bs, put4, pu7a, hij0deputa, gi1ipollas, GiIipollas, g1l1p0llas,
      Puuuta, fffuuuck, cabrón, fúck, ｆｕｃｋ, fuсk, рuta, p.u.t.a, p u t a, f-u-c-k`),
  )('with look-alikes, repeated letters or separators: %s', (name) => {
    expect(findUsernameProblem(name)).toBe('offensive')
  })

  test('whatever digits follow it', () => {
    fc.assert(
      fc.property(fc.constantFrom('puta', 'Mierda', 'fuck', 'Gilipollas'), fc.nat(99_999), (word, digits) => {
        expect(findUsernameProblem(`${word}${digits}`)).toBe('offensive')
      }),
    )
  })
})

test.each(
  splitNames(`admin, ADMIN123, 4dm1n, aadmin, adminn, admin_, ádmin, аdmin, ａｄｍｉｎ, sysadmin, M0derator, otogi,
      0t0gi, οtogi, Otogi1, OtogiAdmin, OtogiTeam, system, Support, s0porte, officia1`),
)('nobody can pose as the game’s staff with the name %s', (name) => {
  expect(findUsernameProblem(name)).toBe('reserved')
})

describe('a harmless name is allowed', () => {
  test.each(
    splitNames(`Scunthorpe, Cockburn, Essex, Sussex, Peacock, Dickens, Dickinson, Cassandra, Classic, Georgy,
      Arsenal, Assassin1, Cumberland, cockpit, Uranus, Anushka, Penistone, Virginia, Titania`),
  )('in English: %s', (name) => {
    expect(findUsernameProblem(name)).toBeUndefined()
  })

  test.each(
    splitNames(`computadora, disputa, analista, reputacion, diputado, amputar, calculo, vehiculo, cebolla, Vergara,
      Maricarmen, MariConchi, America, Kike, GatoNegro, panal, CumpleFeliz, guitarra, rapero, Peniscola,
      trapecio, AnaLopez, folklore, Torpedo, Moderna, Ayudante`),
  )('in Spanish: %s', (name) => {
    expect(findUsernameProblem(name)).toBeUndefined()
  })

  test.each(splitNames(`Fukuda, FuXuan, Yamashita, Shitara, Otogizoushi, Rangga, SystemShock, player12, guest1`))(
    'in other languages, or with a reserved word next to other words: %s',
    (name) => {
      expect(findUsernameProblem(name)).toBeUndefined()
    },
  )

  test('of random digits and the letters a to f', () => {
    const digits = fc.string({
      unit: fc.integer({ min: 0, max: 15 }).map((digit) => digit.toString(16)),
      minLength: 1,
      maxLength: 13,
    })
    fc.assert(
      fc.property(digits, (text) => {
        expect(findUsernameProblem(`p${text}`)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})
