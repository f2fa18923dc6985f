const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside may be compared with an id: PostgreSQL refuses to read any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
