import { createStore, type Store } from '../../../platform/store.ts'

export type AudioPlayerState = {
  readonly status: 'loading' | 'failed' | 'paused' | 'playing'
  readonly seconds: number
  readonly duration: number
  /** The position at which the current or the next playback stops. */
  readonly end: number
}

const FFT_SIZE = 128
const MS = 1000
/** A step counts as finished this many seconds before its exact end. */
const STEP_TOLERANCE = 0.02
const STATE_EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'durationchange'] as const

/**
 * Plays a recording, which is loaded before the first tap. Playback stops when the player is closed or the page is
 * hidden.
 */
export class AudioPlayer {
  readonly #audio = new Audio()
  readonly #state = createStore<AudioPlayerState>({ status: 'loading', seconds: 0, duration: 0, end: 0 })
  readonly #src: string
  #closed = new AbortController()
  #graph: AudioGraph | undefined
  #volume = 1
  /** How many seconds to play per press; null to play to the end. */
  #step: number | null = null
  #stepStart = 0
  #stepTimer: ReturnType<typeof setTimeout> | undefined
  #isPlayRequested = false
  #objectUrl = ''

  constructor(src: string) {
    this.#src = src
  }

  /** Loads the recording. */
  open(): void {
    this.#closed = new AbortController()
    const { signal } = this.#closed
    for (const event of STATE_EVENTS) this.#audio.addEventListener(event, this.#observe, { signal })
    this.#audio.addEventListener('error', () => this.#set({ status: 'failed' }), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && this.#stop(), { signal })
    this.#load().catch(() => signal.aborted || this.#set({ status: 'failed' }))
  }

  get state(): Store<AudioPlayerState> {
    return this.#state
  }

  /** Plays or pauses. Browsers allow playing only after a tap or a key press. */
  toggle(): void {
    if (this.#state.read().status === 'loading') this.#isPlayRequested = !this.#isPlayRequested
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
    this.#stepStart = seconds
    // Updates the state immediately. Otherwise the slider would seek again to its old value.
    this.#set({ seconds })
    this.#setEnd()
  }

  /** The current position in seconds, accurate to the frame. */
  get position(): number {
    return this.#audio.currentTime
  }

  setStep(seconds: number | null): void {
    this.#step = seconds
    this.#setEnd()
  }

  setVolume(volume: number): void {
    this.#volume = volume
    this.#graph?.setVolume(volume)
  }

  /** Reads the current level of each frequency band, 0 to 255, from low to high. */
  readLevels(levels: Uint8Array<ArrayBuffer>): void {
    this.#graph?.analyser.getByteFrequencyData(levels)
  }

  close(): void {
    clearTimeout(this.#stepTimer)
    this.#closed.abort()
    this.#audio.pause()
    this.#audio.removeAttribute('src')
    URL.revokeObjectURL(this.#objectUrl)
    void this.#graph?.context.close()
  }

  /** Pauses. A recording that is still loading will not start to play. */
  #stop(): void {
    this.#isPlayRequested = false
    this.#audio.pause()
  }

  async #load(): Promise<void> {
    const response = await fetch(this.#src, { signal: this.#closed.signal })
    if (!response.ok) throw new Error(`${this.#src} answered ${response.status}`)
    // The recording is in memory, so that seeking needs no request.
    this.#objectUrl = URL.createObjectURL(await response.blob())
    this.#audio.src = this.#objectUrl
    if (this.#isPlayRequested) this.#start()
    else this.#set({ status: 'paused' })
  }

  #start(): void {
    this.#graph ??= createAudioGraph(this.#audio)
    this.#graph.setVolume(this.#volume)
    this.#stepStart = this.#audio.ended ? 0 : this.#audio.currentTime
    // If the browser requires another tap first, the recording stays paused.
    this.#audio.play().then(this.#endStepInTime, this.#observe)
  }

  /** Ends the step when its time is up, because the browser's own events come too late for a step of one second. */
  readonly #endStepInTime = (): void => {
    clearTimeout(this.#stepTimer)
    if (this.#step === null || this.#audio.paused) return
    const missing = this.#stepStart + this.#step - this.#audio.currentTime
    if (missing <= STEP_TOLERANCE) return this.#endStep(this.#step)
    this.#stepTimer = setTimeout(this.#endStepInTime, missing * MS)
  }

  readonly #observe = (): void => {
    const { paused, currentTime, duration } = this.#audio
    if (!paused && this.#step !== null && currentTime >= this.#stepStart + this.#step) return this.#endStep(this.#step)
    const status = paused ? 'paused' : 'playing'
    this.#set({ status, seconds: currentTime, duration: Number.isFinite(duration) ? duration : 0 })
    this.#setEnd()
  }

  #setEnd(): void {
    const { status, seconds, duration } = this.#state.read()
    const start = status === 'playing' ? this.#stepStart : seconds
    this.#set({ end: Math.min(duration, start + (this.#step ?? duration)) })
  }

  /**
   * Moves the position back to the exact end of the step, because browsers report the time only a few times a second.
   */
  #endStep(step: number): void {
    this.#audio.pause()
    this.#audio.currentTime = this.#stepStart + step
  }

  #set(change: Partial<AudioPlayerState>): void {
    this.#state.write({ ...this.#state.read(), ...change })
  }
}

type AudioGraph = { context: AudioContext; analyser: AnalyserNode; setVolume(volume: number): void }

/** Measures the levels before the volume is applied, so that the level bars move even when muted. */
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

/** Plays the recording even on an iPhone in silent mode, because the player has asked for it. */
function ignoreSilentSwitch(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
