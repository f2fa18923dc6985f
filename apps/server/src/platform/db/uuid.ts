const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether the text is a UUID. Ids from requests must be checked, because PostgreSQL throws an error for invalid UUIDs.
 */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
