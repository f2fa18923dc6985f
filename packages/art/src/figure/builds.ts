/** The proportions of a figure in head units: half-widths and heights about the centre of the eye line. */
export type Build = {
  faceWidth: number
  cheek: readonly [number, number]
  jaw: readonly [number, number]
  lowerJaw: readonly [number, number]
  chinWidth: number
  /** Heights. */
  chin: number
  neck: number
  shoulder: number
  shoulderY: number
  eyeX: number
  eyeY: number
  browY: number
  noseY: number
  mouthY: number
  eyeSize: number
  nose: string
  line: number
}

export const BUILDS: Readonly<Record<string, Build>> = {
  child: {
    ...{ faceWidth: 108, cheek: [108, 34], jaw: [92, 74], lowerJaw: [56, 104], chinWidth: 16, chin: 119 },
    ...{ neck: 25, shoulder: 122, shoulderY: 190, eyeX: 53, eyeY: 4, browY: -44, noseY: 50, mouthY: 74 },
    ...{ eyeSize: 1.08, nose: 'dot', line: 2.4 },
  },
  girl: {
    ...{ faceWidth: 106, cheek: [103, 36], jaw: [82, 80], lowerJaw: [46, 112], chinWidth: 10, chin: 129 },
    ...{ neck: 27, shoulder: 142, shoulderY: 202, eyeX: 52, eyeY: 0, browY: -50, noseY: 56, mouthY: 85 },
    ...{ eyeSize: 1.09, nose: 'dot', line: 2.4 },
  },
  woman: {
    ...{ faceWidth: 104, cheek: [100, 38], jaw: [78, 86], lowerJaw: [44, 120], chinWidth: 10, chin: 138 },
    ...{ neck: 29, shoulder: 154, shoulderY: 212, eyeX: 51, eyeY: -2, browY: -49, noseY: 60, mouthY: 92 },
    ...{ eyeSize: 1.05, nose: 'soft', line: 2.4 },
  },
  boy: {
    ...{ faceWidth: 106, cheek: [103, 38], jaw: [85, 84], lowerJaw: [50, 114], chinWidth: 13, chin: 130 },
    ...{ neck: 31, shoulder: 154, shoulderY: 204, eyeX: 52, eyeY: 2, browY: -43, noseY: 56, mouthY: 86 },
    ...{ eyeSize: 1.05, nose: 'dot', line: 2.6 },
  },
  man: {
    ...{ faceWidth: 104, cheek: [101, 46], jaw: [86, 96], lowerJaw: [50, 132], chinWidth: 17, chin: 150 },
    ...{ neck: 42, shoulder: 186, shoulderY: 216, eyeX: 50, eyeY: -2, browY: -36, noseY: 66, mouthY: 102 },
    ...{ eyeSize: 1, nose: 'man', line: 2.8 },
  },
  brute: {
    ...{ faceWidth: 110, cheek: [108, 52], jaw: [100, 104], lowerJaw: [62, 142], chinWidth: 28, chin: 156 },
    ...{ neck: 56, shoulder: 214, shoulderY: 206, eyeX: 51, eyeY: 0, browY: -36, noseY: 68, mouthY: 106 },
    ...{ eyeSize: 0.92, nose: 'man', line: 3 },
  },
  giant: {
    ...{ faceWidth: 112, cheek: [113, 56], jaw: [110, 110], lowerJaw: [74, 152], chinWidth: 36, chin: 166 },
    ...{ neck: 74, shoulder: 252, shoulderY: 186, eyeX: 49, eyeY: 2, browY: -30, noseY: 70, mouthY: 112 },
    ...{ eyeSize: 0.8, nose: 'broad', line: 3.2 },
  },
  stout: {
    ...{ faceWidth: 112, cheek: [116, 50], jaw: [108, 98], lowerJaw: [68, 132], chinWidth: 26, chin: 146 },
    ...{ neck: 58, shoulder: 206, shoulderY: 198, eyeX: 50, eyeY: 0, browY: -40, noseY: 60, mouthY: 94 },
    ...{ eyeSize: 0.94, nose: 'broad', line: 2.8 },
  },
  elder: {
    ...{ faceWidth: 102, cheek: [97, 50], jaw: [80, 100], lowerJaw: [46, 136], chinWidth: 15, chin: 152 },
    ...{ neck: 33, shoulder: 160, shoulderY: 216, eyeX: 49, eyeY: 0, browY: -38, noseY: 68, mouthY: 104 },
    ...{ eyeSize: 0.94, nose: 'man', line: 2.6 },
  },
}
