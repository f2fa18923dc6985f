import { formatThousands } from '@otogi/rules/format/number'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { DRAWING_SIZE, type AccountGroup, type PlacedFlow } from './graph-layout.ts'
import s from './account-graph.module.css'

const RADIUS = 9
/** Arrows end at this distance from the account's center. */
const GAP = RADIUS + 5
/** Opposite arrows between two accounts bend away from the straight line by this much. */
const BEND = 14

/**
 * A drawing of connected accounts. Each arrow points from the buyer to the seller, and its width shows the amount.
 * Dashed lines connect accounts that share a network. The list next to the drawing contains the same data.
 */
export function AccountGraph({ group: { accounts, flows, links, top, height } }: { group: AccountGroup }) {
  const { t } = useTexts()
  const arrowId = useId()
  const most = Math.max(...flows.map(({ gachas }) => gachas))
  return (
    <figure
      className={s['figure']}
      aria-label={t('moderation.graphNamed', { accounts: accounts.map(({ username }) => username).join(', ') })}
    >
      <svg className={s['drawing']} viewBox={`0 ${top} ${DRAWING_SIZE} ${height}`} aria-hidden="true">
        <defs>
          <marker
            id={arrowId}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="12"
            markerHeight="12"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={s['head']} d="M0 0L10 5L0 10z" />
          </marker>
        </defs>
        {links.map(({ first, second, from, to }) => (
          <line key={`${first} ${second}`} className={s['link']} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {flows.map((flow) => (
          <path
            key={`${flow.buyer} ${flow.seller}`}
            className={s['flow']}
            d={drawArrow(flow)}
            strokeWidth={1.5 + (4 * flow.gachas) / most}
            markerEnd={`url(#${arrowId})`}
          />
        ))}
        {accounts.map(({ username, x, y }) => (
          <g key={username}>
            <circle className={s['account']} cx={x} cy={y} r={RADIUS} />
            <text className={s['name']} x={x} y={y < DRAWING_SIZE / 2 - RADIUS ? y - 15 : y + 24} textAnchor="middle">
              {username}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className={s['list']}>
          {flows.map(({ buyer, seller, sales, gachas, flagged }) => (
            <li key={`${buyer} ${seller}`}>
              {t('moderation.flow', { buyer, seller, gachas: formatThousands(gachas), count: sales, flagged })}
            </li>
          ))}
          {links.map(({ first, second }) => (
            <li key={`${first} ${second}`}>{t('moderation.sharedNetwork', { first, second })}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** A curve from the buyer to the seller that bends to the left, so that two opposite arrows do not cover each other. */
function drawArrow({ from, to }: PlacedFlow): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const start = [from.x + ux * GAP, from.y + uy * GAP]
  const end = [to.x - ux * GAP, to.y - uy * GAP]
  const middle = [(from.x + to.x) / 2 + uy * BEND, (from.y + to.y) / 2 - ux * BEND]
  const format = (point: readonly number[]) => point.map((value) => value.toFixed(1)).join(' ')
  return `M${format(start)}Q${format(middle)} ${format(end)}`
}
