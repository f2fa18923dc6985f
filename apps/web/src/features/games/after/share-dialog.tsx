import type { Puzzle } from '@otogi/contract/puzzle'
import { hasModes } from '@otogi/rules/games/games'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { GAME_TEXT, MODE_TEXT } from '../names.ts'
import type { Play } from '../playground.tsx'
import { gridOf, shareText, type Grid } from './grid.ts'
import { shareImage } from './share-image.ts'
import s from './share-dialog.module.css'

type Props = { play: Play; puzzle: Puzzle; onClose: () => void }

/** The result without the answer, as text and as a picture, to be sent wherever the player likes. */
export function ShareDialog({ play, puzzle, onClose }: Props) {
  const { t } = useTexts()
  const words = useWords(play, puzzle)
  const grid = gridOf(play.game, puzzle)
  const text = shareText(`${words.title}\n${words.result}`, grid, location.origin)
  const picture = usePicture(grid, words)
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    toast(isCopied ? { text: t('games.copied'), kind: 'good' } : { text: t('games.copyFailed'), kind: 'bad' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('games.shareTitle')}
      actions={
        <>
          <Button variant="quiet" icon="copy" onClick={() => void copy()}>
            {t('games.copyText')}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void send(text, picture?.file)}>
              {t('games.shareAction')}
            </Button>
          )}
        </>
      }
    >
      <div className={s['share']}>
        {picture && (
          <figure className={s['picture']}>
            <img src={picture.address} alt={`${words.title}. ${words.result}`} />
            <a href={picture.address} download={picture.file.name}>
              {t('games.savePicture')}
            </a>
          </figure>
        )}
        <label className={s['text']}>
          {t('games.shareText')}
          <textarea readOnly rows={grid.length + 3} value={text} onFocus={(event) => event.target.select()} />
        </label>
      </div>
    </Dialog>
  )
}

function useWords({ game, mode }: Play, { number, personal, finished, tries }: Puzzle) {
  const { t } = useTexts()
  const name = t(GAME_TEXT[game])
  const parts = [`Otogi ${number}`, name, hasModes(game) && t(MODE_TEXT[mode]), personal && t('games.sharePersonal')]
  return {
    title: parts.filter((part) => part !== false).join(' · '),
    result: t(finished ? 'games.shareSolved' : 'games.shareUnsolved', { tries }),
    address: location.host,
  }
}

type Picture = { file: File; address: string }

/** Drawn once for the dialog; the address is given back with it. */
function usePicture(grid: Grid, words: ReturnType<typeof useWords>): Picture | undefined {
  const [picture, setPicture] = useState<Picture>()
  const [drawn] = useState(() => shareImage(grid, words))
  useEffect(() => {
    let address = ''
    let isWanted = true
    const show = (blob: Blob) => {
      if (!isWanted) return
      address = URL.createObjectURL(blob)
      setPicture({ file: new File([blob], 'otogi.png', { type: blob.type }), address })
    }
    // Without the picture the text is still there to be shared.
    drawn.then(show, () => {})
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [drawn])
  return picture
}

/** Hands text and picture to the system; a player who changes their mind is no fault. */
async function send(text: string, file: File | undefined): Promise<void> {
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
  await navigator.share({ text, ...files }).catch(() => {})
}
