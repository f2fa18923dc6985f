import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const toBase64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A device with one passkey, for desk tests. It responds to the server's options as a browser does. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  readonly #origin: string
  #uses = 0

  constructor(origin = 'http://localhost') {
    this.#origin = origin
  }

  /** Creates the passkey. Takes the options and returns the response, both as JSON. */
  create(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string }
    const authData = Buffer.concat([
      this.#createAuthData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#encodePublicKey(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')]),
      Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0, 0x68, ...Buffer.from('authData'), 0x58, authData.length]),
      authData,
    ])
    return this.#toJson({
      clientDataJSON: this.#createClientData('webauthn.create', challenge),
      attestationObject: toBase64Url(attestation),
      transports: ['internal'],
    })
  }

  /** Signs in with the passkey. Takes the options and returns the response, both as JSON. */
  sign(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string }
    const authData = this.#createAuthData(USER_PRESENT | USER_VERIFIED)
    const clientDataJSON = this.#createClientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey)
    return this.#toJson({ clientDataJSON, authenticatorData: toBase64Url(authData), signature: toBase64Url(signature) })
  }

  #toJson(response: object): string {
    const id = toBase64Url(this.#id)
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  #createClientData(type: string, challenge: string): string {
    return toBase64Url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #createAuthData(flags: number): Buffer {
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE((this.#uses += 1))
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), uses])
  }

  /** The public key as COSE (RFC 9053): EC2, ES256, curve P-256. */
  #encodePublicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }
}
