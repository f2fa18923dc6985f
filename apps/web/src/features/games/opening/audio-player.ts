import { createStore, type Store } from '../../../platform/store.ts'

export type AudioPlayerState = {
  readonly status: 'loading' | 'failed' | 'paused' | 'playing'
  readonly seconds: number
  readonly duration: number
}

const FFT_SIZE = 128
const STATE_EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'durationchange'] as const

/** A recording that loads ahead and plays from the first tap until it is closed or the page is hidden. */
export class AudioPlayer {
  readonly #audio = new Audio()
  readonly #state = createStore<AudioPlayerState>({ status: 'loading', seconds: 0, duration: 0 })
  readonly #src: string
  #closed = new AbortController()
  #desk: AudioGraph | undefined
  #volume = 1
  /** How many seconds one press plays; null plays to the end. */
  #step: number | null = null
  #begunAt = 0
  #isWanted = false
  #address = ''

  constructor(src: string) {
    this.#src = src
  }

  /** Loads the recording. */
  open(): void {
    this.#closed = new AbortController()
    const { signal } = this.#closed
    for (const event of STATE_EVENTS) this.#audio.addEventListener(event, this.#observe, { signal })
    this.#audio.addEventListener('error', () => this.#set({ status: 'failed' }), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && this.#rest(), { signal })
    this.#load().catch(() => signal.aborted || this.#set({ status: 'failed' }))
  }

  get state(): Store<AudioPlayerState> {
    return this.#state
  }

  /** Plays or pauses. Browsers allow this only after a tap or a key press. */
  toggle(): void {
    if (this.#state.read().status === 'loading') this.#isWanted = !this.#isWanted
    else if (this.#audio.paused) this.#start()
    else this.#audio.pause()
  }

  /** Loads the recording again after a failure. */
  retry(): void {
    this.#closed.abort()
    this.#set({ status: 'loading' })
    this.open()
  }

  seek(seconds: number): void {
    this.#audio.currentTime = seconds
    this.#begunAt = seconds
    // Update the state immediately: otherwise the slider would seek again to its old value.
    this.#set({ seconds })
  }

  /** The current position in seconds, exact to the frame. */
  get position(): number {
    return this.#audio.currentTime
  }

  setStep(seconds: number | null): void {
    this.#step = seconds
  }

  setVolume(volume: number): void {
    this.#volume = volume
    this.#desk?.setVolume(volume)
  }

  /** Reads the current level of each frequency band, 0 to 255, from low to high. */
  readLevels(levels: Uint8Array<ArrayBuffer>): void {
    this.#desk?.analyser.getByteFrequencyData(levels)
  }

  close(): void {
    this.#closed.abort()
    this.#audio.pause()
    this.#audio.removeAttribute('src')
    URL.revokeObjectURL(this.#address)
    void this.#desk?.context.close()
  }

  /** Also cancels playing a recording that is still loading. */
  #rest(): void {
    this.#isWanted = false
    this.#audio.pause()
  }

  async #load(): Promise<void> {
    const response = await fetch(this.#src, { signal: this.#closed.signal })
    if (!response.ok) throw new Error(`${this.#src} answered ${response.status}`)
    // Kept in memory, so that seeking needs no request.
    this.#address = URL.createObjectURL(await response.blob())
    this.#audio.src = this.#address
    if (this.#isWanted) this.#start()
    else this.#set({ status: 'paused' })
  }

  #start(): void {
    this.#desk ??= createAudioGraph(this.#audio)
    this.#desk.setVolume(this.#volume)
    this.#begunAt = this.#audio.ended ? 0 : this.#audio.currentTime
    // If the browser requires another tap first, the recording stays paused.
    this.#audio.play().catch(this.#observe)
  }

  readonly #observe = (): void => {
    const { paused, currentTime, duration } = this.#audio
    if (!paused && this.#step !== null && currentTime >= this.#begunAt + this.#step) return this.#endStep(this.#step)
    const status = paused ? 'paused' : 'playing'
    this.#set({ status, seconds: currentTime, duration: Number.isFinite(duration) ? duration : 0 })
  }

  /**
   * Browsers report the time only a few times a second, so playback may pass the end of the step. This sets the
   * position back to the exact end.
   */
  #endStep(step: number): void {
    this.#audio.pause()
    this.#audio.currentTime = this.#begunAt + step
  }

  #set(change: Partial<AudioPlayerState>): void {
    this.#state.write({ ...this.#state.read(), ...change })
  }
}

type AudioGraph = { context: AudioContext; analyser: AnalyserNode; setVolume(volume: number): void }

/** The levels are read before the volume is applied, so that they show even when muted. */
function createAudioGraph(audio: HTMLAudioElement): AudioGraph {
  ignoreSilentSwitch()
  const context = new AudioContext()
  void context.resume()
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.75 })
  // iOS ignores the volume of the audio element but respects a gain node.
  const gain = new GainNode(context)
  context.createMediaElementSource(audio).connect(analyser).connect(gain).connect(context.destination)
  return { context, analyser, setVolume: (volume) => (gain.gain.value = volume) }
}

/** The silent switch of an iPhone mutes sound effects by default; the player asked for this recording. */
function ignoreSilentSwitch(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
