/** Guesses each label from the numbers beside it, having seen all the others. */
export type Guesser = (numbers: readonly (readonly number[])[]) => (labels: readonly string[]) => number

/** The label of what looks most alike. */
export const nearest: Guesser = (numbers) => {
  const scaled = columnsOf(numbers).map(standardised)
  const neighbours = numbers.map((_, one) => nearestTo(one, scaled, numbers.length))
  return (labels) => neighbours.filter((neighbour, one) => labels[neighbour] === labels[one]).length
}

function nearestTo(one: number, columns: readonly (readonly number[])[], count: number): number {
  let best = -1
  let least = Infinity
  for (let other = 0; other < count; other++) {
    if (other === one) continue
    const distance = columns.reduce((sum, column) => sum + ((column[one] ?? 0) - (column[other] ?? 0)) ** 2, 0)
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}

const BINS = 8

/** The label that each number speaks for, all added up: finds what is hidden in one place among many. */
export const bayes: Guesser = (numbers) => {
  const columns = columnsOf(numbers).map(binned)
  return (labels) => {
    const names = [...new Set(labels)]
    const ofLabel = labels.map((label) => names.indexOf(label))
    const total = counted(ofLabel, names.length)
    const seen = columns.map((column) =>
      counted(
        column.map((bin, at) => (ofLabel[at] ?? 0) * BINS + bin),
        names.length * BINS,
      ),
    )
    const guessFor = (one: number) => {
      const scores = names.map((_, name) => {
        const own = ofLabel[one] === name ? 1 : 0
        const all = (total[name] ?? 0) - own
        return columns.reduce(
          (sum, column, at) => {
            const same = (seen[at]?.[name * BINS + (column[one] ?? 0)] ?? 0) - own
            return sum + Math.log((same + 1) / (all + BINS))
          },
          Math.log(all + 1),
        )
      })
      return scores.indexOf(Math.max(...scores))
    }
    return ofLabel.filter((label, one) => guessFor(one) === label).length
  }
}

function counted(values: readonly number[], limit: number): number[] {
  const counts = Array.from({ length: limit }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Columns that are always the same say nothing and are left out. */
function columnsOf(rows: readonly (readonly number[])[]): number[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? -1))
  return columns.filter((column) => new Set(column).size > 1)
}

function standardised(column: readonly number[]): number[] {
  const mean = column.reduce((sum, value) => sum + value, 0) / column.length
  const spread = Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) || 1
  return column.map((value) => (value - mean) / spread)
}

/** Few different values stand for themselves; many are cut into parts that hold as many each. */
function binned(column: readonly number[]): number[] {
  const values = [...new Set(column)].toSorted((a, b) => a - b)
  if (values.length <= BINS) return column.map((value) => values.indexOf(value))
  const sorted = column.toSorted((a, b) => a - b)
  return column.map((value) => Math.floor((sorted.indexOf(value) * BINS) / sorted.length))
}
