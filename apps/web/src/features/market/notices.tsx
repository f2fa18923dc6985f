import { formatThousands } from '@otogi/rules/format/number'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCards } from '../../game/cards.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSaleNotices, type Notice } from './use-notices.ts'
import s from './notices.module.css'

/** The button that opens the sale notices. Opening the list marks them as read. */
export function SaleNotices() {
  const { t } = useTexts()
  const { notices, hasFailed, unread, markRead } = useSaleNotices()
  // The notices as of when the list was opened, so that unread ones stay marked while it is open.
  const [opened, setOpened] = useState<readonly Notice[] | 'waiting'>()
  if (opened === 'waiting' && notices) setOpened(notices)
  const shown = opened === 'waiting' ? undefined : opened
  useEffect(() => {
    if (shown?.some(({ read }) => !read)) markRead()
  }, [shown, markRead])
  return (
    <>
      <Button variant="quiet" icon="chat" className={s['open']} onClick={() => setOpened('waiting')}>
        {t('market.notices')}
        <CountBadge count={unread} label={t('ui.unread', { count: unread })} />
      </Button>
      <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title={t('market.notices')}>
        {shown && <NoticeList notices={shown} />}
        <Link href="/home/inbox" className={s['all']}>
          {t('market.inboxAll')}
        </Link>
        {!shown && (hasFailed ? <p>{t('market.noticesFailed')}</p> : <Skeleton shape="line" />)}
      </Dialog>
    </>
  )
}

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTexts()
  if (notices.length === 0) return <p>{t('market.noNotices')}</p>
  return (
    <ul className={s['list']}>
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { t, pickText } = useTexts()
  const { at, card: cardId = '', gachas = 0, username = '', read } = notice
  const card = useCards().data?.find((one) => one.id === cardId)
  const name = card ? pickText(card.names) : cardId
  return (
    <li>
      <p>{t(toNoticeText(notice), { name, count: gachas, gachas: formatThousands(gachas), username })}</p>
      <LocalTime epochMs={at} />
      {!read && <b className={s['new']}>{t('market.new')}</b>}
    </li>
  )
}

const MODERATED_TEXTS: Readonly<Record<NonNullable<Notice['subject']>, TextKey>> = {
  name: 'market.moderatedName',
  picture: 'market.moderatedPicture',
  profile: 'market.moderatedProfile',
  offer: 'market.moderatedOffer',
}

function toNoticeText({ kind, subject = 'profile' }: Notice): TextKey {
  switch (kind) {
    case 'sold':
      return 'market.sold'
    case 'report-dismissed':
      return 'market.reportDismissed'
    case 'report-acted':
      return 'market.reportActed'
    case 'offer-frozen':
      return 'market.offerFrozen'
    case 'offer-unfrozen':
      return 'market.offerUnfrozen'
    case 'sale-undone':
      return 'market.saleUndone'
    case 'purchase-undone':
      return 'market.purchaseUndone'
    case 'card-withdrawn':
      return 'market.cardWithdrawn'
    case 'card-restored':
      return 'market.cardRestored'
    case 'wish-offered':
      return 'market.wishOffered'
    case 'wish-sold':
      return 'market.wishSold'
    case 'gachas-deducted':
      return 'market.gachasDeducted'
    case 'moderated':
      return MODERATED_TEXTS[subject]
  }
}
