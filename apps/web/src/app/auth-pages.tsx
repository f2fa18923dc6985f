import { Suspense, useEffect, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { AuthLayout } from '../features/accounts/auth-layout.tsx'
import { SignInPage } from '../features/accounts/sign-in-page.tsx'
import { page } from './page.ts'

const RegisterPage = page(
  ['accounts'],
  async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
)
const ForgotPage = page(['recovery'], async () => (await import('../features/accounts/forgot-page.tsx')).ForgotPage)
const ResetPage = page(['recovery'], async () => (await import('../features/accounts/reset-page.tsx')).ResetPage)
const VerifyPage = page(['recovery'], async () => (await import('../features/accounts/verify-page.tsx')).VerifyPage)

export function AuthPages() {
  // Most visitors without an account go there next.
  useEffect(() => void RegisterPage.load(), [])
  return (
    <AuthLayout>
      <Switch>
        <Route path="/auth/register">{waiting(RegisterPage)}</Route>
        <Route path="/auth/forgot">{waiting(ForgotPage)}</Route>
        <Route path="/auth/reset">{waiting(ResetPage)}</Route>
        <Route path="/auth/verify">{waiting(VerifyPage)}</Route>
        <Route component={SignInPage} />
      </Switch>
    </AuthLayout>
  )
}

function waiting(Page: ComponentType) {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
