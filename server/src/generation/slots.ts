/** Something that a large model may write better than a table: named, bounded, with a text that stands without a model. */
export interface Slot {
  /** Unique in its project, such as `tagline`. */
  readonly name: string;
  readonly kind: 'text' | 'css' | 'php';
  /** What a model is asked. */
  readonly prompt: string;
  /** Whether a given text took the place of the project's own. */
  readonly isFilled: boolean;
}

export interface SlotRequest {
  readonly prompt: string;
  readonly fallback: string;
}

/** Where generators ask for the texts of their slots, and which slots were asked for. */
export class Slots {
  readonly #filled: Readonly<Record<string, string>>;
  readonly #asked = new Map<string, Slot>();

  /** @param filled texts by slot name, already checked to be fit for their kind */
  constructor(filled: Readonly<Record<string, string>> = {}) {
    this.#filled = filled;
  }

  /** Plain text: one paragraph; writers escape it like any text of the user's. */
  text(name: string, request: SlotRequest): string {
    return this.#take(name, 'text', request);
  }

  /** Declarations and rules of CSS; inserted as they are. */
  css(name: string, request: SlotRequest): string {
    return this.#take(name, 'css', request);
  }

  /** Statements of a PHP function's body; inserted as they are. */
  php(name: string, request: SlotRequest): string {
    return this.#take(name, 'php', request);
  }

  asked(): readonly Slot[] {
    return [...this.#asked.values()];
  }

  #take(name: string, kind: Slot['kind'], { prompt, fallback }: SlotRequest): string {
    const given = Object.hasOwn(this.#filled, name) ? this.#filled[name] : undefined;
    this.#asked.set(name, { name, kind, prompt, isFilled: given !== undefined });
    return given ?? fallback;
  }
}
