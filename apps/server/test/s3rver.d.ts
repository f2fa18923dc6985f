declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    allowMismatchedSignatures: boolean
    readonly middleware: ((context: { readonly query: object }, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
