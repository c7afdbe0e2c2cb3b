import { because } from '@portal/words/reasons'
import fastq, { type queueAsPromised } from 'fastq'
import sharp from 'sharp'
import { Refusal } from '../use-case/errors.ts'
import { encodePicture, readHead, type SentPicture } from './encode-picture.ts'

export type PictureOptions = {
  /** Until when a picture may wait for its turn. */
  deadline?: () => AbortSignal
  maxQueue?: number
  /** Makes the JPEG; another function in tests. */
  encode?: typeof encodePicture
}

export type PictureRefusal = 'no_picture' | 'too_many_pixels' | 'damaged'
type ReadyPicture = { bytes: Buffer } | { refused: PictureRefusal }

/** A small file can declare a huge picture, which would fill the memory when decoded. */
export const maxMegapixels = 25
const maxInputPixels = maxMegapixels * 1_000_000

/** Pictures take one thread each of the four that Node also hashes passwords with (decision 37). */
const atOnce = 2
const defaultMaxQueue = 50
const defaultDeadline = () => AbortSignal.timeout(30_000)

/**
 * Makes JPEGs, upright and without any metadata: an avatar as a square of 512 pixels from a JPEG, PNG, GIF (its first
 * picture) or WebP, a cover whole in such a square and from AVIF or TIFF too, an attachment of at most 2,400 pixels a side from a JPEG or PNG.
 */
export class Pictures {
  readonly #encode: typeof encodePicture
  readonly #deadline: () => AbortSignal
  readonly #maxUnderWay: number
  readonly #threads = turns(atOnce)
  /**
   * The queue of pictures that are decoded as a whole: such a picture may take 200 MB, while a photo that is read line
   * by line takes 20 (decision 37).
   */
  readonly #wholeOnes = turns(1)
  #underWay = 0

  constructor(options: PictureOptions = {}) {
    this.#encode = options.encode ?? encodePicture
    this.#deadline = options.deadline ?? defaultDeadline
    this.#maxUnderWay = atOnce + (options.maxQueue ?? defaultMaxQueue)
    // The library would keep the decoders of the last hundred pictures with their memory, and no picture comes twice.
    sharp.cache(false)
  }

  /** The number of pictures that are being worked on or wait. */
  get underWay(): number {
    return this.#underWay
  }

  /**
   * Makes the JPEG of a picture. It refuses content that is of another kind, whatever its name, is damaged, or has more
   * than 25 megapixels. 503 when too many wait already, and when its turn comes too late or takes too long.
   */
  async make(sent: SentPicture): Promise<ReadyPicture> {
    if (this.#underWay >= this.#maxUnderWay) throw tooBusy()
    this.#underWay += 1
    try {
      return await this.#makeInTurn(sent, this.#deadline())
    } finally {
      this.#underWay -= 1
    }
  }

  async #makeInTurn(sent: SentPicture, tooLate: AbortSignal): Promise<ReadyPicture> {
    const inThread = <T>(work: () => Promise<T>) =>
      inTurn(this.#threads, async () => {
        if (tooLate.aborted) throw tooBusy()
        return work()
      })
    const head = await inThread(() => readHead(sent))
    if (typeof head === 'string') return { refused: head }
    if (head.pixels > maxInputPixels) return { refused: 'too_many_pixels' }
    const make = () => inThread(() => this.#encode(sent, head))
    const bytes = await (head.isDecodedWhole ? inTurn(this.#wholeOnes, make) : make())
    if (bytes === 'late') throw tooBusy()
    return bytes === 'damaged' ? { refused: bytes } : { bytes }
  }
}

type Turns = queueAsPromised<() => Promise<void>>

const turns = (count: number): Turns => fastq.promise((work: () => Promise<void>) => work(), count)

const inTurn = <T>(queue: Turns, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    queue.push(() => work().then(resolve, reject))
  })

const tooBusy = () =>
  new Refusal(503, because('files.busy'), {
    retryAfterSeconds: 5,
  })
