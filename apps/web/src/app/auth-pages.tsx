import { Route, Switch } from 'wouter'
import { AuthLayout } from '../features/accounts/auth-layout.tsx'
import { RegisterPage } from '../features/accounts/register-page.tsx'
import { SignInPage } from '../features/accounts/sign-in-page.tsx'

export function AuthPages() {
  return (
    <AuthLayout>
      <Switch>
        <Route path="/auth/register" component={RegisterPage} />
        <Route component={SignInPage} />
      </Switch>
    </AuthLayout>
  )
}
