import { type Color, tint } from '../draw/color.ts'
import type { Skin } from '../spec.ts'

type Tones = readonly [base: Color, shadow: Color, line: Color, blush: Color]

/** The shadow colors are chosen by hand, because they are more saturated than those that `shade` computes. */
const TONES: Readonly<Record<string, Tones>> = {
  porcelain: ['#ffeee6', '#efbdb9', '#96485a', '#ff8f9c'],
  snow: ['#fbf1f4', '#d9bfd2', '#7a4a6c', '#f59ab0'],
  moon: ['#f4f2ff', '#c3bde6', '#5a4c86', '#d6a0d6'],
  fair: ['#ffe4d2', '#eeaf9d', '#8c4244', '#ff8074'],
  peach: ['#fddcc0', '#e8a48a', '#86403a', '#f8766a'],
  warm: ['#fcd6b4', '#e09b7c', '#823c32', '#f0705c'],
  olive: ['#e6c596', '#bd8d64', '#63392a', '#d2694c'],
  tan: ['#eab98e', '#c58060', '#6d2f28', '#d9604a'],
  bronze: ['#d69a66', '#a8693f', '#582a20', '#c7533f'],
  brown: ['#bd8056', '#915544', '#4f2122', '#b0453a'],
  nut: ['#a66f4a', '#7c4838', '#451d1e', '#a8443a'],
  dark: ['#8e5a3c', '#683c37', '#38181c', '#a03c34'],
  deep: ['#744a35', '#523031', '#2c1319', '#913a38'],
  ebony: ['#583a33', '#3e2530', '#1e0d16', '#7c3238'],
  pale: ['#f1e8f2', '#c2add2', '#584072', '#d98aa8'],
  corpse: ['#dfe0b8', '#a5a888', '#454a3c', '#b98f6a'],
  gray: ['#c6c5d0', '#918fa8', '#3d3a52', '#b0809a'],
  violet: ['#cfc2e0', '#9786bd', '#453366', '#c076b0'],
  green: ['#c6dea2', '#86ad7a', '#34523f', '#d98a70'],
  'sea-green': ['#a8dcc4', '#69ab9f', '#235650', '#e08f86'],
  sea: ['#e9f5f2', '#a0cdd8', '#376880', '#ff9aa0'],
  ice: ['#e4f2fb', '#a4c4e4', '#3f5f8c', '#d59ec4'],
  'pale-blue': ['#cfe3f5', '#92b2d9', '#34507c', '#c98ab4'],
  blue: ['#8fb2e2', '#6181c0', '#24386c', '#b87ab8'],
  'deep-blue': ['#5f7fc0', '#435c9a', '#1a2650', '#9a62a6'],
  indigo: ['#7678c4', '#54529e', '#231f56', '#a860a8'],
  teal: ['#93c4c6', '#5f949f', '#21464f', '#b88090'],
  pink: ['#f9c6cc', '#dd93a4', '#8c3a54', '#f06a86'],
  coral: ['#ffcabb', '#ea9488', '#8f3a40', '#f8665e'],
  red: ['#e0705a', '#b04448', '#5a1626', '#a81f34'],
  straw: ['#efd592', '#c9a25c', '#6a4a20', '#e0875a'],
  tin: ['#cdd6e2', '#8f9bb4', '#39415c', '#b89ab0'],
  wood: ['#f0c690', '#cb9058', '#703c1e', '#ee7a52'],
  'painted-wood': ['#f8dcb4', '#d9a672', '#7a4426', '#f06850'],
}

export const SKINS: Readonly<Record<string, Skin>> = Object.fromEntries(
  Object.entries(TONES).map(([name, [base, shadow, line, blush]]) => [
    name,
    { base, shadow, line, blush, light: tint(base, 0.6) },
  ]),
)
