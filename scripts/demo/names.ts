const FIRST = ['Akari', 'Bruno', 'Carla', 'Dani', 'Elena', 'Fujiko', 'Gael', 'Hana', 'Iris', 'Jun', 'Kenji', 'Lucia']
const MORE = ['Marta', 'Nico', 'Olga', 'Pablo', 'Quim', 'Rin', 'Sora', 'Tomas', 'Uma', 'Vera', 'Yuki', 'Zoe']
const BYNAMES = ['Fox', 'Moon', 'Gato', 'Nube', 'Tea', 'Kite', 'Rio', 'Star', 'Luz', 'Crow', 'Mar', 'Wolf', 'Sol']

/** Generates unique usernames of 5 to 14 letters and digits. */
export function createNames(count: number): string[] {
  const plain = BYNAMES.flatMap((byname) => [...FIRST, ...MORE].map((first) => `${first}${byname}`))
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / plain.length)
    return `${plain[n % plain.length] ?? 'Otogi'}${round === 0 ? '' : round}`
  })
}
