const FIRST = ['Akari', 'Bruno', 'Carla', 'Dani', 'Elena', 'Fujiko', 'Gael', 'Hana', 'Iris', 'Jun', 'Kenji', 'Lucia']
const MORE = ['Marta', 'Nico', 'Olga', 'Pablo', 'Quim', 'Rin', 'Sora', 'Tomas', 'Uma', 'Vera', 'Yuki', 'Zoe']
const BYNAMES = ['Fox', 'Moon', 'Gato', 'Nube', 'Tea', 'Kite', 'Rio', 'Star', 'Luz', 'Crow', 'Mar', 'Wolf', 'Sol']

/** The names of a town: as many as asked for, each once, 5 to 14 letters and digits. */
export function namesOf(count: number): string[] {
  const plain = BYNAMES.flatMap((byname) => [...FIRST, ...MORE].map((first) => `${first}${byname}`))
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / plain.length)
    return `${plain[n % plain.length] ?? 'Otogi'}${round === 0 ? '' : round}`
  })
}
