import { access } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState, type ComponentType } from 'react'
import { Link, Redirect, Route, Switch, useLocation } from 'wouter'
import { LogPage } from '../features/desk/log-page.tsx'
import { MarketPage } from '../features/desk/market/market-page.tsx'
import { PlayersPage } from '../features/desk/players/players-page.tsx'
import { RecoveryCodes } from '../features/desk/recovery-codes.tsx'
import { ReportsPage } from '../features/desk/reports/reports-page.tsx'
import { SignIn } from '../features/desk/sign-in.tsx'
import { TakedownPage } from '../features/desk/takedown/takedown-page.tsx'
import { refetchOperator, useOperator, type Operator } from '../features/desk/use-operator.ts'
import { call, handleRefusal } from '../platform/call.ts'
import { queryClient } from '../platform/query-client.ts'
import { Refused } from '../platform/refused.ts'
import { useTexts } from '../platform/texts.ts'
import type { TextKey } from '../texts/catalog.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LinkStrip } from '../ui/tabs.tsx'
import { createPage } from './page.ts'
import s from './desk-pages.module.css'

type Section = {
  readonly path: string
  readonly title: TextKey
  readonly page: ComponentType
  readonly roles?: readonly Operator['role'][]
}

const CalendarPage = createPage(
  ['calendar', 'games'],
  async () => (await import('../features/desk/calendar/calendar-page.tsx')).CalendarPage,
)

const InsightPage = createPage(
  ['insight', 'games'],
  async () => (await import('../features/desk/insight/insight-page.tsx')).InsightPage,
)

/** The sections of the desk, in the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { path: '/desk/players', title: 'desk.players', page: PlayersPage, roles: ['owner', 'moderator'] },
  { path: '/desk/reports', title: 'moderation.reports', page: ReportsPage, roles: ['owner', 'moderator'] },
  { path: '/desk/market', title: 'moderation.market', page: MarketPage, roles: ['owner', 'moderator'] },
  { path: '/desk/calendar', title: 'desk.calendar', page: CalendarPage },
  { path: '/desk/takedown', title: 'moderation.takedown', page: TakedownPage, roles: ['owner'] },
  { path: '/desk/insight', title: 'desk.insight', page: InsightPage },
  { path: '/desk/log', title: 'desk.log', page: LogPage },
]

// Operators act on what they see, so each page is refetched when it opens.
queryClient.setQueryDefaults(['desk'], { staleTime: 0 })

// Asks to sign in again when the desk session has ended.
handleRefusal('DESK_SESSION_REQUIRED', () => {
  refetchOperator()
  return false
})

/** The operator's desk. Players without a role see the same page as at an unknown address. */
export function DeskPages() {
  const { t } = useTexts()
  const { data: operator, error, refetch } = useOperator()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  if (error instanceof Refused && error.status === 404) return <Redirect to="/auth" replace />
  return (
    <>
      <PageTitle title={t('desk.title')} />
      {!operator && !error && <Spinner />}
      {!operator && error && (
        <EmptyState
          text={t('desk.notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('desk.retry')}</Button>}
        />
      )}
      {operator && !operator.signedIn && <SignIn operator={operator} onRegistered={setRecoveryCodes} />}
      {operator?.signedIn && <Sections operator={operator} />}
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} onClose={() => setRecoveryCodes([])} />}
    </>
  )
}

function Sections({ operator: { username, role } }: { operator: Operator }) {
  const { t } = useTexts()
  const [path] = useLocation()
  const sections = SECTIONS.filter(({ roles }) => roles?.includes(role) ?? true)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(access.signOut, {}),
    onSettled: refetchOperator,
  })
  return (
    <>
      <div className={s['bar']}>
        <LinkStrip label={t('desk.sections')}>
          {sections.map((section) => (
            <Link
              key={section.path}
              href={section.path}
              aria-current={path.startsWith(section.path) ? 'page' : undefined}
            >
              {t(section.title)}
            </Link>
          ))}
        </LinkStrip>
        <p className={s['who']}>
          {username} ({t(`desk.${role}`)})
          <Button variant="quiet" className={s['out']} busy={isPending} onClick={() => mutate()}>
            {t('desk.signOut')}
          </Button>
        </p>
      </div>
      <Suspense fallback={<Spinner />}>
        <Switch>
          {sections.map(({ path: sectionPath, page: Page }) => (
            <Route key={sectionPath} path={`${sectionPath}/*?`} component={Page} />
          ))}
          <Route>
            <Redirect to={sections[0]?.path ?? '/'} replace />
          </Route>
        </Switch>
      </Suspense>
    </>
  )
}
