import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { access } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Warning } from '../../ui/warning.tsx'
import { refetchOperator, type Operator } from './use-operator.ts'
import s from './sign-in.module.css'

type SignInProps = { operator: Operator; onRegistered: (recoveryCodes: readonly string[]) => void }

/** Signs in with a passkey or a recovery code, or registers a passkey with an invitation. */
export function SignIn({ operator, onRegistered }: SignInProps) {
  const { t } = useTexts()
  const [other, setOther] = useState<'recovery' | 'invitation' | undefined>(
    operator.hasPasskey ? undefined : 'invitation',
  )
  return (
    <Sheet className={s['sheet']}>
      <h2>{t('desk.signIn')}</h2>
      <p>{t(operator.hasPasskey ? 'desk.signInText' : 'desk.invitationText')}</p>
      {operator.hasPasskey && <PasskeyButton />}
      {other === 'recovery' && <RecoveryForm />}
      {other === 'invitation' && <InvitationForm onRegistered={onRegistered} />}
      <div className={s['others']}>
        {operator.hasPasskey && other !== 'recovery' && (
          <Button variant="quiet" onClick={() => setOther('recovery')}>
            {t('desk.useRecoveryCode')}
          </Button>
        )}
        {operator.hasPasskey && other !== 'invitation' && (
          <Button variant="quiet" onClick={() => setOther('invitation')}>
            {t('desk.useInvitation')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function PasskeyButton() {
  const { t } = useTexts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(access.startSignIn, {})
      const response = await startAuthentication({ optionsJSON: JSON.parse(options) })
      await call(access.signIn, { response: JSON.stringify(response) })
    },
    onSuccess: refetchOperator,
  })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {t('desk.usePasskey')}
      </Button>
      <Problem error={error} />
    </>
  )
}

function RecoveryForm() {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(access.useRecoveryCode, { code }),
    onSuccess: refetchOperator,
  })
  return (
    <CodeForm label={t('desk.recoveryCode')} value={code} onChange={setCode} onSubmit={mutate} error={error}>
      <Button type="submit" busy={isPending}>
        {t('desk.signInNow')}
      </Button>
    </CodeForm>
  )
}

function InvitationForm({ onRegistered }: Pick<SignInProps, 'onRegistered'>) {
  const { t } = useTexts()
  const [invitation, setInvitation] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(access.startRegistration, { invitation })
      const response = await startRegistration({ optionsJSON: JSON.parse(options) })
      return call(access.register, { invitation, response: JSON.stringify(response) })
    },
    onSuccess: ({ recoveryCodes }) => {
      onRegistered(recoveryCodes)
      refetchOperator()
    },
  })
  return (
    <CodeForm label={t('desk.invitation')} value={invitation} onChange={setInvitation} onSubmit={mutate} error={error}>
      <Button type="submit" busy={isPending}>
        {t('desk.register')}
      </Button>
    </CodeForm>
  )
}

type CodeFormProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  error: Error | null
  children: React.ReactNode
}

function CodeForm({ label, value, onChange, onSubmit, error, children }: CodeFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (value.trim() !== '') onSubmit()
  }
  return (
    <form className={s['form']} onSubmit={submit}>
      <TextField label={label} value={value} onChange={onChange} autoComplete="off" spellCheck={false} maxLength={40} />
      {children}
      <Problem error={error} />
    </form>
  )
}

/** The library also reports an error if the browser's dialog is canceled. */
function Problem({ error }: { error: Error | null }) {
  const { t } = useTexts()
  if (!error) return null
  return (
    <Warning
      text={t(error instanceof Refused ? toRefusalTextOrDefault('desk.failed', error) : 'desk.passkeyNotRead')}
    />
  )
}
