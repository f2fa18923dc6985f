import { Suspense, useEffect, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { AuthLayout } from '../features/accounts/auth-layout.tsx'
import { SignInPage } from '../features/accounts/sign-in-page.tsx'
import { createPage } from './page.ts'

const RegisterPage = createPage(
  ['accounts'],
  async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
)
const ForgotPage = createPage(
  ['recovery'],
  async () => (await import('../features/accounts/forgot-page.tsx')).ForgotPage,
)
const ResetPage = createPage(['recovery'], async () => (await import('../features/accounts/reset-page.tsx')).ResetPage)
const VerifyPage = createPage(
  ['recovery'],
  async () => (await import('../features/accounts/verify-page.tsx')).VerifyPage,
)

export function AuthPages() {
  // Loads the registration page in advance, because most visitors without an account open it next.
  useEffect(() => void RegisterPage.load(), [])
  return (
    <AuthLayout>
      <Switch>
        <Route path="/auth/register">{renderLazily(RegisterPage)}</Route>
        <Route path="/auth/forgot">{renderLazily(ForgotPage)}</Route>
        <Route path="/auth/reset">{renderLazily(ResetPage)}</Route>
        <Route path="/auth/verify">{renderLazily(VerifyPage)}</Route>
        <Route component={SignInPage} />
      </Switch>
    </AuthLayout>
  )
}

function renderLazily(Page: ComponentType) {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
