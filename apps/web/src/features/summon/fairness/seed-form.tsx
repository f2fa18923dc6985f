import { useState } from 'react'
import { createRandomKey } from '../../../platform/random-key.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { useSeedChange } from './use-fairness.ts'
import s from './seed-form.module.css'

/** A form for the client seed. The player types a seed or generates one. */
export function SeedForm({ nextCommitment }: { nextCommitment: string }) {
  const { t } = useTexts()
  const [seed, setSeed] = useState('')
  const { mutate, isPending, error } = useSeedChange(nextCommitment, () => {
    setSeed('')
    showToast({ text: t('summon.seedChanged'), kind: 'good' })
  })
  return (
    <form
      className={s['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (seed !== '' && !isPending) mutate(seed)
      }}
    >
      <TextField
        label={t('summon.newClientSeed')}
        hint={t('summon.seedHint')}
        error={error ? t(toRefusalTextOrDefault('summon.seedFailed', error)) : undefined}
        value={seed}
        onChange={setSeed}
        filter={filterSeed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={s['actions']}>
        <Button variant="quiet" icon="refresh" onClick={() => setSeed(createRandomKey())}>
          {t('summon.rollSeed')}
        </Button>
        <Button type="submit" busy={isPending} disabled={seed === ''}>
          {t('summon.changeSeed')}
        </Button>
      </div>
    </form>
  )
}

function filterSeed(typed: string, max: number): string {
  return typed.replace(/[^A-Za-z0-9_-]/g, '').slice(0, max)
}
