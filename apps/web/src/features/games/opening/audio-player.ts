import { createStore, type Store } from '../../../platform/store.ts'

export type AudioPlayerState = {
  readonly status: 'loading' | 'failed' | 'paused' | 'playing'
  readonly seconds: number
  readonly duration: number
}

const FFT_SIZE = 128
const STATE_EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'durationchange'] as const

/** A recording that is fetched ahead and plays from the player's tap on, until it is closed or the page is left. */
export class AudioPlayer {
  readonly #audio = new Audio()
  readonly #state = createStore<AudioPlayerState>({ status: 'loading', seconds: 0, duration: 0 })
  readonly #src: string
  #closed = new AbortController()
  #desk: AudioGraph | undefined
  #volume = 1
  /** How long it plays at one press, in seconds; null plays to the end. */
  #step: number | null = null
  #begunAt = 0
  #isWanted = false
  #address = ''

  constructor(src: string) {
    this.#src = src
  }

  /** Fetches the recording. */
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

  /** Plays or pauses; browsers ask that a tap or a key is behind it. */
  toggle(): void {
    if (this.#state.read().status === 'loading') this.#isWanted = !this.#isWanted
    else if (this.#audio.paused) this.#start()
    else this.#audio.pause()
  }

  /** Fetches once more what did not arrive. */
  retry(): void {
    this.#closed.abort()
    this.#set({ status: 'loading' })
    this.open()
  }

  seek(seconds: number): void {
    this.#audio.currentTime = seconds
    this.#begunAt = seconds
    // At once: a slider that still had the old value after its event would ask for that one again.
    this.#set({ seconds })
  }

  /** Where in the recording the player is, in seconds, to the frame. */
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

  /** How loud each part of the sound is at this moment, 0 to 255, from the low to the high. */
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

  /** What is still on its way is not wanted any more either. */
  #rest(): void {
    this.#isWanted = false
    this.#audio.pause()
  }

  async #load(): Promise<void> {
    const response = await fetch(this.#src, { signal: this.#closed.signal })
    if (!response.ok) throw new Error(`${this.#src} answered ${response.status}`)
    // Held whole: seeking asks nothing of the network.
    this.#address = URL.createObjectURL(await response.blob())
    this.#audio.src = this.#address
    if (this.#isWanted) this.#start()
    else this.#set({ status: 'paused' })
  }

  #start(): void {
    this.#desk ??= createAudioGraph(this.#audio)
    this.#desk.setVolume(this.#volume)
    this.#begunAt = this.#audio.ended ? 0 : this.#audio.currentTime
    // A browser that wants another tap first leaves the recording where it is.
    this.#audio.play().catch(this.#observe)
  }

  readonly #observe = (): void => {
    const { paused, currentTime, duration } = this.#audio
    if (!paused && this.#step !== null && currentTime >= this.#begunAt + this.#step) return this.#endStep(this.#step)
    const status = paused ? 'paused' : 'playing'
    this.#set({ status, seconds: currentTime, duration: Number.isFinite(duration) ? duration : 0 })
  }

  /** The browser tells the time a few times a second: what was played beyond the step is taken back. */
  #endStep(step: number): void {
    this.#audio.pause()
    this.#audio.currentTime = this.#begunAt + step
  }

  #set(change: Partial<AudioPlayerState>): void {
    this.#state.write({ ...this.#state.read(), ...change })
  }
}

type AudioGraph = { context: AudioContext; analyser: AnalyserNode; setVolume(volume: number): void }

/** Levels are read before the volume, so that they show even where nothing is heard. */
function createAudioGraph(audio: HTMLAudioElement): AudioGraph {
  ignoreSilentSwitch()
  const context = new AudioContext()
  void context.resume()
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.75 })
  // An iPhone leaves an element's own volume alone; it obeys this one.
  const gain = new GainNode(context)
  context.createMediaElementSource(audio).connect(analyser).connect(gain).connect(context.destination)
  return { context, analyser, setVolume: (volume) => (gain.gain.value = volume) }
}

/** An iPhone's switch for silence mutes mere effects; this is what the player has asked to hear. */
function ignoreSilentSwitch(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
