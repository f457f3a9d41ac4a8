import type { Ability } from './abilities.ts';

/** Which part of what a server allows may go to requests that nobody asked for; the rest is for those that somebody did. */
const shares: Readonly<Record<Ability, number>> = { analyze: 0.5, analyzeProject: 0.15, complete: 0.15 };

/** Between two requests where the server does not say what it allows, in milliseconds. */
const usualGapMs: Readonly<Record<Ability, number>> = { analyze: 1_000, analyzeProject: 6_000, complete: 4_000 };

/** However little is left: someone is waiting to see whether the fix was right. */
const maxGapMs = 60_000;

/**
 * When a server that counts requests is asked again for what comes by itself, as someone types: so that what it allows
 * lasts until its window ends.
 */
export class Pace {
  readonly #sentAt = new Map<Ability, number>();
  #window: { readonly remaining: number; readonly endsAt: number } | undefined;

  /** Takes in what an answer says of its limit: `X-RateLimit-Remaining` and `X-RateLimit-Reset`. */
  observe(headers: Headers, now = Date.now()): void {
    const remaining = numberIn(headers, 'x-ratelimit-remaining');
    const reset = numberIn(headers, 'x-ratelimit-reset');
    if (remaining === undefined || reset === undefined) return;
    // By the server's own clock: this machine's may be wrong.
    const answeredAt = Date.parse(headers.get('date') ?? '') || now;
    this.#window = { remaining, endsAt: now + Math.max(0, reset * 1000 - answeredAt) };
  }

  /** One was sent. */
  spend(ability: Ability, now = Date.now()): void {
    this.#sentAt.set(ability, now);
  }

  /** Milliseconds until the next one. */
  wait(ability: Ability, now = Date.now()): number {
    const sentAt = this.#sentAt.get(ability);
    return sentAt === undefined ? 0 : Math.max(0, sentAt + this.#gap(ability, now) - now);
  }

  #gap(ability: Ability, now: number): number {
    if (this.#window === undefined || this.#window.endsAt <= now) return usualGapMs[ability];
    const { remaining, endsAt } = this.#window;
    return Math.min(maxGapMs, (endsAt - now) / (remaining * shares[ability]));
  }
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text);
}
