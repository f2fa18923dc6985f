import { useId, useState } from 'react'
import { canVibrate, isVibrationOn } from '../../game/haptics.ts'
import { playSound, useLoudness } from '../../game/sound.ts'
import { writePreference } from '../../platform/storage.ts'
import { useTexts } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Slider } from '../../ui/slider.tsx'
import s from './settings-page.module.css'

const PERCENT = 100

export function SoundSettings() {
  const { t } = useTexts()
  const id = useId()
  const { volume, muted, setLoudness } = useLoudness()
  const [isVibrating, setIsVibrating] = useState(isVibrationOn)
  const setVibration = (on: boolean) => {
    writePreference('haptics', on ? 'on' : 'off')
    setIsVibrating(on)
  }
  const percent = Math.round(volume * PERCENT)
  return (
    <Panel>
      <div className={s['section']}>
        <h2>{t('settings.sound')}</h2>
        <div className={s['volume']}>
          <label htmlFor={id}>{t('settings.volume')}</label>
          <output htmlFor={id}>{percent} %</output>
          <Slider
            id={id}
            max={PERCENT}
            step="5"
            value={percent}
            disabled={muted}
            onSlide={(chosen) => setLoudness({ volume: chosen / PERCENT, muted })}
            onPointerUp={() => playSound('win')}
            onKeyUp={() => playSound('click')}
          />
        </div>
        <Checkbox checked={muted} onChange={(chosen) => setLoudness({ volume, muted: chosen })}>
          {t('settings.mute')}
        </Checkbox>
        {canVibrate() && (
          <Checkbox checked={isVibrating} onChange={setVibration}>
            {t('settings.vibrate')}
          </Checkbox>
        )}
      </div>
    </Panel>
  )
}
